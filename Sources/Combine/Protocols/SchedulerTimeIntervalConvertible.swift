/// A length of time that can be made from the usual units.
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ seconds: Int) -> Self
    static func seconds(_ seconds: Double) -> Self
    static func milliseconds(_ milliseconds: Int) -> Self
    static func microseconds(_ microseconds: Int) -> Self
    static func nanoseconds(_ nanoseconds: Int) -> Self
}

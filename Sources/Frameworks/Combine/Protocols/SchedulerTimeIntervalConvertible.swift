/// A time interval that can be created from common units.
public protocol SchedulerTimeIntervalConvertible {
    /// An interval of whole seconds.
    static func seconds(_ seconds: Int) -> Self
    /// An interval of seconds and fractions of a second.
    static func seconds(_ seconds: Double) -> Self
    /// An interval of whole milliseconds.
    static func milliseconds(_ milliseconds: Int) -> Self
    /// An interval of whole microseconds.
    static func microseconds(_ microseconds: Int) -> Self
    /// An interval of whole nanoseconds.
    static func nanoseconds(_ nanoseconds: Int) -> Self
}

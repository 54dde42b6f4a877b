/// Runs all work at once, even if it is scheduled for later.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never

    /// The shared scheduler. All immediate schedulers are equivalent.
    public static let shared = ImmediateScheduler()

    /// The only point in time of an immediate scheduler.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A length of time, which an immediate scheduler ignores.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable, Sendable {
            public var magnitude: Int

            /// Creates an interval. An immediate scheduler ignores its length.
            public init(_ value: Int) { magnitude = value }
            public init(integerLiteral value: Int) { magnitude = value }
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            public static func seconds(_ seconds: Int) -> Stride { 0 }
            public static func seconds(_ seconds: Double) -> Stride { 0 }
            public static func milliseconds(_ milliseconds: Int) -> Stride { 0 }
            public static func microseconds(_ microseconds: Int) -> Stride { 0 }
            public static func nanoseconds(_ nanoseconds: Int) -> Stride { 0 }
        }

        public func distance(to other: SchedulerTimeType) -> Stride { 0 }
        public func advanced(by stride: Stride) -> SchedulerTimeType { self }
    }

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { action() }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}

public import Foundation

extension OperationQueue: Scheduler, DateScheduler {
    /// A point in time as a date.
    public struct SchedulerTimeType: Strideable, DateTime, Codable, Hashable, Sendable {
        public typealias Stride = SecondsStride

        /// The date.
        public var date: Date

        /// Creates a point in time from a date.
        public init(_ date: Date) { self.date = date }
    }

    /// Options of scheduled actions; an operation queue has none.
    public struct SchedulerOptions {}

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = UncheckedAction(action)
        addOperation { work.run() }
    }

    /// Adds the action to the queue at the date, by the system's wall clock.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SecondsStride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = UncheckedAction(action)
        Self.clock.asyncAfter(wallDeadline: .now() + max(date.date.timeIntervalSinceNow, 0)) { [self] in
            addOperation { work.run() }
        }
    }

    /// Adds the action to the queue repeatedly. If several repetitions were missed, the action is added once.
    public func schedule(
        after date: SchedulerTimeType, interval: SecondsStride, tolerance: SecondsStride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = DispatchSource.makeTimerSource(queue: Self.clock)
        let work = UncheckedAction { if !timer.isCancelled { action() } }
        timer.schedule(
            wallDeadline: .now() + max(date.date.timeIntervalSinceNow, 0), repeating: interval.magnitude,
            leeway: .milliseconds(Int(min(max(tolerance.magnitude, 0), 1e6) * 1e3)))
        timer.setEventHandler { [self] in
            addOperation { work.run() }
        }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }

    // The queue for the timers of delayed actions. All operation queues share it.
    private static let clock = DispatchQueue(label: "Combine.OperationQueue")
}

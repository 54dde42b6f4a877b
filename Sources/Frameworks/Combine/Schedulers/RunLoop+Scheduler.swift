public import Foundation

extension RunLoop: Scheduler, DateScheduler {
    /// A point in time as a date.
    public struct SchedulerTimeType: Strideable, DateTime, Codable, Hashable, Sendable {
        public typealias Stride = SecondsStride

        /// The date.
        public var date: Date

        /// Creates a point in time from a date.
        public init(_ date: Date) { self.date = date }
    }

    /// Options of scheduled actions; a run loop has none.
    public struct SchedulerOptions {}

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = UncheckedAction(action)
        // The main run loop also runs the main queue, which wakes it up. `perform` does not wake a run loop up, so another one
        // needs a timer.
        if self === RunLoop.main {
            DispatchQueue.main.async { work.run() }
        } else {
            perform { work.run() }
            addTimer(firing: now, interval: 0, repeats: false, tolerance: 0) {}
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SecondsStride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        addTimer(firing: date, interval: 0, repeats: false, tolerance: tolerance, action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SecondsStride, tolerance: SecondsStride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = addTimer(firing: date, interval: interval, repeats: true, tolerance: tolerance, action)
        return AnyCancellable { timer.invalidate() }
    }

    @discardableResult
    private func addTimer(
        firing date: SchedulerTimeType, interval: SecondsStride, repeats: Bool, tolerance: SecondsStride,
        _ action: @escaping () -> Void
    ) -> Timer {
        let work = UncheckedAction(action)
        let timer = Timer(fire: date.date, interval: interval.magnitude, repeats: repeats) { _ in work.run() }
        timer.tolerance = tolerance.magnitude
        add(timer, forMode: .default)
        return timer
    }
}

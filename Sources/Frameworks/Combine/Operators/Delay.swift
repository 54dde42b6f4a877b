extension Publishers {
    /// The publisher that `delay(for:tolerance:scheduler:options:)` returns.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are delayed.
        public let upstream: Upstream
        /// The time between a value and its delivery.
        public let interval: Context.SchedulerTimeType.Stride
        /// The time by which a delivery may be late.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler on which the values are delivered.
        public let scheduler: Context
        /// Options of the scheduler for each delivery; nil for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that delivers the values and the completion of `upstream` after `interval`, in their
        /// order.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ScheduledSubscriber(subscriber) { [scheduler, interval, tolerance, options] action in
                    let date = scheduler.now.advanced(by: interval)
                    scheduler.schedule(after: date, tolerance: tolerance, options: options, action)
                })
        }
    }
}

extension Publisher {
    /// Delivers each value and the completion after an interval.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

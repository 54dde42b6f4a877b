extension Publishers {
    /// The publisher that `measureInterval(using:options:)` returns.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The scheduler that measures the time.
        public let scheduler: Context

        /// Creates a publisher that delivers the time between the values of `upstream`.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let scheduler = scheduler
            var last = scheduler.now
            let rule = StepRule<Upstream.Output, Output, Failure> { _ in
                let now = scheduler.now
                defer { last = now }
                return .value(last.distance(to: now))
            }
            upstream.subscribe(subscriber, for: rule)
        }
    }
}

extension Publisher {
    /// Delivers the time since the previous value, or since the subscription for the first value.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}

extension Publishers {
    /// The publisher that `receive(on:options:)` returns.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are delivered on the scheduler.
        public let upstream: Upstream
        /// The scheduler on which values and completion are delivered.
        public let scheduler: Context
        /// Options of the scheduler for each delivery; nil for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that delivers the values and the completion of `upstream` on `scheduler`, in their
        /// order.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ScheduledSubscriber(subscriber) { [scheduler, options] action in
                    scheduler.schedule(options: options, action)
                })
        }
    }
}

extension Publisher {
    /// Delivers values and completion on a scheduler: `receive(on: DispatchQueue.main)`.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.ReceiveOn<Self, S>
    {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

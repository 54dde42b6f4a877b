extension Publishers {
    /// The publisher that `throttle(for:scheduler:latest:)` returns.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The shortest time between two deliveries.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the time and delivers the values.
        public let scheduler: Context
        /// Whether to deliver the last value of an interval instead of the first one.
        public let latest: Bool

        /// Creates a publisher that delivers at most one value of `upstream` in each interval.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ThrottleSubscription(subscriber, interval: interval, scheduler: scheduler, latest: latest))
        }
    }
}

/// Keeps the value of an interval until the interval is over. At most one action waits on the scheduler.
private final class ThrottleSubscription<Output, Failure: Error, Context: Scheduler>:
    SingleSubscription<Output, Failure, Output, Failure>
{
    private let lock = Lock()
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let latest: Bool
    private var pending: Output?
    private var completion: Subscribers.Completion<Failure>?
    private var lastDate: Context.SchedulerTimeType?
    private var isScheduled = false

    init(
        _ downstream: any Subscriber<Output, Failure>, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
        latest: Bool
    ) {
        self.interval = interval
        self.scheduler = scheduler
        self.latest = latest
        super.init(downstream, name: "Throttle", requesting: .unlimited)
    }

    override func cancelInputs() {
        super.cancelInputs()
        let released = lock.withLock {
            defer { (pending, completion) = (nil, nil) }
            return pending
        }
        _ = released
    }

    override func take(_ value: Output) {
        // A value without demand is dropped, and begins no interval.
        guard hasUnmetDemand else { return }
        let now = scheduler.now
        let (date, replaced) = lock.withLock { () -> (Context.SchedulerTimeType?, Output?) in
            if isScheduled {
                guard latest || pending == nil else { return (nil, nil) }
                defer { pending = value }
                return (nil, pending)
            }
            (pending, isScheduled) = (value, true)
            return (lastDate.map { max($0.advanced(by: interval), now) } ?? now, nil)
        }
        _ = replaced
        if let date { schedule(at: date, from: now) }
    }

    override func end(_ completion: Subscribers.Completion<Failure>) {
        let isFirst = lock.withLock {
            self.completion = completion
            defer { isScheduled = true }
            return !isScheduled
        }
        if isFirst { scheduler.schedule { self.fire() } }
    }

    private func schedule(at date: Context.SchedulerTimeType, from now: Context.SchedulerTimeType) {
        if date > now {
            scheduler.schedule(after: date) { [weak self] in self?.fire() }
        } else {
            scheduler.schedule { [weak self] in self?.fire() }
        }
    }

    private func fire() {
        let now = scheduler.now
        let (value, completion) = lock.withLock {
            if pending != nil { lastDate = now }
            defer { (pending, self.completion, isScheduled) = (nil, nil, false) }
            return (pending, self.completion)
        }
        if let value { enqueue { if $0.unmetDemand > 0 { $0.append(value) } } }
        if let completion { finish(completion) }
    }
}

extension Publisher {
    /// Delivers at most one value in each interval.
    ///
    /// - Parameters:
    ///   - interval: The length of an interval.
    ///   - scheduler: The scheduler that measures the intervals and delivers the values.
    ///   - latest: Whether to deliver the last value of an interval instead of the first one.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

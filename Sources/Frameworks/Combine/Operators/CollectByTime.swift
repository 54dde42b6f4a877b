extension Publishers {
    /// The policy by which collected values are delivered.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Delivers an array after each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Delivers an array after each interval, and as soon as a number of values has arrived.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// The publisher that `collect(_:options:)` with a strategy returns.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The policy by which the arrays are delivered.
        public let strategy: Publishers.TimeGroupingStrategy<Context>
        /// Options of the scheduler; nil for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that delivers arrays of the values of `upstream` by the strategy.
        public init(
            upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, count) = strategy.parts
            let subscription = TimedBatchSubscription(subscriber, orCount: count)
            subscription.repeats { [options] action in
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), interval: interval,
                    tolerance: scheduler.minimumTolerance,
                    options: options, action)
            }
            upstream.subscribe(subscription)
        }
    }
}

extension Publishers.TimeGroupingStrategy {
    fileprivate var parts: (scheduler: Context, interval: Context.SchedulerTimeType.Stride, count: Int?) {
        switch self {
        case .byTime(let scheduler, let interval): (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
    }
}

/// Collects values and delivers them repeatedly, until the end.
private final class TimedBatchSubscription<Element, Failure: Error>: BatchSubscription<Element, Failure> {
    private let lock = Lock()
    private var timer: (any Cancellable)?
    private var hasEnded = false
    private let requestsAll: Bool

    init(_ downstream: any Subscriber<[Element], Failure>, orCount count: Int?) {
        requestsAll = count == nil
        super.init(downstream, count: count ?? .max)
    }

    /// Starts the timer before the publisher, whose values may end it at once.
    func repeats(_ schedule: (@escaping () -> Void) -> any Cancellable) {
        let started = schedule { [weak self] in self?.flush() }
        let isWanted = lock.withLock {
            if !hasEnded { timer = started }
            return !hasEnded
        }
        if !isWanted { started.cancel() }
    }

    override func didRequest(_ demand: Subscribers.Demand) {
        if requestsAll { upstream.request(.unlimited) } else { super.didRequest(demand) }
    }

    override func end(_ completion: Subscribers.Completion<Failure>) {
        stopTimer()
        super.end(completion)
    }

    private func stopTimer() {
        let ended = lock.withLock {
            defer { (timer, hasEnded) = (nil, true) }
            return timer
        }
        ended?.cancel()
    }

    override func cancelInputs() {
        stopTimer()
        super.cancelInputs()
    }
}

extension Publisher {
    /// Delivers arrays of the values that arrive in an interval, if there are any:
    /// `collect(.byTime(DispatchQueue.main, .seconds(1)))`. Delivers the rest at the end.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers {
    /// The publisher that `timeout(_:scheduler:options:customError:)` returns.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The longest time without a value.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the time and delivers the values.
        public let scheduler: Context
        /// Options of the scheduler; nil for its defaults.
        public let options: Context.SchedulerOptions?
        /// Returns the failure after the time; nil to finish.
        public let customError: (() -> Upstream.Failure)?

        /// Creates a publisher that ends if `upstream` delivers no value for `interval`.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = TimeoutSubscription<Output, Failure, Context>(
                subscriber, interval: interval, scheduler: scheduler, options: options, customError: customError)
            subscription.start()
            subscription.watch()
            subscription.follow(
                upstream
                    .handleEvents(
                        receiveOutput: { _ in subscription.extend() },
                        receiveCompletion: { _ in subscription.stopWatching() }
                    )
                    .receive(on: scheduler, options: options)
            ) { subscription.finish($0) }
        }
    }
}

/// Ends when the time since the last value exceeds the interval. At most one action waits on the scheduler.
private final class TimeoutSubscription<Output, Failure: Error, Context: Scheduler>: Relay<Output, Failure> {
    private let lock = Lock()
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let customError: (() -> Failure)?
    private var deadline: Context.SchedulerTimeType
    private var isWatching = true

    init(
        _ downstream: any Subscriber<Output, Failure>, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
        options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
        self.interval = interval
        self.scheduler = scheduler
        self.options = options
        self.customError = customError
        deadline = scheduler.now.advanced(by: interval)
        super.init(downstream, name: "Timeout")
    }

    func watch() {
        let date = lock.withLock { deadline }
        scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) { [weak self] in
            self?.fire()
        }
    }

    /// Begins a new interval.
    func extend() {
        let date = scheduler.now.advanced(by: interval)
        lock.withLock { deadline = date }
    }

    func stopWatching() {
        lock.withLock { isWatching = false }
    }

    override func cancelInputs() {
        stopWatching()
        super.cancelInputs()
    }

    private func fire() {
        let now = scheduler.now
        let (isWatching, isOver) = lock.withLock {
            defer { if deadline <= now { self.isWatching = false } }
            return (self.isWatching, deadline <= now)
        }
        guard isWatching else { return }
        guard isOver else { return watch() }
        end(customError.map { .failure($0()) } ?? .finished)
    }
}

extension Publisher {
    /// Ends if no value arrives for an interval. Fails with the closure's failure, or finishes if there is no closure.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

extension Publishers {
    /// The publisher that `debounce(for:scheduler:options:)` returns.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The pause after which the last value is delivered.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the pause and delivers the value.
        public let scheduler: Context
        /// Options of the scheduler; nil for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that delivers a value of `upstream` when no other follows for `dueTime`.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                DebounceSubscription(subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
        }
    }
}

/// Keeps the last value until a pause. At most one action waits on the scheduler, however many values arrive.
private final class DebounceSubscription<Output, Failure: Error, Context: Scheduler>:
    SingleSubscription<Output, Failure, Output, Failure>
{
    private let lock = Lock()
    private let dueTime: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private var last: (value: Output, date: Context.SchedulerTimeType)?
    private var isScheduled = false

    init(
        _ downstream: any Subscriber<Output, Failure>, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
        options: Context.SchedulerOptions?
    ) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        self.options = options
        super.init(downstream, name: "Debounce", requesting: .unlimited)
    }

    override func cancelInputs() {
        super.cancelInputs()
        _ = removeLast()
    }

    override func end(_ completion: Subscribers.Completion<Failure>) {
        _ = removeLast()
        scheduler.schedule(options: options) { self.finish(completion) }
    }

    override func take(_ value: Output) {
        let date = scheduler.now.advanced(by: dueTime)
        let (mustSchedule, replaced) = lock.withLock {
            defer { (last, isScheduled) = ((value, date), true) }
            return (!isScheduled, last)
        }
        _ = replaced
        if mustSchedule { schedule(at: date) }
    }

    private func schedule(at date: Context.SchedulerTimeType) {
        scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) { [weak self] in
            self?.fire()
        }
    }

    /// Delivers the last value if its pause is over. Otherwise waits for the rest of the pause.
    private func fire() {
        let now = scheduler.now
        let (due, next) = lock.withLock { () -> (Output?, Context.SchedulerTimeType?) in
            guard let last else {
                isScheduled = false
                return (nil, nil)
            }
            guard last.date <= now else { return (nil, last.date) }
            defer { (self.last, isScheduled) = (nil, false) }
            return (last.value, nil)
        }
        if let due { enqueue { if $0.unmetDemand > 0 { $0.append(due) } } }
        if let next { schedule(at: next) }
    }

    private func removeLast() -> Output? {
        lock.withLock {
            defer { last = nil }
            return last?.value
        }
    }
}

extension Publisher {
    /// Delivers a value when no other follows for a time. Drops the value if there is no demand, or if the publisher ends before
    /// the pause does.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

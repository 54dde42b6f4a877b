extension Publishers {
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

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

    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            scheduler.schedule(options: options) { [upstream] in upstream.subscribe(subscriber) }
        }
    }

    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

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

/// Hands each value and the completion to a scheduler, in the order in which they came.
private final class ScheduledSubscriber<Input, Failure: Error>: Subscriber, Subscription {
    private let downstream: any Subscriber<Input, Failure>
    private let schedule: (@escaping () -> Void) -> Void
    private let upstream = SubscriptionSlot()
    private let deliveryLock = DeliveryLock()
    // Actions carry no value: each takes the next one from the queue, so that a scheduler of several threads cannot turn
    // the order around.
    private let queueLock = Lock()
    private var queue: [Delivery] = []

    private enum Delivery {
        case value(Input)
        case completion(Subscribers.Completion<Failure>)
    }

    init(_ downstream: any Subscriber<Input, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        enqueue(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        enqueue(.completion(completion))
    }

    func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

    func cancel() {
        upstream.cancel()
        queueLock.withLock { queue = [] }
    }

    private func enqueue(_ delivery: Delivery) {
        queueLock.withLock { queue.append(delivery) }
        schedule { [self] in deliverNext() }
    }

    private func deliverNext() {
        deliveryLock.withLock {
            guard upstream.isOpen, let next = queueLock.withLock({ queue.isEmpty ? nil : queue.removeFirst() }) else {
                return
            }
            switch next {
            case .value(let value):
                let more = downstream.receive(value)
                if more > 0 { upstream.request(more) }
            case .completion(let completion):
                if upstream.end() { downstream.receive(completion: completion) }
            }
        }
    }
}

extension Publisher {
    /// Delivers on a scheduler: `receive(on: DispatchQueue.main)`.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.ReceiveOn<Self, S>
    {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes on a scheduler, so that the publisher's work begins there.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers each value and the completion after a while.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

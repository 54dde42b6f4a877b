import Synchronization

extension Publishers {
    /// The publisher that `subscribe(on:options:)` returns.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher to subscribe to.
        public let upstream: Upstream
        /// The scheduler that runs the subscription, the requests and the cancellation.
        public let scheduler: Context
        /// Options of the scheduler for the subscription; nil for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that subscribes to `upstream`, requests from it and cancels it on `scheduler`.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = ScheduledRequests<Output, Failure>(subscriber) { [scheduler, options] action in
                scheduler.schedule(options: options, action)
            }
            scheduler.schedule(options: options) { [upstream] in upstream.subscribe(relay) }
        }
    }
}

/// Requests and cancels on a scheduler.
private final class ScheduledRequests<Input, Failure: Error>: LinkSubscriber<Input, Failure, Input, Failure> {
    private let schedule: (@escaping () -> Void) -> Void
    private let isCancelled = Atomic(false)

    init(_ downstream: any Subscriber<Input, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.schedule = schedule
        super.init(downstream)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard isOpen else { return .none }
        let more = downstream.receive(input)
        if more > 0 { request(more) }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard isOpen, upstream.end() else { return }
        downstream.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        schedule { [upstream] in upstream.request(demand) }
    }

    override func cancel() {
        let wasCancelled = isCancelled.exchange(true, ordering: .acquiringAndReleasing)
        if !wasCancelled { schedule { [upstream] in upstream.cancel() } }
    }

    private var isOpen: Bool { !isCancelled.load(ordering: .acquiring) && upstream.isOpen }
}

extension Publisher {
    /// Subscribes, requests and cancels on a scheduler, so that the upstream publisher does its work there.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

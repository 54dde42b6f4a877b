/// A subject without a current value. It delivers each value to the current subscribers with demand.
public final class PassthroughSubject<Output, Failure: Error>: Subject, ConduitOwner {
    private let lock = Lock()
    private var conduits = Conduits<Output, Failure>()
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var hasDemand = false

    /// Creates a subject without subscribers.
    public init() {}

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    public func send(_ value: Output) {
        for conduit in lock.withLock({ conduits.list }) { conduit.offer(value) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        let ended = lock.withLock { () -> [Conduit<Output, Failure>] in
            guard self.completion == nil else { return [] }
            self.completion = completion
            return conduits.removeAll()
        }
        for conduit in ended { conduit.finish(completion) }
    }

    public func send(subscription: any Subscription) {
        let (ended, hasDemand) = lock.withLock {
            let ended = upstreams.removeEnded()
            upstreams.append(subscription)
            return (ended, self.hasDemand)
        }
        _ = ended
        if hasDemand { subscription.request(.unlimited) }
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let conduit = Conduit(subscriber, of: self)
        let ended = lock.withLock { () -> Subscribers.Completion<Failure>? in
            if completion == nil { conduits.add(conduit) }
            return completion
        }
        if let ended {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: ended)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    /// Requests all values from the upstream publishers, which wait for the first demand.
    func conduitDidRequest() {
        let started = lock.withLock { () -> [any Subscription] in
            guard !hasDemand else { return [] }
            hasDemand = true
            return upstreams
        }
        for upstream in started { upstream.request(.unlimited) }
    }

    func remove(_ conduit: AnyObject) {
        lock.withLock { conduits.remove(conduit) }
    }
}

/// A subject with a current value. Each subscriber gets the current value first, then each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, ConduitOwner {
    private let lock = Lock()
    private var current: Output
    private var conduits = Conduits<Output, Failure>()
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []

    /// Creates a subject with its first value.
    public init(_ value: Output) {
        current = value
    }

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    /// The current value. Setting it sends the new value.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        let (receivers, _) = lock.withLock { () -> ([Conduit<Output, Failure>], Output?) in
            guard completion == nil else { return ([], nil) }
            defer { current = value }
            return (conduits.list, current)
        }
        for conduit in receivers { conduit.offer(value, keepingForLater: true) }
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
        let ended = lock.withLock {
            defer { upstreams.append(subscription) }
            return upstreams.removeEnded()
        }
        _ = ended
        subscription.request(.unlimited)
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let (conduit, ended) = lock.withLock {
            let conduit = Conduit(subscriber, of: self, pending: current)
            if completion == nil { conduits.add(conduit) }
            return (conduit, completion)
        }
        if let ended {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: ended)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    func remove(_ conduit: AnyObject) {
        lock.withLock { conduits.remove(conduit) }
    }
}

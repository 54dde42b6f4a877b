/// A publisher that reports that an object is about to change: the default type of `objectWillChange`.
///
/// It may be sent from any thread: its subscribers stand under a lock, and each is called by one thread at a time.
public final class ObservableObjectPublisher: Publisher, ConduitOwner, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let lock = Lock()
    private var conduits = Conduits<Void, Never>()

    /// Creates a publisher without subscribers.
    public init() {}

    /// Delivers the announcement to all subscribers, before it returns.
    public func send() {
        for conduit in lock.withLock({ conduits.list }) { conduit.offer(()) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let conduit = Conduit(subscriber, of: self)
        lock.withLock { conduits.add(conduit) }
        subscriber.receive(subscription: conduit)
    }

    func remove(_ conduit: AnyObject) {
        lock.withLock { conduits.remove(conduit) }
    }
}

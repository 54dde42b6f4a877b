/// Announces that an object is about to change. It is the default type of `objectWillChange`.
///
/// Any thread may send. A lock guards the subscribers, and only one thread at a time calls each of them.
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

/// The part of a published property's storage that does not depend on the type of its value.
@usableFromInline class PublishedStorageBase {
    fileprivate let lock = Lock()
    fileprivate var announcer: ObservableObjectPublisher?

    /// The publisher of the object that the property belongs to; nil until it is first used.
    final var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { announcer } }
        set { lock.withLock { announcer = newValue } }
    }
}

/// A published property's value and its subscribers.
@usableFromInline final class PublishedStorage<Value>: PublishedStorageBase, ConduitOwner {
    private var current: Value
    private var conduits = Conduits<Value, Never>()
    private var inputs: [AnyCancellable] = []

    @usableFromInline init(_ value: Value) {
        current = value
    }

    /// Setting announces first, then delivers, then changes: a subscriber that reads the property sees the old value.
    @usableFromInline var value: Value {
        get { lock.withLock { current } }
        set {
            let (announcer, isFollowed) = lock.withLock { (self.announcer, !conduits.isEmpty) }
            announcer?.send()
            if isFollowed { deliver(newValue) }
            // Release the old value outside the lock: its deinit may use the property.
            var value = newValue
            lock.withLock { swap(&value, &current) }
        }
    }

    private func deliver(_ value: Value) {
        for conduit in lock.withLock({ conduits.list }) { conduit.offer(value, keepingForLater: true) }
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        let conduit = lock.withLock {
            let conduit = Conduit(subscriber, of: self, pending: current)
            conduits.add(conduit)
            return conduit
        }
        subscriber.receive(subscription: conduit)
    }

    @usableFromInline var conduitName: String { "PublishedSubject" }

    /// Keeps the token of an assigned publisher as long as the property lives.
    func keep(_ token: AnyCancellable) {
        lock.withLock { inputs.append(token) }
    }

    @usableFromInline func remove(_ conduit: AnyObject) {
        lock.withLock { conduits.remove(conduit) }
    }
}

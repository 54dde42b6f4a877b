/// What a published property is to its object's publisher, whatever its value's type.
@usableFromInline class PublishedStorageBase {
    fileprivate let lock = Lock()
    fileprivate var announcer: ObservableObjectPublisher?

    /// The publisher of the object that the property belongs to; nil until somebody asks the object for it.
    final var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { announcer } }
        set { lock.withLock { announcer = newValue } }
    }
}

/// A published property's value and those who follow it.
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
            // The former value is released outside of the lock: its deinit may use the property.
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

    /// Keeps an input's token for the property's life.
    func keep(_ token: AnyCancellable) {
        lock.withLock { inputs.append(token) }
    }

    @usableFromInline func remove(_ conduit: AnyObject) {
        lock.withLock { conduits.remove(conduit) }
    }
}

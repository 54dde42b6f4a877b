extension Subscribers {
    /// A subscriber that writes each value to a property. It retains the object until the end.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        /// The object to write to; nil after the end.
        public var object: Root? { lock.withLock { root } }
        /// The property to write to.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        private let lock = Lock()
        private var root: Root?
        private let upstream = SubscriptionSlot()

        /// Creates a subscriber that writes each value to a property of `object`.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            if upstream.accept(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) {
            _ = upstream.end()
            release()
        }

        public func cancel() {
            upstream.cancel()
            release()
        }

        // Release the object outside the lock: its deinit may cancel this subscriber again.
        private func release() {
            let released = lock.withLock {
                defer { root = nil }
                return root
            }
            _ = released
        }
    }
}

extension Subscribers.Assign: CustomStringConvertible {
    public var description: String { "Assign \(Root.self)" }
}

extension Publisher where Failure == Never {
    /// Writes each value to a property of an object. The object is retained until the token is canceled or released.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}

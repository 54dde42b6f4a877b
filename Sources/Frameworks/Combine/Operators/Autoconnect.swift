extension Publishers {
    /// The publisher that `autoconnect()` returns.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher to connect.
        public let upstream: Upstream

        private let lock = Lock()
        private var subscriberCount = 0
        private var connection: (any Cancellable)?
        // The number of the current connection, which may still be in progress; nil if there is none.
        private var connectionNumber: Int?
        private var lastNumber = 0

        /// Creates a publisher that connects `upstream` while it has subscribers.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            lock.withLock { subscriberCount += 1 }
            upstream.subscribe(
                TapSubscriber<Output, Failure>(
                    subscriber,
                    .init(
                        receiveCompletion: { _ in self.removeSubscriber() }, receiveCancel: { self.removeSubscriber() })
                ))
            connectIfNeeded()
        }

        private func connectIfNeeded() {
            let number = lock.withLock { () -> Int? in
                guard subscriberCount > 0, connectionNumber == nil else { return nil }
                lastNumber += 1
                connectionNumber = lastNumber
                return lastNumber
            }
            guard let number else { return }
            let made = upstream.connect()
            // The subscribers may have canceled meanwhile.
            let isWanted = lock.withLock {
                if connectionNumber == number { connection = made }
                return connectionNumber == number
            }
            if !isWanted { made.cancel() }
        }

        private func removeSubscriber() {
            let unused = lock.withLock { () -> (any Cancellable)? in
                subscriberCount -= 1
                guard subscriberCount == 0 else { return nil }
                defer { (connection, connectionNumber) = (nil, nil) }
                return connection
            }
            unused?.cancel()
        }
    }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber arrives, and disconnects when the last one leaves:
    /// `Timer.publish(every: 1, on: .main, in: .common).autoconnect()`.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

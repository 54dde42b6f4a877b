extension Publishers {
    /// The publisher that `retry(_:)` returns.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The number of attempts after the first one; nil for no limit.
        public let retries: Int?

        /// Creates a publisher that subscribes to `upstream` again after a failure.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Output, Failure>(subscriber, name: "Retry")
            relay.start()
            attempt(retries, in: relay)
        }

        private func attempt(_ left: Int?, in relay: Relay<Output, Failure>) {
            relay.follow(upstream) { completion in
                switch completion {
                case .failure where left.map { $0 > 0 } ?? true: attempt(left.map { $0 - 1 }, in: relay)
                default: relay.finish(completion)
                }
            }
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Subscribes again after a failure, at most `retries` times, and passes the last failure on.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

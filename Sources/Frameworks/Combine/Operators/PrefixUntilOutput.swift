extension Publishers {
    /// The publisher that `prefix(untilOutputFrom:)` returns.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The publisher whose first value ends the delivery.
        public let other: Other

        /// Creates a publisher that delivers the values of `upstream` until `other` delivers one.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Output, Failure>(subscriber, name: "PrefixUntilOutput")
            relay.start()
            relay.awaitFirst(of: other, receiveValue: { relay.end(.finished) }, receiveCompletion: { _ in })
            relay.follow(upstream) { relay.end($0) }
        }
    }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// Delivers values until another publisher delivers one, and finishes. The end of the other publisher has no effect.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

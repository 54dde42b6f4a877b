import Synchronization

extension Publishers {
    /// The publisher that `drop(untilOutputFrom:)` returns.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The publisher whose first value starts the delivery.
        public let other: Other

        /// Creates a publisher that skips the values of `upstream` until `other` delivers one.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Output, Failure>(subscriber, name: "DropUntilOutput")
            let gate = Gate()
            relay.start()
            // Without a value the gate never opens.
            relay.awaitFirst(of: other, receiveValue: { gate.open() }, receiveCompletion: { relay.end($0) })
            relay.follow(upstream.filter { _ in gate.isOpen }) { relay.end($0) }
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// A flag that lets values pass.
private final class Gate: Sendable {
    private let state = Atomic(false)

    var isOpen: Bool { state.load(ordering: .acquiring) }

    func open() { state.store(true, ordering: .releasing) }
}

extension Publisher {
    /// Skips values until another publisher delivers one. Ends if the other publisher ends without a value.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// The publisher that `share()` returns.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that all subscribers share.
        public let upstream: Upstream

        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

        /// Creates a publisher that subscribes to `upstream` once for all its subscribers.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.subscribe(subscriber)
        }

        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Shares one subscription between all subscribers. It begins with the first subscriber and is canceled after the last one.
    /// Later subscribers miss the earlier values.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
    /// The publisher that `encode(encoder:)` returns.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// The publisher of the values to encode.
        public let upstream: Upstream
        private let encoder: Coder

        /// Creates a publisher that encodes each value of `upstream`, and fails with the encoder's first error.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(subscriber, for: .init { [encoder] in .value(try encoder.encode($0)) })
        }
    }
}

extension Publisher {
    /// Encodes each value. An encoding error ends the publisher.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}

extension Publishers {
    /// The publisher that `decode(type:decoder:)` returns.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// The publisher of the data to decode.
        public let upstream: Upstream
        private let decoder: Coder

        /// Creates a publisher that decodes each value of `upstream`, and fails with the decoder's first error.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                subscriber, for: .init { [decoder] in .value(try decoder.decode(Output.self, from: $0)) })
        }
    }
}

extension Publisher {
    /// Decodes each value. A decoding error ends the publisher.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

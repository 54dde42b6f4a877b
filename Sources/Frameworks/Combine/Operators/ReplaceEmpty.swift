extension Publishers {
    /// The publisher that `replaceEmpty(with:)` returns.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The value to deliver if there are no others.
        public let output: Upstream.Output

        /// Creates a publisher that delivers `output` if `upstream` finishes without values.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Relay.follow(upstream, for: subscriber, name: "ReplaceEmpty") { [output] relay, completion in
                if case .finished = completion, relay.isEmpty { relay.send(output) }
                relay.finish(completion)
            }
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Delivers `output` if the publisher finishes without values.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

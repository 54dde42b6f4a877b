extension Publishers {
    /// The publisher that `replaceError(with:)` returns.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher of the values.
        public let upstream: Upstream
        /// The value to deliver instead of a failure.
        public let output: Upstream.Output

        /// Creates a publisher that delivers `output` and finishes if `upstream` fails.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Relay.follow(upstream, for: subscriber, name: "ReplaceError") { [output] relay, completion in
                if case .failure = completion { relay.send(output) }
                relay.finish(.finished)
            }
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Delivers `output` instead of a failure, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

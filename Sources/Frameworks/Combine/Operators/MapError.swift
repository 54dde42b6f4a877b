extension Publishers {
    /// The publisher that `mapError(_:)` returns.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        /// The publisher whose failure is transformed.
        public let upstream: Upstream
        /// Returns the failure to deliver.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates a publisher that delivers the values of `upstream` and transforms its failure.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(StepSubscriber(subscriber, mapFailure: transform, rule: .init { .value($0) }))
        }
    }
}

extension Publisher {
    /// Replaces a failure with the result of a closure.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}

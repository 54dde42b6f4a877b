extension Publishers {
    /// The publisher that `count()` returns.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are counted.
        public let upstream: Upstream

        /// Creates a publisher that delivers the number of values of `upstream` at its end.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                subscriber,
                for: .reduce(into: 0) { count, _ in
                    count += 1
                } result: {
                    $0
                })
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Delivers the number of values at the end.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

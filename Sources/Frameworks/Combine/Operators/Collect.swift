extension Publishers {
    /// The publisher that `collect()` returns.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream

        /// Creates a publisher that delivers all values of `upstream` as an array at its end.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                subscriber,
                for: .reduce(into: []) {
                    $0.append($1)
                } result: {
                    $0
                })
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Delivers all values as one array at the end. The array may be empty.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}

extension Publishers {
    /// The publisher that `filter(_:)` returns.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values to choose from.
        public let upstream: Upstream
        /// Whether to deliver a value.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Creates a publisher that delivers those values of `upstream` for which `isIncluded` returns true.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.subscribe(subscriber, step: { isIncluded($0) ? .value($0) : .skip })
        }
    }
}

extension Publisher {
    /// Delivers the values for which the closure returns true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}

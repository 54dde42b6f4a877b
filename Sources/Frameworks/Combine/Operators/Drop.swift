extension Publishers {
    /// The publisher that `dropFirst(_:)` returns.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose first values are dropped.
        public let upstream: Upstream
        /// The number of values to drop.
        public let count: Int

        /// Creates a publisher that drops the first `count` values of `upstream`; none if `count` is not positive.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            let rule = StepRule<Upstream.Output, Output, Failure> { value in
                guard left > 0 else { return .value(value) }
                left -= 1
                return .skip
            }
            upstream.subscribe(subscriber, for: rule)
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Skips the first `count` values; none if `count` is negative.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: Swift.max(count, 0))
    }
}

extension Publishers {
    /// The publisher that `max()`, `min()` and their variants with an order return.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns whether the second value is greater than the first one.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates a publisher that delivers the greatest value of `upstream` at its end.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .greatest(by: areInIncreasingOrder))
        }
    }

    /// The publisher that `tryMax(by:)` and `tryMin(by:)` return.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns whether the second value is greater than the first one. A thrown error ends the publisher.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates a publisher that delivers the greatest value of `upstream` at its end, or fails with the closure's
        /// error.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .greatest(by: areInIncreasingOrder))
        }
    }
}

extension ResultRule where Input == Output {
    fileprivate static func greatest(
        by areInIncreasingOrder: @escaping (Input, Input) throws(Failure) -> Bool
    ) -> Self {
        .reduce(into: Input?.none) { greatest, value throws(Failure) in
            if let current = greatest, try !areInIncreasingOrder(current, value) { return }
            greatest = value
        } result: {
            $0
        }
    }
}

extension Publisher where Output: Comparable {
    /// Delivers the least value at the end; none if there were no values.
    public func min() -> Publishers.Comparison<Self> { max(by: >) }

    /// Delivers the greatest value at the end; none if there were no values.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
    /// Delivers the least value by the given order at the end.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        max(by: { areInIncreasingOrder($1, $0) })
    }

    /// Delivers the least value by the given order at the end. A thrown error ends the publisher.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        tryMax(by: { try areInIncreasingOrder($1, $0) })
    }

    /// Delivers the greatest value by the given order at the end.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Delivers the greatest value by the given order at the end. A thrown error ends the publisher.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

extension Publishers {
    /// The publisher that `reduce(_:_:)` returns.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The result to combine with the first value, and the result without values.
        public let initial: Output
        /// Combines the last result with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher that combines all values of `upstream` and delivers the result at its end.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .reduce(initial, nextPartialResult))
        }
    }

    /// The publisher that `tryReduce(_:_:)` returns.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher of the values.
        public let upstream: Upstream
        /// The result to combine with the first value, and the result without values.
        public let initial: Output
        /// Combines the last result with a value. A thrown error ends the publisher.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher that combines all values of `upstream`, and delivers the result or the closure's error.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .reduce(initial, nextPartialResult))
        }
    }
}

extension ResultRule {
    fileprivate static func reduce(
        _ initial: Output, _ next: @escaping (Output, Input) throws(Failure) -> Output
    ) -> Self {
        .reduce(into: initial) { result, value throws(Failure) in
            result = try next(result, value)
        } result: {
            $0
        }
    }
}

extension Publisher {
    /// Combines all values into one, and delivers it at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines all values into one, and delivers it at the end. A thrown error ends the publisher.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// The publisher that `scan(_:_:)` returns.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher of the values to combine.
        public let upstream: Upstream
        /// The result to combine with the first value. It is not delivered.
        public let initialResult: Output
        /// Combines the last result with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher that combines each value of `upstream` with the last result and delivers the new one.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .scan(initialResult, nextPartialResult))
        }
    }

    /// The publisher that `tryScan(_:_:)` returns.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher of the values.
        public let upstream: Upstream
        /// The result to combine with the first value. It is not delivered.
        public let initialResult: Output
        /// Combines the last result with a value. A thrown error ends the publisher.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher that combines each value of `upstream` with the last result, or fails with the closure's
        /// error.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .scan(initialResult, nextPartialResult))
        }
    }
}

extension StepRule {
    fileprivate static func scan(
        _ initial: Output, _ next: @escaping (Output, Input) throws(Failure) -> Output
    ) -> Self {
        var result = initial
        return Self { input throws(Failure) in
            result = try next(result, input)
            return .value(result)
        }
    }
}

extension Publisher {
    /// Combines each value with the previous result, and delivers the new result.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines each value with the previous result, and delivers the new result. A thrown error ends the publisher.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// The publisher that `last()` returns.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream

        /// Creates a publisher that delivers the last value of `upstream` at its end.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .last(where: { _ in true }))
        }
    }

    /// The publisher that `last(where:)` returns.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns whether a value fulfills the condition.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that delivers the last value of `upstream` that fulfills `predicate`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .last(where: predicate))
        }
    }

    /// The publisher that `tryLast(where:)` returns.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns whether a value fulfills the condition. A thrown error ends the publisher.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that delivers the last value of `upstream` that fulfills `predicate`, or fails with its error.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .last(where: predicate))
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension ResultRule where Input == Output {
    fileprivate static func last(where predicate: @escaping (Input) throws(Failure) -> Bool) -> Self {
        .reduce(into: Input?.none) { last, value throws(Failure) in
            if try predicate(value) { last = value }
        } result: {
            $0
        }
    }
}

extension Publisher {
    /// Delivers the last value at the end.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Delivers the last value that fulfills the predicate at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Delivers the last value that fulfills the predicate at the end. A thrown error ends the publisher.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}

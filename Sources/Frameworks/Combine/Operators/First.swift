extension Publishers {
    /// The publisher that `first()` returns.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream

        /// Creates a publisher that delivers the first value of `upstream` and finishes.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .first(where: { _ in true }, result: { $0 }))
        }
    }

    /// The publisher that `first(where:)` returns.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns whether a value fulfills the condition.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that delivers the first value of `upstream` that fulfills `predicate`, and finishes.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .first(where: predicate, result: { $0 }))
        }
    }

    /// The publisher that `tryFirst(where:)` returns.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns whether a value fulfills the condition. A thrown error ends the publisher.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that delivers the first value of `upstream` that fulfills `predicate`, or fails with its
        /// error.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .first(where: predicate, result: { $0 }))
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Delivers the first value, and finishes.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Delivers the first value that fulfills the predicate, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Delivers the first value that fulfills the predicate, and finishes. A thrown error ends the publisher.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// The publisher that `allSatisfy(_:)` returns.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns whether a value fulfills the condition.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that delivers whether all values of `upstream` fulfill `predicate`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .all(fulfill: predicate))
        }
    }

    /// The publisher that `tryAllSatisfy(_:)` returns.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns whether a value fulfills the condition. A thrown error ends the publisher.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that delivers whether all values of `upstream` fulfill `predicate`, or fails with its error.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .all(fulfill: predicate))
        }
    }
}

extension ResultRule where Output == Bool {
    fileprivate static func all(fulfill predicate: @escaping (Input) throws(Failure) -> Bool) -> Self {
        .first(
            where: { input throws(Failure) in try !predicate(input) }, result: { _ in false }, orElse: true)
    }
}

extension Publisher {
    /// Delivers whether all values fulfill the predicate: false as soon as one does not, true at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Delivers whether all values fulfill the predicate. A thrown error ends the publisher.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}

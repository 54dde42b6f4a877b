extension Publishers {
    /// The publisher that `prefix(while:)` returns.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns true for a value to deliver. The first false ends the publisher.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that delivers the values of `upstream` until `predicate` returns false.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .prefix(while: predicate))
        }
    }

    /// The publisher that `tryPrefix(while:)` returns.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns true for a value to deliver. The first false ends the publisher. A thrown error ends the publisher.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that delivers the values of `upstream` until `predicate` returns false, or fails with its
        /// error.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .prefix(while: predicate))
        }
    }
}

extension StepRule where Input == Output {
    fileprivate static func prefix(while predicate: @escaping (Input) throws(Failure) -> Bool) -> Self {
        Self { input throws(Failure) in try predicate(input) ? .value(input) : .finish }
    }
}

extension Publisher {
    /// Delivers values until the predicate returns false, and finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Delivers values until the predicate returns false, and finishes. A thrown error ends the publisher.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}

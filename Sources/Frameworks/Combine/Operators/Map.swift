extension Publishers {
    /// The publisher that `map(_:)` returns.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher of the values to transform.
        public let upstream: Upstream
        /// Returns the value to deliver.
        public let transform: (Upstream.Output) -> Output

        /// Creates a publisher that transforms each value of `upstream`.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .map(transform))
        }
    }

    /// The publisher that `tryMap(_:)` returns.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher of the values to transform.
        public let upstream: Upstream
        /// Returns the value to deliver. A thrown error ends the publisher.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates a publisher that transforms each value of `upstream`, and fails with the first error that
        /// `transform` throws.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(subscriber, for: .map(transform))
        }
    }
}

extension StepRule {
    fileprivate static func map(_ transform: @escaping (Input) throws(Failure) -> Output) -> Self {
        Self { input throws(Failure) in .value(try transform(input)) }
    }
}

extension Publisher {
    /// Transforms each value with a closure.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Transforms each value with a closure. A thrown error ends the publisher.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Replaces nil with a value.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}

extension Publishers.Map {
    /// Transforms each value with a closure, without another subscription.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
        let first = self.transform
        return Publishers.Map<Upstream, T>(upstream: upstream, transform: { transform(first($0)) })
    }

    /// Transforms each value with a closure, without another subscription. A thrown error ends the publisher.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream, transform: { try transform(first($0)) })
    }
}

extension Publishers.TryMap {
    /// Transforms each value with a closure, without another subscription.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        tryMap(transform)
    }

    /// Transforms each value with a closure, without another subscription. A thrown error ends the publisher.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream, transform: { try transform(first($0)) })
    }
}

extension Publishers {
    /// The publisher that `compactMap(_:)` returns.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher of the values to transform.
        public let upstream: Upstream
        /// Returns the value to deliver, or nil to skip the value.
        public let transform: (Upstream.Output) -> Output?

        /// Creates a publisher that transforms each value of `upstream` and skips those for which `transform` returns
        /// nil.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .compactMap(transform))
        }
    }

    /// The publisher that `tryCompactMap(_:)` returns.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// The publisher of the values to transform.
        public let upstream: Upstream
        /// Returns the value to deliver, or nil to skip the value. A thrown error ends the publisher.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates a publisher that transforms each value of `upstream`, skips those for which `transform` returns nil,
        /// and fails with the first error that `transform` throws.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(subscriber, for: .compactMap(transform))
        }
    }
}

extension StepRule {
    fileprivate static func compactMap(_ transform: @escaping (Input) throws(Failure) -> Output?) -> Self {
        Self { input throws(Failure) in try transform(input).map { .value($0) } ?? .skip }
    }
}

extension Publisher {
    /// Transforms each value, and skips it if the closure returns nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Transforms each value, and skips it if the closure returns nil. A thrown error ends the publisher.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.CompactMap {
    /// Transforms each value, and skips it if the closure returns nil, without another subscription.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream, transform: { first($0).flatMap(transform) })
    }

    /// Transforms each value with a closure, without another subscription.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream, transform: { first($0).map(transform) })
    }
}

extension Publishers.TryCompactMap {
    /// Transforms each value, and skips it if the closure returns nil, without another subscription. A thrown error ends the
    /// publisher.
    public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryCompactMap<Upstream, T>(
            upstream: upstream, transform: { try first($0).flatMap(transform) })
    }
}

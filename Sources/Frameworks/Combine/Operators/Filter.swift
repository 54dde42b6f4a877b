extension Publishers {
    /// The publisher that `filter(_:)` returns.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values to choose from.
        public let upstream: Upstream
        /// Returns true for a value to deliver, and false for a value to skip.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Creates a publisher that delivers those values of `upstream` for which `isIncluded` returns true.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .filter(isIncluded))
        }
    }

    /// The publisher that `tryFilter(_:)` returns.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns true for a value to deliver, and false for a value to skip. A thrown error ends the publisher.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Creates a publisher that delivers those values of `upstream` for which `isIncluded` returns true, or fails with
        /// its error.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .filter(isIncluded))
        }
    }
}

extension StepRule where Input == Output {
    fileprivate static func filter(_ isIncluded: @escaping (Input) throws(Failure) -> Bool) -> Self {
        Self { input throws(Failure) in try isIncluded(input) ? .value(input) : .skip }
    }
}

extension Publisher {
    /// Delivers the values for which the closure returns true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Delivers the values for which the closure returns true. A thrown error ends the publisher.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers.Filter {
    /// Delivers the values for which both closures return true, without another subscription.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
        let first = self.isIncluded
        return Publishers.Filter(upstream: upstream, isIncluded: { first($0) && isIncluded($0) })
    }

    /// Delivers the values for which both closures return true, without another subscription. A thrown error ends the
    /// publisher.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter(upstream: upstream, isIncluded: { try first($0) && isIncluded($0) })
    }
}

extension Publishers.TryFilter {
    /// Delivers the values for which both closures return true, without another subscription.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        tryFilter(isIncluded)
    }

    /// Delivers the values for which both closures return true, without another subscription. A thrown error ends the
    /// publisher.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter(upstream: upstream, isIncluded: { try first($0) && isIncluded($0) })
    }
}

extension Publishers {
    /// The publisher that `removeDuplicates()` and `removeDuplicates(by:)` return.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are compared.
        public let upstream: Upstream
        /// Returns whether the second value repeats the first one.
        public let predicate: (Output, Output) -> Bool

        /// Creates a publisher that skips a value of `upstream` if `predicate` returns true for the last delivered
        /// value and this one.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .removeDuplicates(by: predicate))
        }
    }

    /// The publisher that `tryRemoveDuplicates(by:)` returns.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns whether the second value repeats the first one. A thrown error ends the publisher.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates a publisher that skips the values of `upstream` that repeat the last delivered one, or fails with the
        /// closure's error.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .removeDuplicates(by: predicate))
        }
    }
}

extension StepRule where Input == Output {
    fileprivate static func removeDuplicates(by predicate: @escaping (Input, Input) throws(Failure) -> Bool) -> Self {
        var last: Input?
        return Self { input throws(Failure) in
            if let last, try predicate(last, input) { return .skip }
            last = input
            return .value(input)
        }
    }
}

extension Publisher where Output: Equatable {
    /// Skips each value that equals the previous one.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}

extension Publisher {
    /// Skips each value for which the closure returns true, given the previous value and this one.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Skips each value for which the closure returns true, given the previous value and this one. A thrown error ends the
    /// publisher.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

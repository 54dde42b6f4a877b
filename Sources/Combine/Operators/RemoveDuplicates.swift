extension Publishers {
    /// The publisher that `removeDuplicates()` and `removeDuplicates(by:)` return.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are compared.
        public let upstream: Upstream
        /// Whether the second value repeats the first one.
        public let predicate: (Output, Output) -> Bool

        /// Creates a publisher that skips a value of `upstream` if `predicate` returns true for the last delivered
        /// value and this one.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var last: Output?
            upstream.subscribe(subscriber) { value in
                if let last, predicate(last, value) { return .skip }
                last = value
                return .value(value)
            }
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
}

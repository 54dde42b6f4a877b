extension Publishers {
    /// The publisher that `drop(while:)` returns.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns true for a value to skip. It is not called again after it has returned false.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that skips the values of `upstream` until `predicate` returns false.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .drop(while: predicate))
        }
    }

    /// The publisher that `tryDrop(while:)` returns.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns true for a value to skip. It is not called again after it has returned false. A thrown error ends the
        /// publisher.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that skips the values of `upstream` until `predicate` returns false, or fails with its
        /// error.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .drop(while: predicate))
        }
    }
}

extension StepRule where Input == Output {
    fileprivate static func drop(while predicate: @escaping (Input) throws(Failure) -> Bool) -> Self {
        var isDropping = true
        return Self { input throws(Failure) in
            if isDropping { isDropping = try predicate(input) }
            return isDropping ? .skip : .value(input)
        }
    }
}

extension Publisher {
    /// Skips values until the predicate returns false, and delivers that value and all later ones.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Skips values until the predicate returns false, and delivers that value and all later ones. A thrown error ends the
    /// publisher.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// The publisher that `contains(_:)` returns.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The value to look for.
        public let output: Upstream.Output

        /// Creates a publisher that delivers whether a value of `upstream` equals `output`.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .any(fulfills: { [output] in $0 == output }))
        }
    }

    /// The publisher that `contains(where:)` returns.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns whether a value fulfills the condition.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that delivers whether a value of `upstream` fulfills `predicate`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .any(fulfills: predicate))
        }
    }

    /// The publisher that `tryContains(where:)` returns.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The publisher of the values.
        public let upstream: Upstream
        /// Returns whether a value fulfills the condition. A thrown error ends the publisher.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that delivers whether a value of `upstream` fulfills `predicate`, or fails with its error.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(subscriber, for: .any(fulfills: predicate))
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension ResultRule where Output == Bool {
    fileprivate static func any(fulfills predicate: @escaping (Input) throws(Failure) -> Bool) -> Self {
        .first(where: predicate, result: { _ in true }, orElse: false)
    }
}

extension Publisher where Output: Equatable {
    /// Delivers true as soon as a value equals `output`, or false at the end.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Delivers true as soon as a value fulfills the predicate, or false at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Delivers true as soon as a value fulfills the predicate, or false at the end. A thrown error ends the publisher.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}

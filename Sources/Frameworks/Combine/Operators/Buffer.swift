extension Publishers {
    /// The policy by which a buffer requests values.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// Requests as many values as the buffer holds, and one more for each that it delivers.
        case keepFull
        /// Requests all values. The strategy for a full buffer then decides.
        case byRequest
    }

    /// The policy for a value that does not fit into a buffer.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops the new value.
        case dropNewest
        /// Drops the oldest value in the buffer.
        case dropOldest
        /// Fails with the closure's error.
        case customError(() -> Failure)
    }

    /// The publisher that `buffer(size:prefetch:whenFull:)` returns.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The largest number of waiting values.
        public let size: Int
        /// The policy by which the buffer requests values.
        public let prefetch: Publishers.PrefetchStrategy
        /// The policy for a value that does not fit.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        /// Creates a publisher that keeps values of `upstream` until there is demand.
        public init(
            upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
            whenFull: Publishers.BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                BufferSubscription(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
        }
    }
}

private final class BufferSubscription<Output, Failure: Error>: SingleSubscription<Output, Failure, Output, Failure> {
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>

    private enum Admission {
        case added
        /// The dropped value is returned, so that no deinit runs under the lock.
        case replaced(Output?)
        case refused
    }

    init(
        _ downstream: any Subscriber<Output, Failure>, size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
        super.init(downstream, name: "Buffer", requesting: prefetch == .keepFull ? .max(size) : .unlimited)
    }

    override func didDeliver(from source: AnyObject?) {
        if prefetch == .keepFull { upstream.request(.max(1)) }
    }

    override func end(_ completion: Subscribers.Completion<Failure>) {
        if case .failure(let failure) = completion { fail(failure) } else { finish(completion) }
    }

    override func take(_ value: Output) {
        let admission = enqueue { waiting -> Admission in
            guard waiting.unmetDemand == .none, waiting.excess >= size else {
                waiting.append(value)
                return .added
            }
            guard case .dropOldest = whenFull, size > 0 else { return .refused }
            let oldest = waiting.removeFirst()
            waiting.append(value)
            return .replaced(oldest)
        }
        if case .refused = admission, case .customError(let makeFailure) = whenFull {
            upstream.cancel()
            fail(makeFailure())
        }
    }
}

extension Publisher {
    /// Keeps values until there is demand.
    ///
    /// - Parameters:
    ///   - size: The largest number of waiting values.
    ///   - prefetch: The policy by which the buffer requests values.
    ///   - whenFull: The policy for a value that does not fit.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

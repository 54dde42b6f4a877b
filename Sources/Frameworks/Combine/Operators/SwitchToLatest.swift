extension Publishers {
    /// The publisher that `switchToLatest()` returns.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher of publishers.
        public let upstream: Upstream

        /// Creates a publisher that delivers the values of the latest publisher that `upstream` delivers.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            SwitchSubscription<P, Failure>(subscriber, name: "SwitchToLatest").attach(upstream)
        }
    }
}

/// Follows the latest inner publisher. Finishes when the outer and the latest inner publisher have finished, and fails
/// with the first failure of either.
private final class SwitchSubscription<Inner: Publisher, Failure: Error>: Relay<Inner.Output, Failure>
where Inner.Failure == Failure {
    private let lock = Lock()
    private var hasOuterEnded = false
    private var hasInnerEnded = true
    private var innerCount = 0

    func attach<P: Publisher>(_ outer: P) where P.Output == Inner, P.Failure == Failure {
        start()
        trigger.request(.unlimited)
        outer.subscribe(
            Input(
                trigger,
                receiveValue: { [self] inner in
                    change(to: inner)
                    return .none
                }, receiveCompletion: { [self] in endOuter($0) }))
    }

    private func change(to inner: Inner) {
        let number = lock.withLock {
            innerCount += 1
            hasInnerEnded = false
            return innerCount
        }
        follow(inner) { [self] in endInner(number, $0) }
    }

    private func endOuter(_ completion: Subscribers.Completion<Failure>) {
        let isLast = lock.withLock {
            hasOuterEnded = true
            return hasInnerEnded
        }
        if case .failure = completion { end(completion) } else if isLast { end(.finished) }
    }

    private func endInner(_ number: Int, _ completion: Subscribers.Completion<Failure>) {
        let isLast = lock.withLock {
            if number == innerCount { hasInnerEnded = true }
            return hasInnerEnded && hasOuterEnded
        }
        if case .failure = completion { end(completion) } else if isLast { end(.finished) }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Delivers the values of the latest inner publisher, and cancels the previous one.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Delivers the values of the latest inner publisher, and cancels the previous one.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// Delivers the values of the latest inner publisher, and cancels the previous one.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Delivers the values of the latest inner publisher, and cancels the previous one.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publishers {
    /// The publisher that `collect(_:)` with a number returns.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The number of values in an array.
        public let count: Int

        /// Creates a publisher that delivers arrays of `count` values of `upstream`.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            BatchSubscription<Output.Element, Failure>(subscriber, count: count).attach(upstream)
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

/// Collects values into arrays of a number of values. The lock of the queue guards all state.
class BatchSubscription<Element, Failure: Error>: Outlet<[Element], Failure> {
    private let upstream = SubscriptionSlot()
    private let count: Int
    private var batch: [Element] = []

    init(_ downstream: any Subscriber<[Element], Failure>, count: Int) {
        // An array has at least one value.
        self.count = max(count, 1)
        super.init(downstream, name: "Collect")
    }

    final func attach<P: Publisher>(_ publisher: P) where P.Output == Element, P.Failure == Failure {
        start()
        publisher.subscribe(
            Input(
                upstream,
                receiveValue: { [self] value in
                    enqueue { waiting in
                        batch.append(value)
                        if batch.count >= count { flush(to: &waiting) }
                    }
                    return .none
                },
                receiveCompletion: { [self] completion in
                    didEnd()
                    if case .failure(let failure) = completion { return fail(failure) }
                    enqueue { waiting in
                        if !batch.isEmpty { waiting.append(batch) }
                        batch = []
                        waiting.finish(.finished)
                    }
                }))
    }

    /// Delivers the values so far, if there are any and there is demand.
    final func flush() {
        enqueue { waiting in
            if waiting.unmetDemand > 0 { flush(to: &waiting) }
        }
    }

    private func flush(to waiting: inout Waiting) {
        guard !batch.isEmpty else { return }
        waiting.append(batch)
        batch = []
    }

    /// Runs when the publisher has ended.
    func didEnd() {}

    override func didRequest(_ demand: Subscribers.Demand) { requestUpstream(demand * count) }

    final func requestUpstream(_ demand: Subscribers.Demand) { upstream.request(demand) }

    override func cancelInputs() { upstream.cancel() }
}

extension Publisher {
    /// Delivers arrays of `count` values, and the rest at the end. A number below 1 counts as 1.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}

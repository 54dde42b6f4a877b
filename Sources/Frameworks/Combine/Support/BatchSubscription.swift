/// Collects values into arrays of `count` values. The lock of the queue guards all state.
class BatchSubscription<Element, Failure: Error>: SingleSubscription<Element, Failure, [Element], Failure> {
    private let count: Int
    private var batch: [Element] = []

    init(_ downstream: any Subscriber<[Element], Failure>, count: Int) {
        // An array has at least one value.
        self.count = max(count, 1)
        super.init(downstream, name: "Collect")
    }

    final override func take(_ value: Element) {
        enqueue { waiting in
            batch.append(value)
            if batch.count >= count { flush(to: &waiting) }
        }
    }

    override func end(_ completion: Subscribers.Completion<Failure>) {
        if case .failure(let failure) = completion { return fail(failure) }
        enqueue { waiting in
            flush(to: &waiting)
            waiting.finish(.finished)
        }
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

    override func didRequest(_ demand: Subscribers.Demand) { upstream.request(demand * count) }
}

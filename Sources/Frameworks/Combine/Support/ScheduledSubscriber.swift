/// Passes each value and the completion to a scheduler, in order.
final class ScheduledSubscriber<Input, Failure: Error>: LinkSubscriber<Input, Failure, Input, Failure> {
    private let schedule: (@escaping () -> Void) -> Void
    // Actions carry no value: each makes the next one in the queue due, so that a scheduler with several threads keeps the
    // order.
    private let lock = Lock()
    private var queue = Queue<Delivery>()
    private var dueCount = 0
    private var isDelivering = false

    private enum Delivery {
        case value(Input)
        case completion(Subscribers.Completion<Failure>)
    }

    init(_ downstream: any Subscriber<Input, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.schedule = schedule
        super.init(downstream)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        enqueue(.value(input))
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        enqueue(.completion(completion))
    }

    override func cancel() {
        super.cancel()
        let released = lock.withLock {
            defer { queue = Queue() }
            return queue
        }
        _ = released
    }

    private func enqueue(_ delivery: Delivery) {
        guard upstream.isOpen else { return }
        lock.withLock { queue.append(delivery) }
        schedule { [self] in
            let isFirst = lock.withLock {
                dueCount += 1
                defer { isDelivering = true }
                return !isDelivering
            }
            if isFirst { deliver() }
        }
    }

    /// Delivers everything that is due, outside the lock. Only one thread at a time delivers.
    private func deliver() {
        while let next = nextDelivery() {
            switch next {
            case .value(let value):
                guard upstream.isOpen else { continue }
                let more = downstream.receive(value)
                if more > 0 { upstream.request(more) }
            case .completion(let completion):
                if upstream.end() { downstream.receive(completion: completion) }
            }
        }
    }

    private func nextDelivery() -> Delivery? {
        lock.withLock {
            guard dueCount > 0, let next = queue.popFirst() else {
                (dueCount, isDelivering) = (0, false)
                return nil
            }
            dueCount -= 1
            return next
        }
    }
}

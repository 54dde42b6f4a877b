/// Passes each value and the completion to a scheduler, in order.
final class ScheduledSubscriber<Input, Failure: Error>: Subscriber, Subscription {
    private let downstream: any Subscriber<Input, Failure>
    private let schedule: (@escaping () -> Void) -> Void
    private let upstream = SubscriptionSlot()
    private let deliveryLock = DeliveryLock()
    // Actions carry no value: each takes the next one from the queue, so that a scheduler with several threads keeps the
    // order.
    private let queueLock = Lock()
    private var queue: [Delivery] = []

    private enum Delivery {
        case value(Input)
        case completion(Subscribers.Completion<Failure>)
    }

    init(_ downstream: any Subscriber<Input, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        enqueue(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        enqueue(.completion(completion))
    }

    func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

    func cancel() {
        upstream.cancel()
        queueLock.withLock { queue = [] }
    }

    private func enqueue(_ delivery: Delivery) {
        queueLock.withLock { queue.append(delivery) }
        schedule { [self] in deliverNext() }
    }

    private func deliverNext() {
        deliveryLock.withLock {
            guard upstream.isOpen, let next = queueLock.withLock({ queue.isEmpty ? nil : queue.removeFirst() }) else {
                return
            }
            switch next {
            case .value(let value):
                let more = downstream.receive(value)
                if more > 0 { upstream.request(more) }
            case .completion(let completion):
                if upstream.end() { downstream.receive(completion: completion) }
            }
        }
    }
}

/// A subscriber of an operator with several inputs, or with an input that changes.
final class Input<Value, Failure: Error>: Subscriber {
    private let slot: SubscriptionSlot
    private let receiveValue: (Value) -> Subscribers.Demand
    private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    /// - Parameter slot: The operator keeps it, and cancels through it. It does not keep the input, which keeps the operator.
    init(
        _ slot: SubscriptionSlot, receiveValue: @escaping (Value) -> Subscribers.Demand,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.slot = slot
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
    }

    func receive(subscription: any Subscription) { slot.connect(subscription) }

    func receive(_ value: Value) -> Subscribers.Demand { slot.isOpen ? receiveValue(value) : .none }

    func receive(completion: Subscribers.Completion<Failure>) {
        if slot.end() { receiveCompletion(completion) }
    }
}

/// The subscription of an operator with one input and a queue. It starts when the publisher accepts it.
class SingleSubscription<Input, Failure: Error, Output, NewFailure: Error>: Outlet<Output, NewFailure>, Subscriber {
    final let upstream = SubscriptionSlot()
    private let initialDemand: Subscribers.Demand

    /// - Parameters:
    ///   - name: The operator's name, which `print()` shows.
    ///   - demand: The demand at the start, whatever the subscriber requests.
    init(
        _ downstream: any Subscriber<Output, NewFailure>, name: String, requesting demand: Subscribers.Demand = .none
    ) {
        initialDemand = demand
        super.init(downstream, name: name)
    }

    /// Receives a value while the subscription is open.
    func take(_ input: Input) {}
    /// Receives the completion, once.
    func end(_ completion: Subscribers.Completion<Failure>) {}

    final func receive(subscription: any Subscription) {
        guard upstream.accept(subscription) else { return }
        start()
        if initialDemand > 0 { upstream.request(initialDemand) }
    }

    final func receive(_ input: Input) -> Subscribers.Demand {
        if upstream.isOpen { take(input) }
        return .none
    }

    final func receive(completion: Subscribers.Completion<Failure>) {
        if upstream.end() { end(completion) }
    }

    override func cancelInputs() { upstream.cancel() }
}

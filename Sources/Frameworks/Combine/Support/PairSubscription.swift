/// The subscription of an operator that combines two publishers of different types. The demand goes to both.
class PairSubscription<First, Second, Failure: Error>: Outlet<(First, Second), Failure> {
    private let firstSlot = SubscriptionSlot()
    private let secondSlot = SubscriptionSlot()

    /// Starts, and subscribes to the publishers.
    final func attach<A: Publisher, B: Publisher>(_ first: A, _ second: B)
    where A.Output == First, B.Output == Second, A.Failure == Failure, B.Failure == Failure {
        start()
        first.subscribe(
            Input(
                firstSlot, receiveValue: { [self] in receive(first: $0) },
                receiveCompletion: { [self] in end($0) { self.finishFirst() } }))
        second.subscribe(
            Input(
                secondSlot, receiveValue: { [self] in receive(second: $0) },
                receiveCompletion: { [self] in end($0) { self.finishSecond() } }))
    }

    func receive(first: First) -> Subscribers.Demand { .none }
    func receive(second: Second) -> Subscribers.Demand { .none }
    func finishFirst() {}
    func finishSecond() {}

    override func didRequest(_ demand: Subscribers.Demand) {
        firstSlot.request(demand)
        secondSlot.request(demand)
    }

    override func cancelInputs() {
        firstSlot.cancel()
        secondSlot.cancel()
    }

    private func end(_ completion: Subscribers.Completion<Failure>, finish: () -> Void) {
        switch completion {
        case .finished: finish()
        case .failure(let failure):
            cancelInputs()
            fail(failure)
        }
    }
}

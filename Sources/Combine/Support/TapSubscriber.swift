/// Passes everything through, and calls closures on the way.
final class TapSubscriber<Input, Failure: Error>: Subscriber, Subscription {
    /// Closures that run before the event goes on; nil to do nothing.
    struct Closures {
        var receiveSubscription: ((any Subscription) -> Void)?
        var receiveOutput: ((Input) -> Void)?
        var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        var receiveCancel: (() -> Void)?
        var receiveRequest: ((Subscribers.Demand) -> Void)?
        /// The demand that the subscriber returns for a value. It is not none.
        var receiveMore: ((Subscribers.Demand) -> Void)?
    }

    private let downstream: any Subscriber<Input, Failure>
    private let closures: Closures
    private let upstream = SubscriptionSlot()

    init(_ downstream: any Subscriber<Input, Failure>, _ closures: Closures) {
        self.downstream = downstream
        self.closures = closures
    }

    func receive(subscription: any Subscription) {
        closures.receiveSubscription?(subscription)
        if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isOpen else { return .none }
        closures.receiveOutput?(input)
        guard upstream.isOpen else { return .none }
        let more = downstream.receive(input)
        if more > 0 { closures.receiveMore?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.end() else { return }
        closures.receiveCompletion?(completion)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        closures.receiveRequest?(demand)
        upstream.request(demand)
    }

    func cancel() {
        guard upstream.isOpen else { return }
        closures.receiveCancel?()
        upstream.cancel()
    }
}

extension TapSubscriber: CustomStringConvertible {
    var description: String { upstream.description }
}

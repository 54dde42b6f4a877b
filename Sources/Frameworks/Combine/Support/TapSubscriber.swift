/// Calls closures for all events, and passes the events through.
final class TapSubscriber<Input, Failure: Error>: LinkSubscriber<Input, Failure, Input, Failure> {
    /// Closures that run before the event passes; nil does nothing.
    struct Closures {
        var receiveSubscription: ((any Subscription) -> Void)?
        var receiveOutput: ((Input) -> Void)?
        var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        var receiveCancel: (() -> Void)?
        var receiveRequest: ((Subscribers.Demand) -> Void)?
        /// The demand that the subscriber returns for a value. It is not none.
        var receiveMore: ((Subscribers.Demand) -> Void)?
    }

    private let closures: Closures

    init(_ downstream: any Subscriber<Input, Failure>, _ closures: Closures) {
        self.closures = closures
        super.init(downstream)
    }

    override func receive(subscription: any Subscription) {
        closures.receiveSubscription?(subscription)
        super.receive(subscription: subscription)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isOpen else { return .none }
        closures.receiveOutput?(input)
        guard upstream.isOpen else { return .none }
        let more = downstream.receive(input)
        if more > 0 { closures.receiveMore?(more) }
        return more
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.end() else { return }
        closures.receiveCompletion?(completion)
        downstream.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        closures.receiveRequest?(demand)
        upstream.request(demand)
    }

    override func cancel() {
        upstream.cancel { closures.receiveCancel?() }
    }
}

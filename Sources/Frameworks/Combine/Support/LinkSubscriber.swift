/// The subscriber between a publisher and one downstream subscriber, which receives it as its subscription. It passes requests
/// and cancellation through; subclasses receive the values and the completion.
class LinkSubscriber<Input, Failure: Error, Output, NewFailure: Error>: Subscriber, Subscription {
    final let downstream: any Subscriber<Output, NewFailure>
    final let upstream = SubscriptionSlot()

    init(_ downstream: any Subscriber<Output, NewFailure>) {
        self.downstream = downstream
    }

    func receive(subscription: any Subscription) {
        if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand { .none }

    func receive(completion: Subscribers.Completion<Failure>) {}

    func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

    func cancel() { upstream.cancel() }
}

extension LinkSubscriber: CustomStringConvertible {
    /// The description of the upstream subscription, which `print()` shows.
    var description: String { upstream.description }
}

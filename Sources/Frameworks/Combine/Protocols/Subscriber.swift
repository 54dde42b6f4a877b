/// Receives a publisher's output: one subscription, then as many values as requested, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the received values.
    associatedtype Input
    /// The type of the publisher's failure; `Never` if the publisher cannot fail.
    associatedtype Failure: Error

    /// Receives the subscription. No value arrives before the subscriber requests one.
    func receive(subscription: any Subscription)

    /// Receives a value, and returns how many more values to deliver in addition to the earlier demand.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Receives the completion. Nothing arrives after it.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives a value of type `Void`.
    public func receive() -> Subscribers.Demand { receive(()) }
}

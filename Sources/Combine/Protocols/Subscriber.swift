/// What receives a publisher's values: first one subscription, then as many values as it asked for, then at most one
/// completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the received values.
    associatedtype Input
    /// The type of the failure that may end the publisher; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Takes the subscription. No value arrives before the subscriber requests some from it.
    func receive(subscription: any Subscription)

    /// Takes a value and returns how many more it wants in addition to what it asked for before.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Takes the publisher's end. Nothing arrives after it.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes a value of no content.
    public func receive() -> Subscribers.Demand { receive(()) }
}

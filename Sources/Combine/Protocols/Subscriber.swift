/// What receives a publisher's values: first one subscription, then as many values as it asked for, then at most one
/// completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)

    /// Takes a value and returns how many more it wants in addition to what it asked for before.
    func receive(_ input: Input) -> Subscribers.Demand

    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes a value of no content.
    public func receive() -> Subscribers.Demand { receive(()) }
}

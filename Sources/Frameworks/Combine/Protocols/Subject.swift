/// A publisher that delivers the values passed to `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Delivers a value to all subscribers with demand.
    func send(_ value: Output)

    /// Ends all subscriptions. Later values are dropped.
    func send(completion: Subscribers.Completion<Failure>)

    /// Connects the subject to an upstream publisher.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Delivers a value of type `Void`.
    public func send() { send(()) }
}

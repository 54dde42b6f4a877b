/// A publisher whose values are sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Delivers a value to all subscribers with demand.
    func send(_ value: Output)

    /// Ends all subscriptions. Later values are dropped.
    func send(completion: Subscribers.Completion<Failure>)

    /// Gives the subject a subscription to an upstream publisher.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Delivers an empty value.
    public func send() { send(()) }
}

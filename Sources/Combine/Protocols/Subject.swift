/// A publisher into which values are sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Delivers a value to all subscribers that have a demand.
    func send(_ value: Output)

    /// Ends all subscriptions; what is sent later reaches nobody.
    func send(completion: Subscribers.Completion<Failure>)

    /// Hands the subject an upstream's subscription.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Delivers a value of no content.
    public func send() { send(()) }
}

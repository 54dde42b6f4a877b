/// The connection between a publisher and one subscriber. Cancelling it stops delivery and releases both.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests more values. Demands add up.
    func request(_ demand: Subscribers.Demand)
}

/// The connection between a publisher and one subscriber. Cancelling it ends the delivery and lets go of both.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for further values; demands add up.
    func request(_ demand: Subscribers.Demand)
}

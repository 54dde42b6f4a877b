/// The namespace of ready-made subscriptions.
public enum Subscriptions {
    /// A subscription that never delivers, for a publisher that completes at once.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, Sendable {
    static let shared = EmptySubscription()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

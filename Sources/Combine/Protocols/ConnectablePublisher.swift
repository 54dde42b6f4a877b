/// A publisher that starts only when it is told to, so that several can subscribe first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts; cancelling the token stops again.
    func connect() -> any Cancellable
}

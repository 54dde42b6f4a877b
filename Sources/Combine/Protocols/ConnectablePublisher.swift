/// A publisher that starts only when `connect()` is called, so that several can subscribe first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts; cancelling the token stops again.
    func connect() -> any Cancellable
}

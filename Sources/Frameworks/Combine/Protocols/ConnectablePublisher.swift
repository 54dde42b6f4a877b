/// A publisher that starts with `connect()`, so that several subscribers can attach first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts the publisher. Cancelling the token stops it.
    func connect() -> any Cancellable
}

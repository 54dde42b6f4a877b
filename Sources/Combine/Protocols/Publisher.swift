/// Something that delivers values over time to those who subscribe, and ends with success or a failure.
///
/// A type conforms by `receive(subscriber:)`; others call `subscribe(_:)` or an operator.
public protocol Publisher<Output, Failure> {
    /// The type of the delivered values.
    associatedtype Output
    /// The type of the failure that may end the publisher; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. An implementation first gives it a subscription, then values up to its demand, then at
    /// most one completion. Callers use `subscribe(_:)`.
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber, which is handed its subscription first.
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }
}

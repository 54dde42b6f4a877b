/// Delivers values over time to its subscribers, and ends with success or a failure.
///
/// Conforming types implement `receive(subscriber:)`. Callers use `subscribe(_:)` or an operator.
public protocol Publisher<Output, Failure> {
    /// The type of the delivered values.
    associatedtype Output
    /// The type of the failure that may end the publisher; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. An implementation first gives it a subscription, then values up to its demand, then at
    /// most one completion. Callers use `subscribe(_:)` instead.
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber. The subscriber receives its subscription first.
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }
}

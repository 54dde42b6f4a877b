/// Something that delivers values over time to those who subscribe, and ends with success or a failure.
///
/// A type conforms by `receive(subscriber:)`; others call `subscribe(_:)` or an operator.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber, which is handed its subscription first.
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }
}

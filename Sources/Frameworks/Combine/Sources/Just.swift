/// Delivers one value and finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value to deliver.
    public let output: Output

    /// Creates a publisher that delivers `output` and finishes.
    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: OneValueSubscription(output, subscriber, name: "Just"))
    }
}

extension Just: Equatable where Output: Equatable {}

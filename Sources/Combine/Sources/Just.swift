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
        subscriber.receive(subscription: OneValueSubscription(.success(output), subscriber))
    }
}

extension Just: Equatable where Output: Equatable {}

/// Waits for demand, delivers the value and finishes.
final class OneValueSubscription<Output, Failure: Error>: Subscription {
    private let lock = Lock()
    private let result: Result<Output, Failure>
    private var downstream: (any Subscriber<Output, Failure>)?

    init(_ result: Result<Output, Failure>, _ downstream: any Subscriber<Output, Failure>) {
        self.result = result
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0, let receiver = take() else { return }
        switch result {
        case .success(let value):
            _ = receiver.receive(value)
            receiver.receive(completion: .finished)
        case .failure(let failure):
            receiver.receive(completion: .failure(failure))
        }
    }

    func cancel() { _ = take() }

    private func take() -> (any Subscriber<Output, Failure>)? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}

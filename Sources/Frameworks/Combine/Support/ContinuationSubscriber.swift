/// Passes the first value or the failure to a closure, once.
final class ContinuationSubscriber<Input, Failure: Error>: Subscriber {
    private let lock = Lock()
    private var resume: ((Result<Input, Failure>) -> Void)?

    init(_ resume: @escaping (Result<Input, Failure>) -> Void) {
        self.resume = resume
    }

    func receive(subscription: any Subscription) { subscription.request(.max(1)) }

    func receive(_ input: Input) -> Subscribers.Demand {
        take()?(.success(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure(let failure) = completion { take()?(.failure(failure)) }
    }

    private func take() -> ((Result<Input, Failure>) -> Void)? {
        lock.withLock {
            defer { resume = nil }
            return resume
        }
    }
}

/// Delivers one value or failure when it is available. The work starts when the future is created, and the future keeps the
/// result for later subscribers.
public final class Future<Output, Failure: Error>: Publisher {
    /// A closure that takes the future's result.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [FutureSubscription<Output, Failure>] = []

    /// - Parameter attemptToFulfill: Runs at once, and calls the promise when there is a result. Later results are ignored.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let subscription = FutureSubscription(subscriber)
        subscriber.receive(subscription: subscription)
        let ready = lock.withLock {
            if result == nil { waiting.append(subscription) }
            return result
        }
        if let ready { subscription.fulfill(ready) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let receivers = lock.withLock { () -> [FutureSubscription<Output, Failure>] in
            guard self.result == nil else { return [] }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for receiver in receivers { receiver.fulfill(result) }
    }
}

/// Delivers the result as soon as there is both a result and demand.
private final class FutureSubscription<Output, Failure: Error>: Subscription {
    private let lock = Lock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var result: Result<Output, Failure>?
    private var isDemanded = false

    init(_ downstream: any Subscriber<Output, Failure>) {
        self.downstream = downstream
    }

    func fulfill(_ result: Result<Output, Failure>) {
        lock.withLock { self.result = result }
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { isDemanded = isDemanded || demand > 0 }
        deliver()
    }

    func cancel() {
        let released = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        _ = released
    }

    private func deliver() {
        let ready = lock.withLock { () -> ((any Subscriber<Output, Failure>), Result<Output, Failure>)? in
            guard let receiver = downstream, let result else { return nil }
            if case .success = result, !isDemanded { return nil }
            downstream = nil
            return (receiver, result)
        }
        guard let (receiver, result) = ready else { return }
        switch result {
        case .success(let value):
            _ = receiver.receive(value)
            receiver.receive(completion: .finished)
        case .failure(let failure):
            receiver.receive(completion: .failure(failure))
        }
    }
}

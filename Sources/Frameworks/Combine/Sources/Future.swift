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
        let subscription = FutureSubscription(subscriber, of: self)
        // Wait first: the subscriber may cancel in `receive(subscription:)`.
        let ready = lock.withLock {
            if result == nil { waiting.append(subscription) }
            return result
        }
        subscription.start(with: ready)
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

    fileprivate func remove(_ subscription: FutureSubscription<Output, Failure>) {
        let removed = lock.withLock {
            waiting.firstIndex { $0 === subscription }.map { waiting.remove(at: $0) }
        }
        _ = removed
    }
}

/// Delivers the result as soon as there is both a result and demand.
private final class FutureSubscription<Output, Failure: Error>: Outlet<Output, Failure> {
    // The future waits for its promise on its own.
    private weak var future: Future<Output, Failure>?

    init(_ downstream: any Subscriber<Output, Failure>, of future: Future<Output, Failure>) {
        self.future = future
        super.init(downstream, name: "Future")
    }

    func start(with result: Result<Output, Failure>?) {
        start()
        if let result { fulfill(result) }
    }

    func fulfill(_ result: Result<Output, Failure>) {
        switch result {
        case .success(let value):
            send(value)
            finish(.finished)
        case .failure(let failure): fail(failure)
        }
    }

    override func cancelInputs() { future?.remove(self) }
}

extension Future where Failure == Never {
    /// The future's value. Waits until there is one.
    public final nonisolated(nonsending) var value: Output {
        get async {
            await withCheckedContinuation { continuation in
                receive(
                    subscriber: ContinuationSubscriber<Output, Never> { result in
                        continuation.resume(returning: Transfer(result.get()))
                    })
            }.value
        }
    }
}

extension Future {
    /// The future's value. Waits until there is a result, and throws the failure.
    public final nonisolated(nonsending) var value: Output {
        get async throws {
            try await withCheckedContinuation { continuation in
                receive(
                    subscriber: ContinuationSubscriber<Output, Failure> { result in
                        continuation.resume(returning: Transfer(result))
                    })
            }.value.get()
        }
    }
}

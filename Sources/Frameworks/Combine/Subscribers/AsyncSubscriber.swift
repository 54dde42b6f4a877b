/// Requests one value for each call of `next()`. Unchecked because the lock guards all mutable state.
final class AsyncSubscriber<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    private let lock = Lock()
    private let upstream = SubscriptionSlot()
    private var callers = Queue<(Element) -> Void>()
    // Values that a publisher has sent without demand.
    private var early = Queue<Input>()
    private var isEnded = false
    private var failure: Failure?

    /// A value, a failure, or nil for the end.
    typealias Element = Result<Input?, Failure>

    func receive(subscription: any Subscription) { upstream.connect(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        let caller = lock.withLock {
            let caller = callers.popFirst()
            if caller == nil, !isEnded { early.append(input) }
            return caller
        }
        caller?(.success(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.end() else { return }
        if case .failure(let failure) = completion { end(with: failure) } else { end(with: nil) }
    }

    /// Ends the loop, and cancels the publisher.
    func cancel() {
        upstream.cancel()
        end(with: nil)
    }

    nonisolated(nonsending) func next() async -> Element {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                take { continuation.resume(returning: Transfer($0)) }
            }.value
        } onCancel: {
            cancel()
        }
    }

    /// Passes the next value to the closure as soon as there is one.
    private func take(_ caller: @escaping (Element) -> Void) {
        let ready = lock.withLock { () -> Element? in
            if let input = early.popFirst() { return .success(input) }
            if isEnded { return takeEnd() }
            callers.append(caller)
            return nil
        }
        if let ready { caller(ready) } else { upstream.request(.max(1)) }
    }

    private func end(with failure: Failure?) {
        let (callers, first) = lock.withLock { () -> (Queue<(Element) -> Void>, Element) in
            guard !isEnded else { return (Queue(), .success(nil)) }
            isEnded = true
            self.failure = failure
            defer { self.callers = Queue() }
            return (self.callers, self.callers.isEmpty ? .success(nil) : takeEnd())
        }
        var (waiting, end) = (callers, first)
        while let caller = waiting.popFirst() {
            caller(end)
            end = .success(nil)
        }
    }

    /// Returns the failure once, and then the end.
    private func takeEnd() -> Element {
        defer { failure = nil }
        return failure.map { .failure($0) } ?? .success(nil)
    }
}

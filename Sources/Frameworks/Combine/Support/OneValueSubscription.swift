/// Waits for demand, delivers the value and finishes.
final class OneValueSubscription<Output, Failure: Error>: Subscription {
    private let lock = Lock()
    private let name: String
    private var value: Output?
    private var downstream: (any Subscriber<Output, Failure>)?

    /// - Parameter name: The publisher's name, which `print()` shows.
    init(_ value: Output, _ downstream: any Subscriber<Output, Failure>, name: String) {
        self.value = value
        self.downstream = downstream
        self.name = name
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let ready = lock.withLock { () -> (value: Output, receiver: any Subscriber<Output, Failure>)? in
            guard let value, let downstream else { return nil }
            self.value = nil
            return (value, downstream)
        }
        guard let ready else { return }
        _ = ready.receiver.receive(ready.value)
        // The receiver may have canceled.
        release().downstream?.receive(completion: .finished)
    }

    func cancel() { _ = release() }

    // Return the contents to the caller, so that no deinit runs under the lock.
    private func release() -> (downstream: (any Subscriber<Output, Failure>)?, value: Output?) {
        lock.withLock {
            defer { (downstream, value) = (nil, nil) }
            return (downstream, value)
        }
    }
}

extension OneValueSubscription: CustomStringConvertible {
    var description: String { name }
}

/// Stores a subscriber's upstream subscription: the first one offered, and none after the end.
final class SubscriptionSlot: Cancellable {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var state = State.awaiting

    private enum State { case awaiting, subscribed, ended }

    /// Stores the first subscription. Cancels any other, and returns false.
    func accept(_ offered: any Subscription) -> Bool {
        let accepted = lock.withLock {
            guard state == .awaiting else { return false }
            state = .subscribed
            subscription = offered
            return true
        }
        if !accepted { offered.cancel() }
        return accepted
    }

    /// Whether values are still delivered.
    var isOpen: Bool { lock.withLock { state == .subscribed } }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { subscription }?.request(demand)
    }

    /// Marks the end by a completion. Returns true the first time.
    func end() -> Bool {
        lock.withLock {
            defer { (state, subscription) = (.ended, nil) }
            return state != .ended
        }
    }

    /// Marks the end, and cancels the upstream subscription.
    func cancel() {
        let taken = lock.withLock {
            defer { (state, subscription) = (.ended, nil) }
            return subscription
        }
        taken?.cancel()
    }
}

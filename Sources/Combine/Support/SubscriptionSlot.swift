/// Where a subscriber keeps its upstream's subscription: it takes the first one, and none after the end.
final class SubscriptionSlot: Cancellable {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var state = State.awaiting

    private enum State { case awaiting, subscribed, ended }

    /// Keeps the first subscription; cancels each other one and returns false.
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

    /// Whether values still count.
    var isOpen: Bool { lock.withLock { state == .subscribed } }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { subscription }?.request(demand)
    }

    /// Marks the end by a completion: true the first time.
    func end() -> Bool {
        lock.withLock {
            defer { (state, subscription) = (.ended, nil) }
            return state != .ended
        }
    }

    /// Marks the end and cancels upstream.
    func cancel() {
        let taken = lock.withLock {
            defer { (state, subscription) = (.ended, nil) }
            return subscription
        }
        taken?.cancel()
    }
}

/// Stores a subscriber's upstream subscription. It accepts the first one that is offered, and none after the end.
final class SubscriptionSlot: Cancellable {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var state = State.awaiting
    // The demand before the subscription.
    private var earlyDemand = Subscribers.Demand.none

    private enum State { case awaiting, subscribed, ended }

    /// Stores the first subscription and returns true. Cancels any other, and returns false.
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

    /// Stores the first subscription, and requests the earlier demand from it. Cancels any other.
    func connect(_ offered: any Subscription) {
        guard accept(offered) else { return }
        let demand = lock.withLock {
            defer { earlyDemand = .none }
            return earlyDemand
        }
        if demand > 0 { request(demand) }
    }

    /// Whether more values may be delivered.
    var isOpen: Bool { lock.withLock { state == .subscribed } }

    /// Requests from the subscription. Keeps the demand for `connect(_:)` if there is no subscription yet.
    func request(_ demand: Subscribers.Demand) {
        let subscription = lock.withLock { () -> (any Subscription)? in
            if state == .awaiting { earlyDemand += demand }
            return self.subscription
        }
        subscription?.request(demand)
    }

    /// Marks the end by a completion. Returns true for the first end.
    func end() -> Bool {
        let (isFirst, _) = release()
        return isFirst
    }

    /// Marks the end, and cancels the upstream subscription.
    func cancel() { cancel {} }

    /// Marks the end, and cancels the upstream subscription after the closure. Does not run the closure after an earlier end.
    func cancel(after action: () -> Void) {
        let (isFirst, taken) = release()
        if isFirst { action() }
        taken?.cancel()
    }

    // Return the subscription to the caller, so that no deinit runs under the lock.
    private func release() -> (isFirst: Bool, subscription: (any Subscription)?) {
        lock.withLock {
            defer { (state, subscription) = (.ended, nil) }
            return (state != .ended, subscription)
        }
    }
}

extension SubscriptionSlot: CustomStringConvertible {
    /// The description of the upstream subscription, which `print()` shows.
    var description: String {
        let subscription = lock.withLock { self.subscription }
        return subscription.map { "\($0)" } ?? "Subscription"
    }
}

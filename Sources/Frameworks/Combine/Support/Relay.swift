/// Delivers the values of several publishers, one publisher at a time. Each gets the demand that its predecessors have left.
class Relay<Output, Failure: Error>: Outlet<Output, Failure> {
    private let inputLock = Lock()
    private var current = SubscriptionSlot()
    // The demand that the inputs have not met.
    private var unmet = Subscribers.Demand.none
    private var followers = Queue<() -> Void>()
    private var isFollowing = false
    private var isCancelled = false
    private var hasForwarded = false

    /// The subscription to another publisher, whose values change the relay.
    let trigger = SubscriptionSlot()

    /// Whether the publishers have delivered no value.
    final var isEmpty: Bool { inputLock.withLock { !hasForwarded } }

    /// Starts a relay that follows a publisher.
    ///
    /// - Parameters:
    ///   - publisher: The first publisher to follow.
    ///   - downstream: The subscriber of the operator.
    ///   - name: The operator's name, which `print()` shows.
    ///   - end: Receives the completion of the publisher. It finishes the relay or follows another publisher.
    static func follow<P: Publisher>(
        _ publisher: P, for downstream: any Subscriber<Output, Failure>, name: String,
        end: @escaping (Relay, Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
        let relay = Relay(downstream, name: name)
        relay.start()
        relay.follow(publisher) { end(relay, $0) }
    }

    /// Cancels the current publisher and subscribes to another.
    final func follow<P: Publisher>(
        _ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
        let slot = SubscriptionSlot()
        let (previous, demand, isCancelled) = inputLock.withLock {
            defer { current = slot }
            return (current, unmet, self.isCancelled)
        }
        previous.cancel()
        guard !isCancelled else { return }
        slot.request(demand)
        let input = Input<Output, P.Failure>(
            slot, receiveValue: { [self] in forward($0, from: slot) }, receiveCompletion: end)
        // A publisher that ends at once makes its successor follow from inside the subscription. A loop instead of the
        // recursion keeps the stack short.
        runInTurn { publisher.subscribe(input) }
    }

    /// Subscribes to the other publisher for its first value. Its completion counts only before that.
    final func awaitFirst<P: Publisher>(
        of other: P, receiveValue: @escaping () -> Void,
        receiveCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) {
        trigger.request(.max(1))
        other.subscribe(
            Input(
                trigger,
                receiveValue: { [trigger] _ in
                    trigger.cancel()
                    receiveValue()
                    return .none
                }, receiveCompletion: receiveCompletion))
    }

    /// Ends, and cancels the other publisher.
    final func end(_ completion: Subscribers.Completion<Failure>) {
        cancelInputs()
        finish(completion)
    }

    private func forward(_ value: Output, from slot: SubscriptionSlot) -> Subscribers.Demand {
        let isCurrent = inputLock.withLock {
            guard current === slot else { return false }
            unmet -= 1
            hasForwarded = true
            return true
        }
        if isCurrent { send(value) }
        return .none
    }

    private func runInTurn(_ action: @escaping () -> Void) {
        let isFirst = inputLock.withLock {
            followers.append(action)
            defer { isFollowing = true }
            return !isFollowing
        }
        guard isFirst else { return }
        while let next = nextFollower() { next() }
    }

    private func nextFollower() -> (() -> Void)? {
        inputLock.withLock {
            let next = followers.popFirst()
            isFollowing = next != nil
            return next
        }
    }

    override func didRequest(_ demand: Subscribers.Demand) {
        let slot = inputLock.withLock {
            unmet += demand
            return current
        }
        slot.request(demand)
    }

    override func cancelInputs() {
        let slot = inputLock.withLock {
            isCancelled = true
            return current
        }
        trigger.cancel()
        slot.cancel()
    }
}

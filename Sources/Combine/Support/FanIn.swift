/// Delivers the values of several publishers as they come. Unless the demand is unlimited, each publisher has at most one
/// value waiting.
class FanIn<Output, Failure: Error>: Outlet<Output, Failure> {
    private let inputLock = Lock()
    private var slots: [SubscriptionSlot] = []
    private var isUnlimited = false
    private var isClosed = false

    /// Subscribes to one more publisher.
    final func attach<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        let slot = SubscriptionSlot()
        let isUnlimited = inputLock.withLock {
            slots.append(slot)
            return self.isUnlimited
        }
        guard isOpen else { return remove(slot) }
        slot.request(isUnlimited ? .unlimited : .max(1))
        publisher.subscribe(
            Input(
                slot,
                receiveValue: { [self] value in
                    send(value, from: slot)
                    return .none
                },
                receiveCompletion: { [self] completion in
                    remove(slot)
                    end(completion)
                }))
    }

    /// Declares that no more publishers follow: the end of the last one is the end of all.
    final func close() {
        let isLast = inputLock.withLock {
            isClosed = true
            return slots.isEmpty
        }
        if isLast { finish(.finished) }
    }

    /// Fails at once, and cancels all inputs.
    final func failAll(_ failure: Failure) {
        cancelInputs()
        fail(failure)
        // Another thread may have attached one meanwhile.
        cancelInputs()
    }

    /// Runs after an input has finished while others may follow.
    func inputDidFinish() {}

    override func didRequest(_ demand: Subscribers.Demand) {
        guard demand == .unlimited else { return }
        let slots = inputLock.withLock {
            isUnlimited = true
            return self.slots
        }
        for slot in slots { slot.request(.unlimited) }
    }

    override func didDeliver(from source: AnyObject?) {
        if !inputLock.withLock({ isUnlimited }) { (source as? SubscriptionSlot)?.request(.max(1)) }
    }

    override func cancelInputs() {
        let taken = inputLock.withLock {
            defer { slots = [] }
            return slots
        }
        for slot in taken { slot.cancel() }
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .failure(let failure): failAll(failure)
        case .finished:
            if inputLock.withLock({ isClosed && slots.isEmpty }) { finish(.finished) } else { inputDidFinish() }
        }
    }

    private func remove(_ slot: SubscriptionSlot) {
        let removed = inputLock.withLock { slots.lastIndex { $0 === slot }.map { slots.remove(at: $0) } }
        _ = removed
    }
}

/// Delivers the values of several publishers as they arrive. Unless the demand is unlimited, at most one value of each
/// publisher waits.
class FanIn<Output, Failure: Error>: Outlet<Output, Failure> {
    private let inputLock = Lock()
    // The open inputs by their numbers.
    private var slots: [Int: SubscriptionSlot] = [:]
    private var lastNumber = 0
    private var isUnlimited = false
    private var isClosed = false

    /// Starts, and delivers the values of the publishers. Finishes when all have finished.
    final func merge(_ publishers: [any Publisher<Output, Failure>]) {
        start()
        for publisher in publishers { attach(publisher) }
        close()
    }

    /// Subscribes to one more publisher.
    final func attach<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        let slot = SubscriptionSlot()
        let (number, isUnlimited) = inputLock.withLock {
            lastNumber += 1
            slots[lastNumber] = slot
            return (lastNumber, self.isUnlimited)
        }
        guard isOpen else { return remove(number) }
        slot.request(isUnlimited ? .unlimited : .max(1))
        publisher.subscribe(
            Input(
                slot,
                receiveValue: { [self] value in
                    send(value, from: slot)
                    return .none
                },
                receiveCompletion: { [self] completion in
                    remove(number)
                    end(completion)
                }))
    }

    /// Declares that no more publishers follow. The subscription finishes when the last one has finished.
    final func close() {
        let isLast = inputLock.withLock {
            isClosed = true
            return slots.isEmpty
        }
        if isLast { finish(.finished) }
    }

    /// Cancels all inputs, and fails without the queued values.
    final func failAll(_ failure: Failure) {
        cancelInputs()
        fail(failure)
        // Another thread may have attached a publisher meanwhile.
        cancelInputs()
    }

    /// Runs after an input has finished, if others may follow.
    func inputDidFinish() {}

    override func didRequest(_ demand: Subscribers.Demand) {
        guard demand == .unlimited else { return }
        let slots = inputLock.withLock {
            isUnlimited = true
            return self.slots
        }
        // In the order of the publishers.
        for (_, slot) in slots.sorted(by: { $0.key < $1.key }) { slot.request(.unlimited) }
    }

    override func didDeliver(from source: AnyObject?) {
        if !inputLock.withLock({ isUnlimited }) { (source as? SubscriptionSlot)?.request(.max(1)) }
    }

    override func cancelInputs() {
        let taken = inputLock.withLock {
            defer { slots = [:] }
            return slots
        }
        for slot in taken.values { slot.cancel() }
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .failure(let failure): failAll(failure)
        case .finished:
            if inputLock.withLock({ isClosed && slots.isEmpty }) { finish(.finished) } else { inputDidFinish() }
        }
    }

    private func remove(_ number: Int) {
        _ = inputLock.withLock { slots.removeValue(forKey: number) }
    }
}

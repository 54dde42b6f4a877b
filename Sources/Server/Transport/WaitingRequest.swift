import Synchronization

/// A complete request whose work waits for the main actor. Either the work begins, or the request gets its response without it.
final class WaitingRequest: Sendable {
    private let isDecided = Atomic<Bool>(false)
    /// Since when it waits, in milliseconds.
    let start = MonotonicClock.coarseMilliseconds
    private let refuse: @Sendable () -> Void

    /// - Parameter refuse: sends the response of a request that waited too long.
    init(refuse: @escaping @Sendable () -> Void) {
        self.refuse = refuse
    }

    /// Whether the work may begin. Otherwise the client already has a response.
    func begins() -> Bool { !isDecided.exchange(true, ordering: .acquiringAndReleasing) }

    /// Ends the wait, unless the work has begun.
    func expire() {
        if begins() { refuse() }
    }
}

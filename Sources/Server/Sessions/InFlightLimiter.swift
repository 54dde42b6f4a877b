import Synchronization

/// Counts the requests of each session that wait for the main actor.
final class InFlightLimiter: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    /// Adds a request, unless the maximum is reached.
    func enter(_ session: String, maximum: Int) -> Bool {
        counts.withLock { counts in
            let count = counts[session, default: 0]
            guard count < maximum else { return false }
            counts[session] = count + 1
            return true
        }
    }

    func leave(_ session: String) {
        counts.withLock { counts in
            guard let count = counts[session] else { return }
            counts[session] = count > 1 ? count - 1 : nil
        }
    }
}

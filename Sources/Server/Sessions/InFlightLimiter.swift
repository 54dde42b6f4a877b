import Synchronization

/// How many requests of each session wait for the main actor.
final class InFlightLimiter: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    /// Counts one more, unless there are as many as may be.
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

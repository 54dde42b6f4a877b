import Synchronization

/// Measures the work that waits for the main actor, as time. The server uses it to decide whether to admit more.
///
/// The measure is the expected wait of new work: the age of the oldest waiting work, the time that the current work has taken, or the
/// number of waiting pieces times their recent duration, whichever is greatest. Work starts in order of arrival.
final class MainLoad: Sendable {
    private struct State {
        /// The arrival times of the waiting work, from `first` on, in nanoseconds.
        var arrivals: [Int64] = []
        var first = 0
        /// The start of the current work.
        var begin: Int64?
        /// The average duration of about the last sixteen pieces of work, in nanoseconds.
        var mean = 0.0

        mutating func removeFirst() {
            guard first < arrivals.count else { return }
            first += 1
            if first == arrivals.count {
                arrivals.removeAll(keepingCapacity: true)
                first = 0
            } else if first >= 1024 {
                arrivals.removeFirst(first)
                first = 0
            }
        }
    }

    private let state = Mutex(State())

    /// A monotonic time in nanoseconds.
    private let now: @Sendable () -> Int64

    init(now: @escaping @Sendable () -> Int64 = { MonotonicClock.nanoseconds }) {
        self.now = now
    }

    /// Adds a piece of waiting work.
    func enter() {
        let now = now()
        state.withLock { $0.arrivals.append(now) }
    }

    /// Starts the oldest waiting work.
    func begin() {
        let now = now()
        state.withLock { state in
            state.removeFirst()
            state.begin = now
        }
    }

    /// Ends the current work, or its turn.
    func end() {
        let now = now()
        state.withLock { state in
            guard let begin = state.begin else { return }
            state.begin = nil
            state.mean += (Double(now - begin) - state.mean) / 16
        }
    }

    /// The expected wait of new work, in seconds.
    var delay: Double {
        let now = now()
        return state.withLock { state in
            let running = state.begin.map { Double(now - $0) } ?? 0
            guard state.first < state.arrivals.count else { return running / 1e9 }
            let age = max(Double(now - state.arrivals[state.first]), running)
            return max(age, Double(state.arrivals.count - state.first) * state.mean) / 1e9
        }
    }

    /// The number of waiting pieces.
    var count: Int { state.withLock { $0.arrivals.count - $0.first } }
}

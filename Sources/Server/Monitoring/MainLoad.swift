import Synchronization

/// The work that waits for the main actor, in time: by it the server decides whether it takes on more.
///
/// What counts is how long a newcomer would wait: the age of the oldest work that waits, or the number of all times what such
/// work has taken lately, whichever is more. Work begins in the order in which it came.
final class MainLoad: Sendable {
    private struct State {
        /// When the work that waits came, from `first` on, in nanoseconds.
        var arrivals: [Int64] = []
        var first = 0
        /// When the work began that is being done.
        var begin: Int64?
        /// What work takes, on average over the last sixteen or so, in nanoseconds.
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

    /// Nanoseconds that only grow.
    private let now: @Sendable () -> Int64

    init(now: @escaping @Sendable () -> Int64 = { MonotonicClock.nanoseconds }) {
        self.now = now
    }

    /// Counts work that waits from now on.
    func enter() {
        let now = now()
        state.withLock { $0.arrivals.append(now) }
    }

    /// The oldest work that waits begins.
    func begin() {
        let now = now()
        state.withLock { state in
            state.removeFirst()
            state.begin = now
        }
    }

    /// The work that began is done, or gives others their turn.
    func end() {
        let now = now()
        state.withLock { state in
            guard let begin = state.begin else { return }
            state.begin = nil
            state.mean += (Double(now - begin) - state.mean) / 16
        }
    }

    /// How long work that comes now would wait, in seconds.
    var delay: Double {
        let now = now()
        return state.withLock { state in
            guard state.first < state.arrivals.count else { return 0 }
            let age = Double(now - state.arrivals[state.first])
            return max(age, Double(state.arrivals.count - state.first) * state.mean) / 1e9
        }
    }

    /// How many pieces of work wait.
    var count: Int { state.withLock { $0.arrivals.count - $0.first } }
}

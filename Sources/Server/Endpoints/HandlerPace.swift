import Synchronization

/// How long the handler of an endpoint takes. One that has been brief many times in a row may run on the thread of its connection, which
/// all requests share.
final class HandlerPace: Sendable {
    /// The brief runs in a row; below 0 after a long one.
    private let streak = Atomic<Int>(0)
    /// The runs that have to be brief after the next long one.
    private let penalty = Atomic<Int>(1000)

    /// The longest brief run, and the longest that may be one of a busy machine, in nanoseconds.
    private static let limit: Int64 = 200_000
    private static let patience: Int64 = 20_000_000
    /// The brief runs in a row after which the next is expected to be brief.
    static let needed = 32
    private static let maximum = 256
    private static let maximumPenalty = 1_000_000_000

    var isBrief: Bool { streak.load(ordering: .relaxed) >= Self.needed }

    /// Records the duration of a run, in nanoseconds.
    ///
    /// A run that takes a few milliseconds counts against a hundred brief ones, because the system may have stopped it for
    /// another program. Each longer run makes the handler prove itself ten times as often, so that one that is slow now and then does
    /// not delay other requests again and again. Runs at the same time may count as one.
    func record(_ duration: Int64) {
        let runs = streak.load(ordering: .relaxed)
        if duration <= Self.limit {
            if runs < Self.maximum { streak.store(runs + 1, ordering: .relaxed) }
        } else if duration <= Self.patience {
            if runs > 0 { streak.store(max(runs - 100, 0), ordering: .relaxed) }
        } else if runs >= Self.needed {
            let runs = penalty.load(ordering: .relaxed)
            streak.store(-runs, ordering: .relaxed)
            penalty.store(min(runs * 10, Self.maximumPenalty), ordering: .relaxed)
        } else {
            streak.store(min(runs, 0), ordering: .relaxed)
        }
    }
}

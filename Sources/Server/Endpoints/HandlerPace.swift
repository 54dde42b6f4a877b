import Synchronization

/// How long the handler of an endpoint takes. One that has been brief many times in a row may run on the thread of its connection, which
/// all requests share.
final class HandlerPace: Sendable {
    /// The brief runs in a row; below 0 after a long one.
    private let streak = Atomic<Int>(0)

    /// The longest brief run, and the longest that may be one of a busy machine, in nanoseconds.
    private static let limit: Int64 = 200_000
    private static let patience: Int64 = 20_000_000
    /// The brief runs in a row after which the next is expected to be brief.
    static let needed = 32
    private static let maximum = 256

    var isBrief: Bool { streak.load(ordering: .relaxed) >= Self.needed }

    /// Records the duration of a run, in nanoseconds.
    ///
    /// A run that takes a few milliseconds counts against a hundred brief ones, because the system may have stopped it for
    /// another program, a longer one against a thousand. So a handler that is slow now and then seldom delays other requests. Runs at the
    /// same time may count as one.
    func record(_ duration: Int64) {
        let runs = streak.load(ordering: .relaxed)
        if duration <= Self.limit {
            if runs < Self.maximum { streak.store(runs + 1, ordering: .relaxed) }
        } else if duration <= Self.patience {
            if runs > 0 { streak.store(max(runs - 100, 0), ordering: .relaxed) }
        } else {
            streak.store(-1000, ordering: .relaxed)
        }
    }
}

import Synchronization

/// The shares of clients in the time of the main actor, so that one client's work does not delay that of all others.
///
/// A client may have work waiting, or in progress, that takes at most `waiting` seconds. While others also wait, the time that its work
/// has taken is limited as well: it has an account that fills with a part of the time that passes.
final class ClientShares: Sendable {
    private struct Share {
        /// The pieces of work that wait or are in progress.
        var count = 0
        /// The bytes that these pieces of work have received.
        var bytes = 0
        /// The average duration of a turn, in seconds.
        var mean = 0.0
        /// The time that the client may still use, in seconds; negative after work that took longer.
        var account: Double
        /// The time of the account, in seconds.
        var time: Double
    }

    private struct State {
        var shares: [ClientAddress: Share] = [:]
        /// The pieces of work of all clients.
        var count = 0
    }

    /// The time that the work for a byte may take, in seconds: the layout of a word of 120,000 letters takes 37 ms. Work of another kind than
    /// the client's last ones may take longer than their average.
    private static let secondsPerByte = 3e-7

    private let state = Mutex(State())
    private let waiting: Double
    private let budget: Double
    private let refill: Double
    private let now: @Sendable () -> Int64

    /// - Parameters:
    ///   - waiting: the limit of a client's waiting work in seconds.
    ///   - budget: the most that an account holds, in seconds.
    ///   - refill: the seconds that an account gains in a second.
    ///   - now: a monotonic time in nanoseconds.
    init(
        waiting: Double, budget: Double, refill: Double,
        now: @escaping @Sendable () -> Int64 = { MonotonicClock.nanoseconds }
    ) {
        self.waiting = waiting
        self.budget = budget
        self.refill = refill
        self.now = now
    }

    /// Adds a piece of work of a client, which has received a number of bytes. Returns nil, or else the pause in seconds after which the
    /// client may try again.
    func enter(_ client: ClientAddress, bytes: Int = 0) -> Double? {
        let time = Double(now()) / 1e9
        return state.withLock { state in
            var share = settled(state.shares[client.client], at: time)
            let isAlone = state.count == share.count
            let expected = max(
                Double(share.count + 1) * share.mean, Double(share.bytes + bytes) * Self.secondsPerByte)
            if share.count > 0, expected > waiting { return waiting }
            if share.account < 0, !isAlone { return -share.account / refill }
            share.count += 1
            share.bytes += bytes
            state.count += 1
            state.shares[client.client] = share
            return nil
        }
    }

    /// Records a turn of the client's work.
    func record(_ duration: Duration, of client: ClientAddress) {
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        let time = Double(now()) / 1e9
        state.withLock { state in
            var share = settled(state.shares[client.client], at: time)
            share.account -= seconds
            share.mean += (seconds - share.mean) / (share.mean == 0 ? 1 : 8)
            state.shares[client.client] = share
        }
    }

    /// Ends a piece of work.
    func leave(_ client: ClientAddress, bytes: Int = 0) {
        let time = Double(now()) / 1e9
        state.withLock { state in
            guard var share = state.shares[client.client], share.count > 0 else { return }
            share.count -= 1
            share.bytes -= bytes
            state.count -= 1
            state.shares[client.client] = share
            // Accounts that are full need not be remembered.
            guard state.shares.count > 4096 else { return }
            state.shares = state.shares.filter { $0.value.count > 0 || settled($0.value, at: time).account < budget }
        }
    }

    private func settled(_ share: Share?, at time: Double) -> Share {
        guard var share else { return Share(account: budget, time: time) }
        share.account = min(budget, share.account + (time - share.time) * refill)
        share.time = time
        return share
    }
}

import Synchronization

/// A limit of the calls of each client in a period. Calls become free one by one.
package final class RateLimit: Sendable {
    private struct Account {
        /// The calls that are free.
        var free: Double
        /// The time of the last call, in seconds.
        var time: Double
    }

    private let calls: Double
    private let period: Double
    private let accounts = Mutex<[String: Account]>([:])
    /// The number of clients over which those are dropped that have not called for a period.
    private static let maximumAccounts = 10_000

    package init(_ calls: Int, per period: Duration) {
        self.calls = Double(max(calls, 1))
        let parts = period.components
        self.period = max(Double(parts.seconds) + Double(parts.attoseconds) * 1e-18, 1e-3)
    }

    /// Counts a call. Returns nil if it is allowed, or else the time in seconds until the next one is.
    package func wait(of client: String, at now: Double) -> Double? {
        accounts.withLock { accounts in
            if accounts.count >= Self.maximumAccounts, accounts[client] == nil {
                accounts = accounts.filter { now - $0.value.time < period }
                // So many clients within a period are not told apart any more.
                if accounts.count >= Self.maximumAccounts { accounts = [:] }
            }
            var account = accounts[client] ?? Account(free: calls, time: now)
            account.free = min(calls, account.free + (now - account.time) * calls / period)
            account.time = now
            defer { accounts[client] = account }
            // Without the tolerance, rounding would refuse the call after exactly the time that was named.
            guard account.free >= 1 - 1e-6 else { return (1 - account.free) * period / calls }
            account.free -= 1
            return nil
        }
    }
}

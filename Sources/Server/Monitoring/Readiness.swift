import Synchronization

/// Whether the server can do its work now, as `GET /readyz` says: named conditions, each of which tells what keeps it from being met.
///
/// A server that is not ready is alive all the same (`GET /healthz`): a load balancer sends it no new visitors, and nobody
/// restarts it for that.
package final class Readiness: Sendable {
    /// What a condition asks: nil where it is met, else the reason why not, in a sentence for operators.
    package typealias Check = @Sendable () -> String?

    private let conditions = Mutex<[(name: String, check: Check)]>([])

    package init() {}

    /// Adds a condition. Its check is called on any thread and must not wait for anything.
    package func require(_ name: String, _ check: @escaping Check) {
        conditions.withLock { $0.append((name, check)) }
    }

    /// The conditions that are not met, each with its reason, in the order in which they were added.
    package var unmet: [(name: String, reason: String)] {
        conditions.withLock { $0 }.compactMap { condition in condition.check().map { (condition.name, $0) } }
    }
}

import Synchronization

/// The conditions that the server needs for its work, as `GET /readyz` reports them.
///
/// A server that is not ready is still alive (`GET /healthz`): a load balancer sends it no new users, but does not
/// restart it.
package final class Readiness: Sendable {
    /// Returns nil if the condition is met, else the reason for operators.
    package typealias Check = @Sendable () -> String?

    private let conditions = Mutex<[(name: String, check: Check)]>([])

    /// Creates a readiness without conditions.
    package init() {}

    /// Adds a condition. Its check is called on any thread and must not block.
    package func require(_ name: String, _ check: @escaping Check) {
        conditions.withLock { $0.append((name, check)) }
    }

    private let notes = Mutex<[(name: String, reason: String)]>([])

    /// Adds a remark for operators, which does not make the server unready.
    package func remark(_ name: String, _ text: String) { notes.withLock { $0.append((name, text)) } }

    /// The remarks, in the order in which they were added.
    package var remarks: [(name: String, reason: String)] { notes.withLock { $0 } }

    /// The unmet conditions with their reasons, in the order in which they were added.
    package var unmet: [(name: String, reason: String)] {
        conditions.withLock { $0 }.compactMap { condition in condition.check().map { (condition.name, $0) } }
    }
}

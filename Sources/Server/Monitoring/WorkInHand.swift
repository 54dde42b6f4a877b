import EspalierDisplayTree
import EspalierViews
import Synchronization

/// The current work of the main actor, which the watchdog reads on another thread.
final class WorkInHand: Sendable {
    private struct Work {
        var name: StaticString
        var scene: String
        var session: String?
        var event: DisplayEvent?
        var request: (any CustomStringConvertible & Sendable)?
    }

    private let work = Mutex<Work?>(nil)

    /// Records the start of a piece of work, for the current request.
    ///
    /// - Parameter session: the session's id. The log gets only its beginning, because the whole id gives access to the
    ///   page.
    func begin(_ name: StaticString, scene: String, session: String?) {
        work.withLock { $0 = Work(name: name, scene: scene, session: session, request: Log.request) }
    }

    /// Records the event that is being delivered.
    func take(_ event: DisplayEvent) {
        work.withLock { $0?.event = event }
    }

    func end() {
        work.withLock { $0 = nil }
    }

    /// The work as fields of a log line: work, scene, session, input, request, and the app's current views.
    var fields: [(name: String, value: String)] {
        var fields: [(name: String, value: String)] = []
        if let work = work.withLock({ $0 }) {
            fields.append(("work", "\(work.name)"))
            fields.append(("scene", "/" + work.scene))
            if let session = work.session { fields.append(("session", session.prefix(8) + "…")) }
            if let event = work.event {
                fields.append(("input", event.type.rawValue))
                fields.append(("node", String(event.node)))
            }
            if let request = work.request { fields.append(("request", request.description)) }
        } else {
            fields.append(("work", "a task, a timer or a callback of the app"))
        }
        if let view = WorkTrace.actingView { fields.append(("view", view)) }
        if let body = WorkTrace.lastBody { fields.append(("lastBody", body)) }
        return fields
    }
}

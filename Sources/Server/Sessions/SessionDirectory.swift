import Synchronization

/// The scenes and browsers of the sessions in memory, for threads other than the main one. They check requests before their bodies arrive.
final class SessionDirectory: Sendable {
    private struct Entry {
        var scene: String
        var browser: String?
        var client: String
    }

    private let entries = Mutex<[String: Entry]>([:])
    /// The number of sessions in memory of each client.
    private let clients = Mutex<[String: Int]>([:])
    private let isAsleep: @Sendable (String) -> Bool

    /// - Parameter isAsleep: whether a session may be woken.
    init(isAsleep: @escaping @Sendable (String) -> Bool) {
        self.isAsleep = isAsleep
    }

    func add(_ id: String, scene: String, browser: String?, client: String) {
        let former = entries.withLock { entries in
            defer { entries[id] = Entry(scene: scene, browser: browser, client: client) }
            return entries[id]?.client
        }
        clients.withLock { clients in
            if let former { Self.uncount(former, &clients) }
            clients[client, default: 0] += 1
        }
    }

    /// Whether a client has a session in memory.
    func hasClient(_ id: String) -> Bool { clients.withLock { $0[id] != nil } }

    /// The client of a session in memory; nil for one that is not.
    func client(of id: String) -> String? { entries.withLock { $0[id]?.client } }

    func remove(_ id: String) {
        guard let entry = entries.withLock({ $0.removeValue(forKey: id) }) else { return }
        clients.withLock { Self.uncount(entry.client, &$0) }
    }

    private static func uncount(_ client: String, _ clients: inout [String: Int]) {
        let rest = clients[client, default: 1] - 1
        clients[client] = rest > 0 ? rest : nil
    }

    /// Throws the problem of a request for a session that its browser cannot use.
    func check(_ id: String, scene: String, browser: String?) throws(Problem) {
        guard let entry = entries.withLock({ $0[id] }) else {
            if SessionID.isWellFormed(id), isAsleep(id) { return }
            throw Problem.sessionHasEnded
        }
        guard entry.browser == nil || entry.browser == browser else { throw Problem.sessionHasEnded }
        guard entry.scene == scene else { throw Problem.sessionOfAnotherScene }
    }
}

import EspalierViews
import Foundation

/// All clients with sessions in memory.
@MainActor
final class ClientRegistry {
    private let blueprint: AppBlueprint
    private let read: (String) -> ClientRecord?
    private var live: [String: Client] = [:]

    /// Makes the id of a client.
    var makeID: () -> String = SessionID.random

    /// Called after a value of a client was set.
    var onChange: (@MainActor (Client) -> Void)?

    /// - Parameter read: reads the record of a client.
    init(_ blueprint: AppBlueprint, read: @escaping (String) -> ClientRecord?) {
        self.blueprint = blueprint
        self.read = read
    }

    /// All clients with sessions in memory.
    var all: some Collection<Client> { live.values }

    // MARK: Ids

    /// The ids that clients had before, with the times at which they got others.
    private var former: [String: Double] = [:]
    /// The seconds for which former ids are known.
    static let formerTime = 60.0
    /// The number of former ids that are known.
    private static let formerLimit = 10_000

    /// Gives a client a new id. Requests with the former one are refused for a minute, so that browsers do not begin anew with it before
    /// they have received the new one.
    func renew(_ client: Client, at time: Double) {
        note(former: client.id, at: time)
        let isLive = live.removeValue(forKey: client.id) != nil
        client.rename(to: makeID())
        if isLive { live[client.id] = client }
    }

    /// Notes that an id was that of a client until a time.
    func note(former id: String, at time: Double) {
        if former.count >= Self.formerLimit {
            former = former.filter { $0.value > time - Self.formerTime }
            if former.count >= Self.formerLimit { former.removeAll() }
        }
        former[id] = time
    }

    /// Whether an id was that of a client a moment ago.
    func isFormer(_ id: String, at time: Double) -> Bool {
        guard let change = former[id] else { return false }
        if change > time - Self.formerTime { return true }
        former[id] = nil
        return false
    }

    /// The client with an id, with its app running; a new one for nil. It exists until its last session is released.
    func client(_ id: String?) -> Client { id.flatMap { live[$0] } ?? launch(id) }

    /// The client with an id, if its app is running.
    func known(_ id: String) -> Client? { live[id] }

    private func launch(_ id: String?) -> Client {
        let record = id.flatMap(read)
        let values = record.map { ClientValues($0.values) } ?? ClientValues()
        let app = blueprint.launch(values, record.flatMap { $0.app.isEmpty ? nil : $0.app })
        let generation = record.map { $0.isWhole ? $0.generation : $0.generation + 1 } ?? 0
        let client = Client(
            id: id ?? makeID(), app: app, values: values, generation: generation, stored: record)
        values.onChange = { [weak self, weak client] in
            if let self, let client { onChange?(client) }
        }
        live[client.id] = client
        return client
    }

    /// The records of clients that changed since they were written.
    func drafts(of clients: some Sequence<Client>, time: Double) -> [ClientRecord] {
        clients.compactMap { client in
            guard let record = client.draft(time: time) else { return nil }
            client.stored = record
            return record
        }
    }

    /// Releases a session of the client: the one with an id, or one that could not be created. The app ends with the
    /// last one.
    func release(_ client: Client, _ session: String? = nil) {
        if let session { client.detach(session) }
        guard client.sessions.isEmpty else { return }
        live[client.id] = nil
        client.app.end()
        client.values.release()
    }
}

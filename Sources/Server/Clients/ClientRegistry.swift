import EspalierViews
import Foundation

/// All clients with sessions in memory.
@MainActor
final class ClientRegistry {
    private let blueprint: AppBlueprint
    private let read: (String) -> ClientRecord?
    private var live: [String: Client] = [:]

    /// Called after a value of a client was set.
    var onChange: (@MainActor (Client) -> Void)?

    /// - Parameter read: reads the record of a client.
    init(_ blueprint: AppBlueprint, read: @escaping (String) -> ClientRecord?) {
        self.blueprint = blueprint
        self.read = read
    }

    /// The client with an id, with its app running; a new one for nil. It exists until its last session is released.
    func client(_ id: String?) -> Client { id.flatMap { live[$0] } ?? launch(id) }

    private func launch(_ id: String?) -> Client {
        let record = id.flatMap(read)
        let values = record.map { ClientValues($0.values) } ?? ClientValues()
        let app = blueprint.launch(values, record.flatMap { $0.app.isEmpty ? nil : $0.app })
        let generation = record.map { $0.isWhole ? $0.generation : $0.generation + 1 } ?? 0
        let client = Client(
            id: id ?? SessionID.random(), app: app, values: values, generation: generation, stored: record)
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
    }
}

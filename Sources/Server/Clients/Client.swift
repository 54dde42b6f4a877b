import EspalierViews
import Foundation

/// A browser with pages in memory: its instance of the app, and the values that the app keeps for it. A program without
/// cookies is a client of its own for each session.
@MainActor
final class Client {
    let id: String
    let app: any RunningApp
    let values: ClientValues
    /// How often the app lost its state, with all pages that belonged to it.
    let generation: Int
    /// Its sessions that are in memory.
    private(set) var sessions: Set<String> = []
    /// The clients with a partly performed batch.
    private var paused: Set<String> = []
    /// What the store holds of the client.
    fileprivate var stored: ClientRecord?

    fileprivate init(id: String, app: any RunningApp, values: ClientValues, generation: Int, stored: ClientRecord?) {
        self.id = id
        self.app = app
        self.values = values
        self.generation = generation
        self.stored = stored
    }

    /// Notes that a session of the client is in memory.
    func attach(_ session: String) { sessions.insert(session) }

    fileprivate func detach(_ session: String) { sessions.remove(session) }

    /// Whether a batch of one of its sessions is partly performed while other clients have their turn.
    var isBetweenSlices: Bool { !paused.isEmpty }

    func pause(_ session: String) { paused.insert(session) }

    /// Returns whether a batch of the session was partly performed.
    func goOn(_ session: String) -> Bool { paused.remove(session) != nil }

    /// What is to be kept of the client; nil where the store holds that already, or there is nothing.
    fileprivate func draft(time: Double) -> ClientRecord? {
        var record = ClientRecord(
            id: id, app: app.snapshot(), isWhole: app.snapshotObstacle == nil, values: values.data,
            generation: generation, lastUse: time)
        if let stored {
            record.lastUse = stored.lastUse
            // The time alone is written once a day.
            if record == stored, time - stored.lastUse < 86_400 { return nil }
            record.lastUse = time
        } else if record.isEmpty {
            return nil
        }
        return record
    }
}

/// How a session belongs to a client.
package struct ClientLink: Equatable, Codable, Sendable {
    /// The client whose app the session's page is of.
    package var client: String
    /// The browser that alone has the session; nil as long as no browser asked for it.
    package var browser: String?
    /// The client's generation when the session was written.
    package var generation: Int

    package init(client: String, browser: String?, generation: Int) {
        self.client = client
        self.browser = browser
        self.generation = generation
    }
}

/// All clients with sessions in memory.
@MainActor
final class ClientRegistry {
    private let blueprint: AppBlueprint
    private let read: (String) -> ClientRecord?
    private var live: [String: Client] = [:]

    /// Called after a value of a client was set.
    var onChange: (@MainActor (Client) -> Void)?

    /// - Parameter read: reads what is kept of a client.
    init(_ blueprint: AppBlueprint, read: @escaping (String) -> ClientRecord?) {
        self.blueprint = blueprint
        self.read = read
    }

    /// The client of an id, with its app running; nil makes a new one. It stays until its last session is released.
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

    /// What has to be written of clients.
    func drafts(of clients: some Sequence<Client>, time: Double) -> [ClientRecord] {
        clients.compactMap { client in
            guard let record = client.draft(time: time) else { return nil }
            client.stored = record
            return record
        }
    }

    /// Gives up a session of the client: the one with an id, or one that could not be made. With the last one the app ends.
    func release(_ client: Client, _ session: String? = nil) {
        if let session { client.detach(session) }
        guard client.sessions.isEmpty else { return }
        live[client.id] = nil
        client.app.end()
    }
}

import EspalierViews
import Foundation

/// The user of a browser, as its record has it.
struct BrowserIdentity: Codable, Equatable, Sendable {
    /// The user; nil for a guest.
    private(set) var identity: Identity?
    /// The time at which the user is signed out, in seconds since 1970; nil for none.
    private(set) var end: Double?
    /// The number of changes, by which a page tells whether its user has changed while it slept.
    private(set) var changes = 0
    /// Whether the app has signed somebody in. Users whom requests name are not stored, since the next request names them again.
    private var isOfApp = false
    /// The bytes of the record; empty for a browser in which the app has signed nobody in.
    private(set) var data = Data()

    private enum CodingKeys: CodingKey { case identity, end, changes, isOfApp }

    init() {}

    /// Reads the bytes of a record. Bytes that are not valid are those of a guest.
    init(_ data: Data) {
        guard !data.isEmpty, let known = try? JSONDecoder().decode(BrowserIdentity.self, from: data) else { return }
        self = known
        self.data = data
    }

    /// Signs a user in, or out with nil.
    mutating func change(to identity: Identity?, until end: Double?) {
        (self.identity, self.end) = (identity, end)
        changes += 1
        if identity?.method.isKept == true { isOfApp = true }
        var stored = self
        if identity?.method.isKept != true { stored.identity = nil }
        data = isOfApp ? (try? JSONEncoder().encode(stored)) ?? Data() : Data()
    }

    /// Whether the time of the user is over.
    func isOver(at time: Double) -> Bool { end.map { $0 <= time } ?? false }
}

extension ListedSnapshotStore {
    package func rename(client old: String, to new: String) throws {
        for id in try sessions(of: old) {
            guard var record = try? read(id) else { continue }
            if record.link.client == old { record.link.client = new }
            if record.link.browser == old { record.link.browser = new }
            try write([record])
        }
        if var client = try readClient(old) {
            client.id = new
            try write([], [client])
            try removeClient(old)
        }
    }

    package func signOut(_ subject: String) throws {
        for var client in try identifiedClients() {
            var identity = BrowserIdentity(client.identity)
            guard identity.identity?.subject == subject else { continue }
            identity.change(to: nil, until: nil)
            client.identity = identity.data
            try write([], [client])
        }
    }
}

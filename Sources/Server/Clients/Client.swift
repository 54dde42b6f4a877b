import EspalierViews
import Foundation

/// A browser with pages in memory: its instance of the app, and the values that the app stores for it. A program
/// without cookies is a separate client for each session.
@MainActor
final class Client {
    private(set) var id: String
    let app: any RunningApp
    let values: ClientValues
    /// The number of times that the app lost its state, together with all of its pages.
    let generation: Int
    /// The client's sessions in memory.
    private(set) var sessions: Set<String> = []
    /// The sessions with a partly performed batch.
    private var paused: Set<String> = []
    /// The user of the client's pages.
    var user: BrowserIdentity
    /// The client's record in the store.
    var stored: ClientRecord?

    init(id: String, app: any RunningApp, values: ClientValues, generation: Int, stored: ClientRecord?) {
        values.setUsualDataName(BrowserData.name(of: id))
        user = BrowserIdentity(stored?.identity ?? Data())
        self.id = id
        self.app = app
        self.values = values
        self.generation = generation
        self.stored = stored
    }

    /// Gives the client another id, with which its record is written anew.
    func rename(to newID: String) {
        values.keepDataName()
        values.setUsualDataName(BrowserData.name(of: newID))
        id = newID
        stored = nil
    }

    /// Records that a session of the client is in memory.
    func attach(_ session: String) { sessions.insert(session) }

    func detach(_ session: String) { sessions.remove(session) }

    /// Records whether a batch of one of its sessions is partly performed while other clients have their turn.
    var isBetweenSlices: Bool { !paused.isEmpty }

    func pause(_ session: String) { paused.insert(session) }

    /// Returns whether a batch of the session was partly performed.
    func resume(_ session: String) -> Bool { paused.remove(session) != nil }

    /// The client's new record; nil if the store has an equal one, or if there is nothing to store.
    func draft(time: Double) -> ClientRecord? {
        var record = ClientRecord(
            id: id, app: app.snapshot(), isWhole: app.snapshotObstacle == nil, values: values.data,
            identity: user.data, generation: generation, lastUse: time)
        if let stored {
            record.lastUse = stored.lastUse
            // A change of the time alone is written once a day.
            if record == stored, time - stored.lastUse < 86_400 { return nil }
            record.lastUse = time
        } else if record.isEmpty {
            return nil
        }
        return record
    }
}

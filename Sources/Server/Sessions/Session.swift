import DisplayTree
import Foundation
import Views

/// A page in use: its views, what its clients were sent, and the streams that they listen to.
@MainActor
final class Session {
    let id: String
    let scene: SceneDescription
    let live: any LiveScene

    /// The last tree, by the session's own count of revisions.
    private(set) var tree: DisplayTree
    /// The same tree as the scene counts it.
    private var sceneTree: DisplayTree
    /// A session that was made again counts on from where it was.
    private let revisionOffset: Int

    private var history: PatchHistory
    /// Whether some client takes patches: only for one are steps kept.
    private var hasPatchedClient = false
    /// What a page said of its controls since the tree was made, and shows by itself.
    private var reported: [DisplayEvent] = []

    private(set) var streams: [Listener] = []
    /// The revision that the page's client has, as it said last.
    private var confirmed = 0

    /// How the nodes were numbered before the session was made again, as long as a client may show that page.
    private var earlier: (revision: Int, numbering: NodeNumbering)?
    /// Whether the page as it is now was given to somebody: then events without a revision mean that page.
    var wasGiven = false

    /// When the session was used last, in seconds of the registry's clock.
    var lastUse: Double
    /// Whether anybody came back to the page after it was loaded.
    var isClaimed = false

    private unowned let registry: SessionRegistry

    /// A stream and the revision that it led its reader to.
    struct Listener {
        let stream: EventStream
        var revision: Int
    }

    init(id: String, scene: SceneDescription, live: any LiveScene, record: SnapshotRecord?, registry: SessionRegistry) {
        self.id = id
        self.scene = scene
        self.live = live
        self.registry = registry
        revisionOffset = record?.revision ?? 0
        history = PatchHistory(capacity: registry.settings.historyLength)
        lastUse = registry.now()
        sceneTree = live.currentTree()
        tree = Session.numbered(sceneTree, offset: revisionOffset)
        if let record, let numbering = NodeNumbering(record.numbering) {
            earlier = (record.revision, numbering)
        }
        live.onInvalidation = { [weak self] in self?.invalidated() }
    }

    private static func numbered(_ tree: DisplayTree, offset: Int) -> DisplayTree {
        guard offset > 0 else { return tree }
        return DisplayTree(
            revision: tree.revision + offset, size: tree.size, title: tree.title, colorScheme: tree.colorScheme,
            language: tree.language, direction: tree.direction, focus: tree.focus, root: tree.root)
    }

    var state: PageState { PageState(tree: tree, session: id, scene: scene.id, host: live.host) }

    /// Settles what changed and returns the tree as it is now.
    @discardableResult
    func settle() -> DisplayTree {
        let current = live.currentTree()
        guard current !== sceneTree else { return tree }
        let next = Session.numbered(current, offset: revisionOffset)
        if hasPatchedClient {
            history.append(PatchStep(from: tree, to: next, reported: reported, hasOthers: streams.count > 1))
        }
        reported.removeAll(keepingCapacity: true)
        sceneTree = current
        tree = next
        registry.changed(self)
        return next
    }

    /// The steps that lead a client from its revision to the current tree; nil where it needs the whole page.
    func steps(from revision: Int, for reader: PatchReader) -> ArraySlice<PatchStep>? {
        history.steps(from: revision, to: tree.revision, for: reader)
    }

    // MARK: Events

    /// The number, now, of the node that a page of a revision (nil for the current one) shows under a number; nil where
    /// there is none.
    func node(_ number: Int, shownIn revision: Int?) -> Int? {
        guard let earlier, revision.map({ $0 <= earlier.revision }) ?? !wasGiven else { return number }
        return NodeNumbering(settle()).translate(number, from: earlier.numbering)
    }

    /// Whether a page of a revision has the same nodes as the current one.
    func isCurrent(_ revision: Int?) -> Bool {
        revision == settle().revision || earlier.map { revision == $0.revision } == true
    }

    /// Takes an event to the node that a page of a revision (nil for the current one) shows under its number. `isShown` says
    /// that the page shows already what the event says of its control's value.
    func send(_ event: DisplayEvent, from revision: Int?, isShown: Bool) throws(EventRefusal) {
        guard let node = node(event.node, shownIn: revision) else { throw .unknownNode(event.node) }
        var event = event
        event.node = node
        try send(event, isShown: isShown)
    }

    /// Takes an event to its node.
    func send(_ event: DisplayEvent, isShown: Bool) throws(EventRefusal) {
        try live.send(event)
        if isShown, event.type == .input || event.type == .change { reported.append(event) }
    }

    /// Takes what a client says it shows: from now on its events name the nodes of that page. `takesPatches` says whether
    /// it is one that is led on by patches.
    func confirm(_ revision: Int, takesPatches: Bool) {
        if takesPatches {
            hasPatchedClient = true
            confirmed = min(revision, tree.revision)
        }
        if let earlier, revision > earlier.revision, revision <= tree.revision { self.earlier = nil }
    }

    // MARK: Streams

    /// Opens a stream for a client that shows `revision`; it begins with what the client lacks.
    func open(_ stream: EventStream, from revision: Int) {
        hasPatchedClient = true
        streams.removeAll { $0.stream.isOver }
        // A page that comes anew holds nothing.
        if streams.isEmpty { live.cancelGestures() }
        while streams.count >= registry.settings.maximumStreams { streams.removeFirst().stream.close() }
        settle()
        var listener = Listener(stream: stream, revision: revision)
        stream.write { Array(": open\nretry: 1000\n\n".utf8) }
        send(to: &listener, from: revision, as: streams.isEmpty ? .reporter : .other)
        streams.append(listener)
        registry.countStreams()
        // From now on a browser counts on the session, also over a restart.
        registry.changed(self)
    }

    /// Sends every stream what its reader lacks.
    func push() {
        settle()
        // A single listener is the page that posts; which of several it is, nobody says.
        let reader: PatchReader = streams.count == 1 ? .reporter : .other
        for index in streams.indices {
            send(to: &streams[index], from: max(streams[index].revision, confirmed), as: reader)
        }
    }

    private func send(to listener: inout Listener, from revision: Int, as reader: PatchReader) {
        guard revision != tree.revision else { return }
        let messages = UpdateMessages(renderer: registry.renderer, metrics: registry.metrics)
        if let steps = steps(from: revision, for: reader) {
            for step in steps { listener.stream.write { messages.message(step, for: reader) } }
        } else {
            let state = state
            listener.stream.write { messages.message(state) }
        }
        listener.revision = tree.revision
    }

    /// Writes a sign of life, by which the connection of a reader that is gone is found out.
    func heartbeat() {
        let listened = !streams.isEmpty
        streams.removeAll { $0.stream.isOver }
        if listened, streams.isEmpty { live.cancelGestures() }
        // A page that listens is in use.
        if !streams.isEmpty { lastUse = registry.now() }
        for listener in streams { listener.stream.write { Array(":\n\n".utf8) } }
    }

    func closeStreams() {
        for listener in streams { listener.stream.close() }
        streams = []
    }

    private var isPushing = false

    /// Something outside of an event changed what the page shows.
    private func invalidated() {
        registry.changed(self)
        guard !streams.isEmpty, !isPushing else { return }
        isPushing = true
        // What else changes in this turn goes into the same patch.
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.isPushing = false
                self?.push()
            }
        }
    }

    // MARK: Snapshots

    func draft(time: Double) -> SnapshotWriter.Draft {
        let tree = settle()
        let record = SnapshotRecord(
            session: id, scene: scene.id, host: live.host, revision: tree.revision, state: live.snapshot(),
            numbering: Data(), lastUse: time)
        return SnapshotWriter.Draft(record: record, tree: tree)
    }

    func end() {
        closeStreams()
        live.onInvalidation = nil
        live.end()
    }
}

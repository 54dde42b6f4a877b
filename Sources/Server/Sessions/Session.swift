import EspalierDisplayTree
import EspalierViews
import Foundation

/// A page in use: its views, what its clients were sent, and who listens to what it becomes.
@MainActor
final class Session {
    let id: String
    /// The id of the scene.
    let scene: String
    let live: any LiveScene
    /// The client whose app the page is of.
    let client: Client
    /// The browser that alone has the session; nil as long as no browser asked for it.
    private(set) var browser: String?

    /// The last tree, under its revision. Only the session counts revisions; a restored session counts on from where it was.
    private(set) var tree: DisplayTree
    /// The same tree as the scene made it.
    private var sceneTree: DisplayTree
    /// The first revision since the session was restored from its snapshot; 0 for a session that began without.
    private let firstRevision: Int

    private var history: PatchHistory
    /// Whether some client takes patches: only for one are steps kept.
    private var hasPatchedClient = false
    /// What a page said of its controls since the tree was made, and shows by itself.
    private var reported: [DisplayEvent] = []

    private(set) var listeners: [Listening] = []
    private(set) var batches = BatchDeduplicator()
    /// What of the session is in the store.
    private(set) var stored = StoredState()
    /// The revision that the page's client has, as it said last.
    private var confirmed = 0

    /// The revision that the session's snapshot was of, where the page is still the same by its nodes.
    private var earlier: Int?

    /// When the session was used last, in seconds of the registry's clock.
    var lastUse: Double
    /// Whether anybody came back to the page after it was loaded.
    var isClaimed = false

    private unowned let registry: SessionRegistry

    /// Who listens, and the revision that it was led to.
    struct Listening {
        let listener: any Listener
        /// The page's name for itself, where it told.
        var page: String?
        var revision: Int
        /// The number of the page's last batch that it was told to be stored.
        var storedBatch = -1
    }

    init(
        id: String, scene: String, live: any LiveScene, client: Client, browser: String?, record: SnapshotRecord?,
        registry: SessionRegistry
    ) {
        self.id = id
        self.scene = scene
        self.live = live
        self.client = client
        self.browser = browser
        self.registry = registry
        history = PatchHistory(capacity: registry.settings.historyLength)
        lastUse = registry.now()
        var made = live.currentTree()
        if let record, let known = NodeNumbering(record.numbering) {
            let numbers = NodeNumbering(made).numbers(in: known)
            earlier = numbers == nil ? nil : record.revision
            live.renumber(numbers ?? [:], from: known.next)
            made = live.currentTree()
        }
        sceneTree = made
        tree = made.numbered(record.map { $0.revision + Session.unseenRevisions } ?? 1)
        firstRevision = record == nil ? 0 : tree.revision
        if let record, let batches = BatchDeduplicator(record.batches) {
            self.batches = batches
            stored = StoredState(numbering: record.numbering, batches: batches)
        }
        live.onInvalidation = { [weak self] in self?.invalidated() }
    }

    /// How far a session that is made again counts on from its snapshot: a browser may have seen some revisions more, and none
    /// of those may be taken for one of the new ones.
    static let unseenRevisions = 1000

    /// What a page's bytes are made from, for a client that shows `revision`; nil for one that shows nothing.
    func state(for revision: Int? = nil) -> PageState {
        PageState(
            tree: tree, session: id, scene: scene, host: live.host,
            isRestored: revision.map { $0 < firstRevision } ?? false)
    }

    /// Updates the page if something changed, and returns its tree.
    @discardableResult
    func update() -> DisplayTree {
        repeat { note(live.currentTree()) } while live.hasFurtherSteps
        return tree
    }

    /// Makes the scene's next tree the current one, and a step of the history.
    private func note(_ current: DisplayTree) {
        guard current !== sceneTree else { return }
        let next = current.numbered(tree.revision + 1)
        if hasPatchedClient {
            history.append(PatchStep(from: tree, to: next, reported: reported, hasOthers: listeners.count > 1))
        }
        reported.removeAll(keepingCapacity: true)
        sceneTree = current
        tree = next
        registry.changed(self)
    }

    /// Leads a client from the revision that it shows, if any, to the current one.
    private func patch(from revision: Int?, for reader: PatchReader) -> PagePatch {
        let steps = revision.flatMap { history.steps(from: $0, to: tree.revision, for: reader) }
        return PagePatch(
            steps, for: reader, to: state(for: revision), revision: tree.revision, renderer: registry.renderer,
            metrics: registry.metrics)
    }

    // MARK: Whose it is

    /// Whether a request from a browser, or from none, may have the session.
    func isOpen(to browser: String?) -> Bool { self.browser == nil || self.browser == browser }

    /// Makes the session the browser's that asks for it first.
    func bind(to browser: String?) {
        guard self.browser == nil, let browser else { return }
        self.browser = browser
        registry.changed(self)
    }

    /// Why the page must start anew if it goes to sleep, or nil where it need not.
    var sleepObstacle: String? { live.snapshotObstacle ?? client.app.snapshotObstacle }

    /// Ends the session where its page cannot go on.
    func checkFailure() throws(Problem) {
        guard let failure = live.failure else { return }
        registry.fail(self, failure)
        throw Problem.pageFailed
    }

    // MARK: Events

    /// Whether a page of a revision has the same nodes as the current one.
    func isCurrent(_ revision: Int?) -> Bool {
        revision == update().revision || earlier != nil && revision == earlier
    }

    /// Takes an event to its node. `isShown` says that the page shows already what the event says of its control's value.
    func send(_ event: DisplayEvent, isShown: Bool) throws(EventRefusal) {
        // Also what no page shows has to be kept.
        registry.changed(self)
        // An animated change is a revision of its own: else it would start from where the batch found the page.
        if live.isAnimated { update() }
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
        if let earlier, revision > earlier { self.earlier = nil }
    }

    /// What a batch of events is to the session. A client that does not know whether its batch was done sends it again.
    func standing(of batch: EventPost.Batch?) -> BatchDeduplicator.Standing {
        batch.map { batches.standing(of: $0) } ?? .new
    }

    /// Records that a batch is partly performed.
    func pause() { registry.pause(self) }

    /// Counts a batch as done.
    func finish(_ batch: EventPost.Batch?) {
        defer { registry.goOn(self) }
        guard let batch else { return }
        batches.insert(batch)
        // Also one that changed nothing is told to be stored.
        registry.changed(self)
    }

    // MARK: Listeners

    /// Takes on a listener whose client shows `revision`; it is told what the client lacks.
    func open(_ listener: any Listener, of page: String? = nil, from revision: Int) {
        hasPatchedClient = true
        listeners.removeAll { $0.listener.isOver }
        // A page that comes anew holds nothing.
        if listeners.isEmpty { live.cancelGestures() }
        while listeners.count >= registry.settings.maximumStreams { listeners.removeFirst().listener.end() }
        update()
        var listening = Listening(listener: listener, page: page, revision: revision)
        listener.begin()
        if page != nil {
            if registry.writer.store.isDurable {
                reportStored(&listening)
            } else {
                listener.note { StoredMessage.nothing }
            }
        }
        send(to: &listening, from: revision, as: listeners.isEmpty ? .reporter : .other)
        listeners.append(listening)
        registry.countStreams()
        // From now on a browser counts on the session, also over a restart.
        registry.changed(self)
    }

    /// Sends every listener what it lacks.
    func push() {
        update()
        // A single listener is the page that posts; which of several it is, nobody says.
        let reader: PatchReader = listeners.count == 1 ? .reporter : .other
        for index in listeners.indices { push(to: index, as: reader) }
    }

    private func push(to index: Int, as reader: PatchReader) {
        send(to: &listeners[index], from: max(listeners[index].revision, confirmed), as: reader)
    }

    /// Pushes the change that events caused to the other listeners, and returns the patch for the sender of the events.
    ///
    /// - Parameter revision: the revision that the sender's batch names.
    func push(after sender: EventSender, showing revision: Int?) -> PagePatch? {
        switch sender {
        case .listener(let listener):
            guard let own = listeners.firstIndex(where: { $0.listener === listener }) else { return nil }
            for index in listeners.indices where index != own { push(to: index, as: .other) }
            defer { listeners[own].revision = tree.revision }
            return patch(from: max(listeners[own].revision, confirmed), for: .reporter)
        case .page:
            // A single listener belongs to the page that sent the events and receives the response.
            if listeners.count > 1 { push() }
            return patch(from: revision, for: .reporter)
        case .program, .form:
            push()
            return nil
        }
    }

    private func send(to listening: inout Listening, from revision: Int, as reader: PatchReader) {
        guard revision != tree.revision else { return }
        patch(from: revision, for: reader).send(to: listening.listener)
        listening.revision = tree.revision
    }

    /// Sends a sign of life, by which a listener that is gone is found out.
    func heartbeat() {
        let listened = !listeners.isEmpty
        listeners.removeAll { $0.listener.isOver }
        if listened, listeners.isEmpty { live.cancelGestures() }
        // A page that listens is in use.
        if !listeners.isEmpty { lastUse = registry.now() }
        for listening in listeners { listening.listener.sendHeartbeat() }
    }

    func endListeners() {
        for listening in listeners { listening.listener.end() }
        listeners = []
    }

    private var isPushing = false

    /// Something outside of an event changed what the page shows.
    private func invalidated() {
        registry.changed(self)
        guard !listeners.isEmpty, !isPushing else { return }
        isPushing = true
        // What else changes in this turn goes into the same patch.
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.isPushing = false
                self.registry.during(.updating, session: self.id, scene: self.scene) { self.push() }
                try? self.checkFailure()
            }
        }
    }

    // MARK: Snapshots

    func draft(time: Double, then stored: (@MainActor @Sendable (Bool) -> Void)? = nil) -> SnapshotWriter.Draft {
        let tree = update()
        let batches = batches
        let record = SnapshotRecord(
            session: id, scene: scene,
            link: ClientLink(client: client.id, browser: browser, generation: client.generation), host: live.host,
            revision: tree.revision, state: live.snapshot(), numbering: Data(), batches: batches.data, lastUse: time)
        return SnapshotWriter.Draft(record: record, tree: tree) { [weak self] record in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    if let record { self?.didStore(record.numbering, batches) }
                    stored?(record != nil)
                }
            }
        }
    }

    /// Whether the answer to events has to wait until their effect is stored. Else a page could not send them again to a server that
    /// was started anew: that one must know the session, and the nodes that the events name.
    func mustStore(before post: EventPost) -> Bool {
        guard registry.writer.store.isDurable else { return false }
        guard case .events(let events) = post.content else { return true }
        return !stored.holds(nodesOf: events)
    }

    private func didStore(_ numbering: Data, _ batches: BatchDeduplicator) {
        stored = StoredState(numbering: numbering, batches: batches)
        for index in listeners.indices { reportStored(&listeners[index]) }
    }

    /// Tells a page up to which of its batches the session is stored: it need not keep those any longer.
    private func reportStored(_ listening: inout Listening) {
        guard let page = listening.page else { return }
        let number = stored.batches.number(of: page) ?? 0
        guard number != listening.storedBatch else { return }
        listening.storedBatch = number
        listening.listener.note { StoredMessage.upTo(number) }
    }

    func end() {
        live.onInvalidation = nil
        live.end()
        // Clients with a response under way receive the reason before their channel closes.
        let ended = listeners
        listeners = []
        guard !ended.isEmpty else { return }
        DispatchQueue.main.async { for listening in ended { listening.listener.end() } }
    }
}

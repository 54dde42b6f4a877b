import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation
import Synchronization

/// An open page: its views, its revisions, and the listeners that receive its patches.
@MainActor
final class Session {
    let id: String
    /// The id of the scene.
    let scene: String
    let live: any LiveScene
    /// The client whose app the page belongs to.
    let client: Client
    /// The browser that owns the session; nil until a browser requests it.
    private(set) var browser: String?

    /// The last tree with its revision. Only the session counts revisions. A restored session continues its numbering.
    private(set) var tree: DisplayTree
    /// The same tree as the scene created it.
    private var sceneTree: DisplayTree
    /// The first revision since the session was restored from its snapshot; 0 for a session that was not restored.
    private let firstRevision: Int

    private var history: PatchHistory
    /// Whether some client uses patches. Steps are kept only for such clients.
    private var hasPatchedClient = false
    /// Values of controls that a page has reported since the tree was created, and already shows.
    private var reported: [DisplayEvent] = []

    /// The session with whose scene values the page began; nil for none.
    let origin: String?

    private var opened: String?
    /// The id of the file that the page lets its user save, for browsers without scripts; nil for none.
    private var offered: String?
    private(set) var listeners: [Listening] = []
    /// The number of streams among the listeners that the metrics count.
    private var streams = 0
    /// The part of all pages that have their heartbeats together (`SessionRegistry.beat`).
    let heartbeatPart = Int.random(in: 0..<SessionRegistry.beats)
    private(set) var batches = BatchDeduplicator()
    /// The stored part of the session.
    private(set) var stored = StoredState()
    /// The revision that the page's client sent last.
    private var confirmed = 0

    /// The first revision with the page's present user. Events of earlier ones are refused.
    private(set) var identityRevision = 0

    /// The revision of the session's snapshot, while the page has the same nodes.
    private var earlier: Int?

    /// The time of the session's last use, in seconds of the registry's clock.
    var lastUse: Double
    /// The address of the client that opened the page, or that listens to it; nil if it is not known.
    var address: ClientAddress?
    /// Whether a client came back to the page after loading it.
    var isClaimed = false
    /// Whether the browser has left the page, and has not come back.
    var wasLeft = false
    /// The time at which a file arrived that the page's next batch reports; nil if none waits for that.
    private var fileArrival: Double?
    /// The files of the app's data that events of the page have changed.
    private var dataFiles: Set<String>
    /// The batches whose effects are in the page's receipt; nil without one that is newer than the record.
    private var receiptBatches: BatchDeduplicator?
    private var receiptFields = RecordCoding.SteadyFields()
    /// Whether the log has named the state that keeps the page awake.
    var hasNamedObstacle = false

    private unowned let registry: SessionRegistry

    /// A listener, and the last revision that was sent to it.
    struct Listening {
        let listener: any Listener
        /// The page's name for itself, if it sent one.
        var page: String?
        var revision: Int
        /// The number of the page's last batch that was reported as stored.
        var storedBatch = -1
    }

    init(
        id: String, scene: String, live: any LiveScene, client: Client, browser: String?, record: SnapshotRecord?,
        origin: String? = nil, registry: SessionRegistry
    ) {
        self.id = id
        self.scene = scene
        self.live = live
        self.client = client
        self.browser = browser
        self.origin = origin
        self.registry = registry
        dataFiles = Set(record?.link.files ?? [])
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
        if let link = record?.link {
            live.continueAnswered()
            if let tickets = link.tickets { live.restore(tickets: tickets) }
            let isSame = (link.identityChanges ?? 0) == client.user.changes
            identityRevision = isSame ? link.identityRevision ?? 0 : tree.revision
        }
        live.onSignOut = { [weak self] isEverywhere in
            guard let self else { return }
            self.registry.apply(.signOut(everywhere: isEverywhere), to: self.client, from: self)
        }
        live.onInvalidation = { [weak self] in self?.invalidated() }
        live.name = PageName(session: id, scene: scene)
    }

    /// The number of revisions that a restored session skips. A browser may have seen some of them after the snapshot,
    /// and must not mistake them for new ones.
    static let unseenRevisions = 1000

    /// The page for a renderer, for a client that shows `revision`; nil for a client that shows nothing.
    ///
    /// - Parameter listsAnimations: whether it is for a program. Browsers know the animations in progress.
    func state(for revision: Int? = nil, listsAnimations: Bool = false) -> PageState {
        PageState(
            tree: tree, session: id, scene: scene, host: live.host,
            isRestored: revision.map { $0 < firstRevision } ?? false,
            animations: listsAnimations ? live.animations : [],
            lacksTimeZone: live.host.timeZone == nil && live.lackedTimeZone,
            hasActedByGuess: live.host.isSizeGuessed && live.hasActedBySize,
            tabOrigin: live.keepsSceneValues ? origin ?? "" : nil)
    }

    /// The page for paper. What browsers show does not change.
    func paperState() throws(Problem) -> PageState {
        update()
        var state = state()
        state.tree = live.paperTree().numbered(tree.revision)
        try checkFailure()
        return state
    }

    /// The tasks of the page, for one without scripts.
    var work = PageWork()
    /// The tasks that actions have started. What they find later would be lost if the page slept.
    private let tasksOfActions = StartedTasks()
    /// The time of the last action.
    private var lastAction = -Double.infinity

    /// The page for a browser that loads it.
    func loadedState(for revision: Int? = nil, listsAnimations: Bool = false) -> PageState {
        var state = state(for: revision, listsAnimations: listsAnimations)
        state.reload = work.load()
        return state
    }

    /// Updates the page if something changed, and returns its tree.
    @discardableResult
    func update() -> DisplayTree {
        repeat { note(live.currentTree()) } while live.hasFurtherSteps
        return tree
    }

    /// The URL that the page asked its browser to open since the last call, and the id of the file to save.
    func takeOpened() -> (url: String?, file: String?) {
        defer { (opened, offered) = (nil, nil) }
        return (opened, offered)
    }

    /// Makes the scene's next tree the current one, and adds a step to the history.
    private func note(_ current: DisplayTree) {
        guard current !== sceneTree else { return }
        for opening in current.openings {
            switch opening {
            case .url(let url) where URLPolicy.isAllowed(url): opened = url
            case .save(let files), .share(let files, _): offered = files.last?.id
            default: break
            }
        }
        let next = current.numbered(tree.revision + 1)
        if hasPatchedClient {
            history.append(PatchStep(from: tree, to: next, reported: reported, hasOthers: listeners.count > 1))
        }
        reported.removeAll(keepingCapacity: true)
        sceneTree = current
        tree = next
        registry.changed(self)
    }

    /// Brings a client from its revision, if any, to the current one.
    private func patch(from revision: Int?, for reader: PatchReader) -> PagePatch {
        let steps = revision.flatMap { history.steps(from: $0, to: tree.revision, for: reader) }
        if steps == nil, live.hasMotions { live.resumeMotions() }
        return PagePatch(
            steps, for: reader, to: state(for: revision), revision: tree.revision, renderer: registry.renderer,
            metrics: registry.metrics)
    }

    // MARK: Ownership

    /// Whether requests of a browser, or without one, may use the session.
    func isOpen(to browser: String?) -> Bool { self.browser == nil || self.browser == browser }

    /// Gives the session to the first browser that requests it.
    func bind(to browser: String?) {
        guard self.browser == nil, let browser else { return }
        self.browser = browser
        registry.directory.add(id, scene: scene, browser: browser, client: client.id)
        registry.changed(self)
    }

    /// Whether a batch may come by a listener of the page, whose browser may have got another id since it began to listen.
    func hasListener(_ listener: any Listener) -> Bool { listeners.contains { $0.listener === listener } }

    /// Follows a change of the browser's id.
    func browserIsRenamed(from old: String) {
        if browser == old { browser = client.id }
        registry.directory.add(id, scene: scene, browser: browser, client: client.id)
        registry.changed(self)
    }

    /// The last change of the browser's id that the page has caused; nil for none. The browser may not receive the response.
    var renewal: Renewal?

    /// Follows a change of the browser's user.
    func identityDidChange() {
        guard live.identity != client.user.identity else { return }
        live.identity = client.user.identity
        identityRevision = tree.revision + 1
        registry.changed(self)
    }

    /// The reason why the page would start over after sleep; nil if it would continue.
    var sleepObstacle: String? {
        if let state = live.snapshotObstacle ?? client.app.snapshotObstacle { return state }
        return tasksOfActions.areUnderWay ? "a task of an action is under way" : nil
    }

    /// Ends the session if its page cannot continue.
    func checkFailure() throws(Problem) {
        guard let failure = live.failure else { return }
        registry.fail(self, failure)
        throw Problem.pageFailed
    }

    // MARK: The user's time zone

    /// Records the time zone that the browser has reported; nil if it has reported none.
    func note(timeZone: String?) {
        guard let timeZone, timeZone != live.host.timeZone else { return }
        live.host.timeZone = timeZone
        registry.changed(self)
    }

    // MARK: Events

    /// Whether a page of a revision has the same nodes as the current one.
    func isCurrent(_ revision: Int?) -> Bool {
        revision == update().revision || earlier != nil && revision == earlier
    }

    /// Delivers an event to its node. `isShown`: the page already shows the reported value.
    func send(_ event: DisplayEvent, isShown: Bool) throws(EventRefusal) {
        // Changes that no page shows are stored, too.
        registry.changed(self)
        // An animated change is a separate revision. Otherwise it would start from the page before the batch.
        if live.isAnimated { update() }
        let event = event.isAddress ? event.inside(registry.settings.basePath) : event
        lastAction = registry.now()
        try tasksOfActions.noting { () throws(EventRefusal) in try live.send(event) }
        if isShown, event.type == .input || event.type == .change { reported.append(event) }
    }

    /// Delivers an event of a form, the tap after what was typed.
    func sendFromForm(_ event: DisplayEvent) throws(EventRefusal) {
        do throws(EventRefusal) { return try sendNotingWork(event) } catch {
            guard case .notTaken(_, .tap) = error else { throw error }
        }
        // What was typed in the same form may enable the button.
        update()
        try sendNotingWork(event)
    }

    private func sendNotingWork(_ event: DisplayEvent) throws(EventRefusal) {
        try work.noting { () throws(EventRefusal) in try send(event, isShown: false) }
    }

    /// Records the revision of a client. Its events refer to that revision's nodes. `takesPatches`: patches keep the
    /// client up to date.
    func confirm(_ revision: Int, takesPatches: Bool) {
        if takesPatches {
            hasPatchedClient = true
            confirmed = min(revision, tree.revision)
        }
        if let earlier, revision > earlier { self.earlier = nil }
    }

    /// The relation of a batch to earlier ones. A client resends a batch if it does not know whether it was performed.
    func standing(of batch: EventPost.Batch?) -> BatchDeduplicator.Standing {
        batch.map { batches.standing(of: $0) } ?? .new
    }

    /// Records that a batch is partly performed.
    func pause() { registry.pause(self) }

    /// Records that a batch is done.
    func finish(_ batch: EventPost.Batch?) {
        fileArrival = nil
        defer { registry.resume(self) }
        guard let batch else { return }
        batches.insert(batch)
        // A batch that changed nothing is also reported as stored.
        registry.changed(self)
    }

    // MARK: Files

    /// Keeps a file for the page's next batch. Returns the file's name for the page.
    func receive(_ file: TemporaryFile) -> String {
        fileArrival = registry.now()
        return live.receive(file)
    }

    /// Whether the page should stay in this process for a moment, because another one would not get what is under way: the page's report of a
    /// file that has arrived, or a task of an action.
    var shouldStay: Bool {
        let start = registry.now() - Self.longestStay
        return fileArrival.map { $0 > start } ?? false || tasksOfActions.areUnderWay && lastAction > start
    }

    /// The time in seconds for which files and tasks keep a page in this process.
    private static let longestStay = 10.0

    // MARK: Listeners

    /// Adds a listener whose client shows `revision`, and sends the missing patches.
    func open(_ listener: any Listener, of page: String? = nil, from revision: Int) {
        hasPatchedClient = true
        listeners.removeAll { $0.listener.isOver }
        // A new page has no touch in progress.
        if listeners.isEmpty { live.cancelGestures() }
        while listeners.count >= registry.settings.maximumStreams { listeners.removeFirst().listener.end() }
        live.resumeMotions()
        live.repeatTickets()
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
        countStreams()
        // From now on a browser relies on the session, even across a restart.
        registry.changed(self)
    }

    /// Sends every listener the patches that it lacks.
    func push() {
        update()
        // A single listener is the page that sends events. Among several, the sender is unknown.
        let reader: PatchReader = listeners.count == 1 ? .reporter : .other
        for index in listeners.indices { push(to: index, as: reader) }
    }

    private func push(to index: Int, as reader: PatchReader) {
        send(to: &listeners[index], from: max(listeners[index].revision, confirmed), as: reader)
    }

    /// Pushes the change caused by events to the other listeners, and returns the patch for the sender.
    ///
    /// - Parameter revision: the revision of the sender's batch.
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

    /// Sends a heartbeat, which detects listeners that left.
    func heartbeat() {
        let listened = !listeners.isEmpty
        listeners.removeAll { $0.listener.isOver }
        if listened, listeners.isEmpty {
            live.cancelGestures()
            live.pauseMotions()
        }
        countStreams()
        // A page with a listener is in use.
        if !listeners.isEmpty { lastUse = registry.now() }
        for listening in listeners { listening.listener.sendHeartbeat() }
    }

    func endListeners() {
        for listening in listeners { listening.listener.end() }
        listeners = []
        countStreams()
        live.pauseMotions()
    }

    /// Ends the listeners because another process will serve the page.
    ///
    /// - Parameter pause: The time in milliseconds after which the page comes back.
    func sendListenersAway(for pause: Int) {
        for listening in listeners { listening.listener.sendAway(for: pause) }
        listeners = []
        countStreams()
    }

    /// Adds the change of this page's number of streams to the metrics.
    private func countStreams() {
        let count = listeners.count { $0.listener is EventStream }
        registry.metrics.streams.add(count - streams, ordering: .relaxed)
        streams = count
    }

    /// Notes that the browser has left a page of the session. Its listeners may not have heard of that yet.
    func leave() {
        wasLeft = true
        heartbeat()
    }

    /// Whether a client receives the page's changes.
    var isShown: Bool { listeners.contains { !$0.listener.isOver } }

    /// Whether a change waits to be pushed.
    private(set) var isPushing = false

    /// Pushes a change without an event. A page that nobody shows is neither evaluated nor stored: it follows when it is requested.
    private func invalidated() {
        guard isShown else { return }
        registry.changed(self)
        guard !isPushing else { return }
        isPushing = true
        // Further changes in this turn become part of the same patch.
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.isPushing = false
                guard self.isShown else { return }
                self.registry.during(.updating, session: self.id, scene: self.scene) { self.push() }
                try? self.checkFailure()
            }
        }
    }

    // MARK: Snapshots

    /// The snapshot to write. A page that nobody shows is not evaluated for it, since its state is the latest without that.
    func draft(time: Double, then stored: (@MainActor @Sendable (Bool) -> Void)? = nil) -> SnapshotWriter.Draft {
        let tree = isShown ? update() : self.tree
        let batches = batches
        return SnapshotWriter.Draft(
            record: record(time: time, tree: tree, batches), tree: tree, owner: address
        ) { [weak self] record in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    if let record { self?.didStore(record.numbering, batches) }
                    stored?(record != nil)
                }
            }
        }
    }

    /// The record of the page, without the numbers of its nodes.
    private func record(time: Double, tree: DisplayTree, _ batches: BatchDeduplicator) -> SnapshotRecord {
        var link = ClientLink(client: client.id, browser: browser, generation: client.generation)
        if client.user.changes > 0 {
            (link.identityChanges, link.identityRevision) = (client.user.changes, identityRevision)
        }
        let tickets = live.openTickets
        if !tickets.isEmpty { link.tickets = tickets }
        let files = dataFiles.union(live.dataFiles)
        if !files.isEmpty { link.files = files.sorted() }
        return SnapshotRecord(
            session: id, scene: scene, link: link, host: live.host,
            revision: tree.revision, state: live.snapshot(), numbering: Data(), batches: batches.data, lastUse: time)
    }

    /// The receipt of a batch; nil without a store in which sessions outlive the process.
    ///
    /// - Parameter events: The number of its events that are done.
    func receipt(of batch: EventPost.Batch, events: @escaping () -> Int) -> EventReceipt? {
        guard registry.isDurable else { return nil }
        return EventReceipt(
            of: PageReceipt.owner(of: id), make: { [unowned self] in receiptContents(of: batch, events: events()) },
            noteFile: { [unowned self] in dataFiles.insert($0) })
    }

    private func receiptContents(of batch: EventPost.Batch, events: Int) -> EventReceipt.Contents? {
        var batches = batches
        batches.begin(batch, events: events)
        let time = registry.wallClock()
        var record = record(time: time, tree: tree, batches)
        record.numbering = NodeNumbering(tree).data
        let receipt = PageReceipt(record, client: client.draft(time: time))
        guard let bytes = try? RecordCoding.encode(receipt, &receiptFields) else { return nil }
        receiptBatches = batches
        return EventReceipt.Contents(
            record: bytes, state: record.state + (receipt.client.map { $0.app + $0.values } ?? Data()))
    }

    /// Whether the response to events waits until their effect is stored. Otherwise the page could not resend them to a
    /// restarted server, which must know the session and the nodes of the events.
    func mustStore(before post: EventPost) -> Bool {
        guard registry.writer.store.isDurable else { return false }
        guard case .events(let events) = post.content else { return true }
        return !stored.holds(nodesOf: events)
    }

    private func didStore(_ numbering: Data, _ batches: BatchDeduplicator) {
        stored = StoredState(numbering: numbering, batches: batches)
        if let receiptBatches, !batches.isBehind(receiptBatches) {
            self.receiptBatches = nil
            EventReceipt.pageIsStored(PageReceipt.owner(of: id))
        }
        for index in listeners.indices { reportStored(&listeners[index]) }
    }

    /// Reports the last stored batch to its page, which then drops the batches up to it.
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
        // Clients that wait for a response receive the reason before their channel closes.
        let ended = listeners
        listeners = []
        countStreams()
        guard !ended.isEmpty else { return }
        DispatchQueue.main.async { for listening in ended { listening.listener.end() } }
    }
}

extension DisplayEvent {
    /// Whether the value is a URL of the page, as its browser knows it.
    fileprivate var isAddress: Bool { type == .place || type == .follow }

    /// The event with the URL as the app knows it.
    fileprivate func inside(_ basePath: BasePath) -> DisplayEvent {
        guard case .text(let address) = value else { return self }
        return DisplayEvent(node: node, type: type, value: .text(basePath.path(of: address)))
    }
}

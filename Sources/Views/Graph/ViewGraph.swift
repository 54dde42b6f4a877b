package import EspalierDisplayTree
package import EspalierLayoutEngine
package import Foundation
import Observation

/// A page in use: the retained tree of nodes, and the passes that bring it up to date after a change.
///
/// The order of the passes is that of `update()`: evaluation, layout, preferences, what geometry readers saw, and the
/// actions (`onAppear`, `onChange`, …) whose changes are evaluated in a further round. A page that does not come to rest
/// after `roundLimit` rounds is left as it is, with a warning that names the view.
///
/// Changes of different transactions are evaluated and shown one after the other, as the steps of an update (`UpdateSteps`);
/// actions run after the last step.
@MainActor
package final class ViewGraph: LiveScene {
    package let measurer: any TextMeasuring
    package private(set) var root: RootNode!
    private let title: String

    /// How many rounds an update may take.
    package static let roundLimit = 24

    // What is open, by pass.
    var evaluationQueue: ContiguousArray<ViewNode> = []
    var layoutQueue = LayoutQueue()
    var preferenceQueue: ContiguousArray<any PreferenceReader> = []
    var actionQueue = ActionQueue()
    var geometryReaders: [ObjectIdentifier: any GeometryFollowing] = [:]

    private var steps = UpdateSteps()
    /// Whether changes of different transactions are shown one after the other. It is false for an app's own graph, which shows nothing.
    var showsSteps = true
    /// How many rounds the update that is under way has taken.
    private var rounds = 0

    // Counters: tests read them, and nothing else.
    /// How many bodies ran and closures that make views.
    package var evaluationCount = 0
    /// How many items placed what they contain.
    package var placementCount = 0
    /// How many updates did not come to rest.
    package private(set) var restlessUpdates = 0

    /// The texts that read otherwise when their time has come, and what waits for it.
    final var clockTexts: [ObjectIdentifier: Task<Void, Never>] = [:]

    /// Whether some view aligns by a guide that is no plain edge or centre: then a change of guides moves others.
    package var tracksGuides = false

    /// The priorities and orders of drawing of those items that views give one.
    private var orders: [ObjectIdentifier: ItemOrder] = [:]

    func order(of item: LayoutNode) -> ItemOrder? { orders[ObjectIdentifier(item)] }

    func setOrder(_ order: ItemOrder?, of item: LayoutNode) {
        orders[ObjectIdentifier(item)] = order
    }

    /// The copies of those modifiers that stand for several items.
    var copies: [ObjectIdentifier: ContiguousArray<WrapperNode>] = [:]

    /// Whether some of the items that were collected last may become more or fewer while the views stay the same.
    final var collectsChangingItems = false

    /// The traits that some view has.
    var traitsInUse: TraitsInUse = []

    private var isUpdating = false
    private var isRunningActions = false
    private var displayIsStale = true
    private var hasNotifiedInvalidation = false
    private var revision = 0
    /// What pages of this kind show at first: until this one has shown that.
    private(set) final var template: DisplayTemplate?
    private var tree: DisplayTree?
    private var lastDisplayNumber = 0
    private var targets: [Int: Unmanaged<LayoutNode>] = [:]
    private var hosts: [ObjectIdentifier: Unmanaged<VariadicHostNode>] = [:]
    /// What views have not yet taken of the snapshot that the page is made from.
    private var restored = StateSnapshot()
    private var stateDecoder = StateDecoder()
    /// The first property whose value in the snapshot is of another type than the view's.
    private var restorationFailure: String?
    private(set) var hasEnded = false
    /// The running app that the page belongs to; nil for a page without one.
    private let app: AppInstance?
    /// The browser's values.
    let values: ClientValues
    package private(set) var failure: PageFailure?
    /// Whether an event is on its way to its node: whoever sent it asks for the tree afterwards.
    private var isSending = false
    /// What `AppStorage` and `SceneStorage` keep.
    private(set) lazy var storage = PageStorage(self)

    /// What the part of the page with the focus gives to the rest.
    private(set) lazy var focusedValues = FocusedValueStore(self)
    /// What fingers do on the page.
    private(set) lazy var gestures = GestureArena(self)
    var matchedGeometry = MatchedGeometryNames()

    /// The field that the app gave the focus last.
    private(set) var focus: DisplayFocus?

    package var onInvalidation: (@MainActor () -> Void)?

    /// The languages that the app has texts in; none for an app without tables.
    var appLanguages: [String] { AppResources.of(measurer).strings?.languages ?? [] }

    package init<Content: View>(
        title: String = "", host: HostEnvironment, measurer: any TextMeasuring, app: AppInstance? = nil,
        values: ClientValues? = nil, snapshot: Data? = nil, content: () -> Content
    ) {
        MainThread.remember()
        self.title = title
        self.host = host
        self.measurer = measurer
        self.app = app
        self.values = values ?? app?.values ?? ClientValues()
        if let snapshot { takeOver(snapshot) }
        template = DisplayTemplate.of(Content.self, width: host.size.width)
        begin(content)
        if let restorationFailure {
            Warning.log("the page starts anew: its snapshot does not fit \(restorationFailure)")
            startAnew()
            begin(content)
        }
    }

    private func begin<Content: View>(_ content: () -> Content) {
        root = RootNode(graph: self, host: host)
        isUpdating = true
        root.setContent(content())
        isUpdating = false
    }

    /// Gives up all that was made from a snapshot.
    private func startAnew() {
        isUpdating = true
        root.remove()
        isUpdating = false
        abandonOpenWork()
        restored = StateSnapshot()
        restorationFailure = nil
        storage = PageStorage(self)
        lastDisplayNumber = 0
        targets.removeAll()
    }

    // MARK: Invalidation

    /// Something that `node` read has changed: it is to be evaluated again, in the step of the present transaction.
    package func enqueue(_ node: ViewNode) {
        guard !node.isRemoved, !hasEnded else { return }
        if let step = step(for: Transaction.current) {
            step.add(node)
        } else {
            markForEvaluation(node)
        }
    }

    /// The step that a change with `transaction` waits for; nil where it takes effect at once.
    func step(for transaction: Transaction) -> UpdateStep? {
        // Changes by passes belong to the current step.
        if isUpdating && !isRunningActions || !showsSteps { return nil }
        steps.open(displayIsStale || !layoutQueue.isEmpty ? Transaction() : transaction)
        let step = steps.step(for: transaction)
        if step != nil { notifyInvalidation() }
        return step
    }

    /// The transaction of the current step.
    var transaction: Transaction { steps.transaction ?? Transaction() }

    /// Evaluates `node` in the current step.
    func markForEvaluation(_ node: ViewNode) {
        guard !node.isRemoved, !hasEnded else { return }
        if !node.needsEvaluation {
            node.needsEvaluation = true
            evaluationQueue.append(node)
        }
        notifyInvalidation()
    }

    func enqueueLayout(_ item: LayoutNode) {
        layoutQueue.insert(item)
        notifyInvalidation()
    }

    func enqueuePreference(_ reader: any PreferenceReader) {
        preferenceQueue.append(reader)
    }

    /// Runs `action` after the pass that is going on.
    package func enqueueAction(_ action: @escaping @MainActor () -> Void) {
        actionQueue.append(action)
        notifyInvalidation()
    }

    /// Runs the action of a view that has gone after those of the views that came.
    func enqueueDeparture(_ action: @escaping @MainActor () -> Void) {
        actionQueue.appendDeparture(action)
        notifyInvalidation()
    }

    func displayDidChange() {
        displayIsStale = true
        notifyInvalidation()
    }

    private func notifyInvalidation() {
        guard !isUpdating, !isSending, !hasNotifiedInvalidation, !hasEnded else { return }
        hasNotifiedInvalidation = true
        onInvalidation?()
    }

    package var needsUpdate: Bool {
        displayIsStale || !evaluationQueue.isEmpty || !layoutQueue.isEmpty || !actionQueue.isEmpty
            || !preferenceQueue.isEmpty || !steps.isLast
    }

    package var host: HostEnvironment {
        didSet {
            guard host != oldValue, !hasEnded else { return }
            isSending = true
            root.hostDidChange(to: host)
            displayDidChange()
            isSending = false
        }
    }

    /// Runs `body`, and enqueues the reference's node when an observable property that it read changes.
    func observe<T>(for reference: NodeReference, _ body: () -> T) -> T {
        withObservationTracking(body) {
            MainThread.run {
                guard let node = reference.node else { return }
                node.graph.enqueue(node)
            }
        }
    }

    /// Notes that the page cannot go on. No body runs any more.
    func fail(_ failure: PageFailure) {
        if self.failure == nil { self.failure = failure }
    }

    // MARK: Updating

    package func currentTree() -> DisplayTree {
        if !hasEnded {
            update()
            // A step that shows nothing new is passed over.
            while !displayIsStale, beginNextStep() { update() }
        }
        if let tree, !displayIsStale { return tree }
        template?.begin()
        let made = root.makeTree(revision: revision + 1, title: title, transaction: transaction)
        template = nil
        displayIsStale = false
        revision += 1
        tree = made
        let hasFurtherSteps = beginNextStep()
        hasNotifiedInvalidation = false
        if !hasFurtherSteps, !actionQueue.isEmpty || !evaluationQueue.isEmpty { notifyInvalidation() }
        return made
    }

    package var hasFurtherSteps: Bool { steps.hasBegun && !hasEnded }

    package var isAnimated: Bool { transaction.animation != nil || !steps.isLast }

    /// Ends the present step of the update and begins the next one; false where there is none.
    private func beginNextStep() -> Bool {
        guard !hasEnded, let next = steps.advance() else {
            rounds = 0
            return false
        }
        // Its changes were reported when they were made.
        hasNotifiedInvalidation = true
        next.begin(in: self)
        return true
    }

    /// Brings evaluation, layout and preferences up to date for the present step of the update, and runs the actions that
    /// follow from its last one.
    package func update() {
        guard !isUpdating else { return }
        isUpdating = true
        steps.open(Transaction())
        defer {
            isUpdating = false
            hasNotifiedInvalidation = false
        }
        var lastEvaluated = ""
        while true {
            app?.update()
            if failure != nil {
                abandonOpenWork()
                return
            }
            if let name = EvaluationPass.run(self) { lastEvaluated = name }
            LayoutPass.run(self)
            if PreferencePass.run(self) || GeometryPass.run(self) || !evaluationQueue.isEmpty || !layoutQueue.isEmpty {
                rounds += 1
                if rounds > Self.roundLimit { return giveUp("the page does not come to rest", lastEvaluated) }
                continue
            }
            guard steps.isLast, !actionQueue.isEmpty else { return }
            rounds += 1
            if rounds > Self.roundLimit { return giveUp("actions go on causing changes", lastEvaluated) }
            runActions()
        }
    }

    /// Leaves an update as it is that would go on for ever, and says so.
    func giveUp(_ reason: String, _ lastEvaluated: String) {
        restlessUpdates += 1
        Warning.log("\(reason) after \(Self.roundLimit) rounds; the last view to be evaluated was \(lastEvaluated)")
        abandonOpenWork()
    }

    private func runActions() {
        if !displayIsStale { steps.reopen() }
        let actions = actionQueue
        actionQueue.removeAll(keepingCapacity: true)
        isRunningActions = true
        for action in actions { action() }
        isRunningActions = false
        steps.open(Transaction())
    }

    private func abandonOpenWork() {
        for node in evaluationQueue { node.needsEvaluation = false }
        evaluationQueue.removeAll()
        actionQueue.removeAll()
        preferenceQueue.removeAll()
    }

    // MARK: Events

    package func send(_ event: DisplayEvent) throws(EventRefusal) {
        guard !hasEnded, failure == nil else { throw .unknownNode(event.node) }
        isSending = true
        defer { isSending = false }
        // Events name the nodes of a revision: that one has to exist.
        _ = updatedTree()
        guard let target = targets[event.node]?.takeUnretainedValue() else {
            throw isShown(event.node)
                ? .notTaken(node: event.node, type: event.type) : .unknownNode(event.node)
        }
        // A row that a lazy stack keeps for reuse is not part of the page.
        guard target.isInPage else { throw .unknownNode(event.node) }
        guard let shown = target.lastDisplay, shown.events.contains(EventTypes(event.type)) else {
            throw .notTaken(node: event.node, type: event.type)
        }
        WorkTrace.act(target)
        try target.handle(event)
    }

    private func isShown(_ number: Int) -> Bool {
        guard let tree else { return false }
        func search(_ node: DisplayNode) -> Bool {
            node.id == number || node.children.contains(where: search)
        }
        return search(tree.root)
    }

    /// Gives the element of a number the keyboard's focus; nil takes it away.
    func setFocus(_ number: Int?) {
        focus = DisplayFocus(node: number, count: (focus?.count ?? 0) + 1)
        displayDidChange()
    }

    func takeDisplayNumber() -> Int {
        lastDisplayNumber += 1
        return lastDisplayNumber
    }

    package func renumber(_ numbers: [Int: Int], from first: Int) {
        lastDisplayNumber = first - 1
        targets.removeAll()
        // The window's number is the same on every page.
        var given = numbers
        given[root.displayNumber] = root.displayNumber
        func renumbered(_ number: Int) -> Int {
            if let known = given[number] { return known }
            let new = takeDisplayNumber()
            given[number] = new
            return new
        }
        func visit(_ node: ViewNode) {
            node.renumber(renumbered)
            node.forEachChild(visit)
        }
        visit(root)
        if let focus { self.focus = DisplayFocus(node: focus.node.map(renumbered), count: focus.count) }
        displayDidChange()
    }

    /// Events for the element `number` go to `item`.
    func setTarget(_ number: Int, _ item: LayoutNode) {
        targets[number] = Unmanaged.passUnretained(item)
    }

    // MARK: Items that are laid out elsewhere than they were made

    func host(of node: ViewNode) -> VariadicHostNode? {
        node.isHosted ? hosts[ObjectIdentifier(node)]?.takeUnretainedValue() : nil
    }

    func setHost(_ host: VariadicHostNode?, of node: ViewNode) {
        node.isHosted = host != nil
        hosts[ObjectIdentifier(node)] = host.map(Unmanaged.passUnretained)
    }

    func forgetTarget(_ number: Int) {
        targets[number] = nil
    }

    package func cancelGestures() {
        guard !hasEnded else { return }
        gestures.cancelAll()
    }

    // MARK: Snapshots

    package func snapshot() -> Data {
        StateSnapshot(of: root, remains: restored, known: stateDecoder.objects).data
    }

    package var snapshotObstacle: String? { StateSnapshot.obstacle(below: root) }

    private func takeOver(_ snapshot: Data) {
        guard let read = StateSnapshot(snapshot) else {
            Warning.log("the page starts anew: its snapshot is damaged")
            return
        }
        if let obstacle = read.obstacle {
            Warning.log("the page starts anew: \(obstacle)")
            return
        }
        restored = read
        stateDecoder = StateDecoder(objects: read.objects)
    }

    /// Whether some of the page's state still waits in a snapshot for its view.
    var isRestoring: Bool { !restored.values.isEmpty }

    /// The value that a snapshot holds for the state that is being connected now.
    func restoredState<Value>(for node: ViewNode, property: String, as type: Value.Type) -> Value? {
        guard isRestoring else { return nil }
        let path = StateSnapshot.structuralPath(of: node, property: property)
        guard let data = restored.take(path) else { return nil }
        guard let value = stateDecoder.decode(type, from: data) else {
            restorationFailure = restorationFailure ?? "\(node.typeName).\(property)"
            return nil
        }
        return value
    }

    package func end() {
        guard !hasEnded else { return }
        root.remove()
        let actions = actionQueue
        actionQueue.removeAll()
        for action in actions { action() }
        hasEnded = true
        // States that other pages share forget this one.
        while let step = steps.advance() { step.begin(in: self) }
    }
}

/// A reference to a node that does not keep it, for closures that other threads may call.
final class NodeReference: @unchecked Sendable {
    // Unchecked: read on the main thread only; the reference itself is set once.
    private(set) weak var node: ViewNode?

    init(_ node: ViewNode) {
        self.node = node
    }
}

extension Transaction {
    var displayAnimation: DisplayAnimation? { disablesAnimations ? nil : animation?.display }
}

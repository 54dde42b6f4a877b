package import EspalierDisplayTree
package import EspalierInternationalization
package import EspalierLayoutEngine
package import Foundation
import Observation

/// A page in use: the retained tree of its views, and the passes that bring it up to date after a change.
///
/// The graph knows no modifiers and no controls. Modifiers and controls make nodes, and share state of a page in page
/// features (`PageFeature`).
@MainActor
package final class ViewGraph: LiveScene {
    /// The fonts, texts and images of the app.
    package let resources: PageResources
    /// The number of the resources.
    let resourceNumber: Int
    package let measurer: any TextMeasuring
    /// The values that the app stores for the browser.
    package let values: ClientValues
    /// The running app that the page belongs to; nil for a page without one.
    let app: (any PageOwner)?
    /// Identifies the type of the content.
    let kind: ObjectIdentifier
    let title: String
    package internal(set) var root: RootNode!
    package var name: PageName?

    /// The page that was updated, or received an event, last.
    private(set) static weak var lastUsed: ViewGraph?
    /// The window, for bodies that read its properties directly.
    let window = DependencySource()
    /// The user's locale and time zone, which Foundation uses while the page's code runs; nil for the graph of an app, whose code
    /// runs for one of its pages.
    package let region: PageRegion?

    // Queues, one for each pass.
    let evaluations = EvaluationQueue()
    let layouts = LayoutQueue()
    let preferences = PreferenceQueue()
    package let geometry = GeometryFollowers()
    let actions = ActionQueue()

    /// The motions of animatable values.
    package let motions = MotionTable()
    /// The views that are being inserted or removed.
    var transitions: TransitionTable {
        if let transitionTable { return transitionTable }
        let made = TransitionTable(self)
        transitionTable = made
        return made
    }
    /// Nil until a view is inserted or removed under an animation, so that other pages need not ask it.
    @exclusivity(unchecked) private(set) var transitionTable: TransitionTable?
    /// The stages of the motions that the next display tree starts.
    var samples: [DisplaySamples] = []

    var updates = UpdateState()
    /// Counts of the passes' work, which tests read.
    @exclusivity(unchecked) package internal(set) var counters = UpdateCounters()
    /// Properties that only few nodes have, stored outside of the nodes.
    @exclusivity(unchecked) var tables = NodeTables()
    /// Properties of all items, with which layout skips rare cases.
    @exclusivity(unchecked) package var layoutTraits = LayoutTraits()
    var elements = ElementTable()
    var features = PageFeatures()
    /// The state of a snapshot that no view has taken yet; nil for a page without a snapshot.
    var restoration: StateRestoration?
    /// The state of views that will be made again.
    let kept = KeptState()
    /// The values that views of the page share by name.
    private(set) lazy var storage = PageStorage(self)
    /// The place of the page.
    package private(set) var place: PagePlace!
    /// The requests to the browser to open URLs and windows.
    private(set) lazy var openings = PageOpenings(self)

    /// The first nodes of the last page of this kind; nil once the page has been shown.
    var template: DisplayTemplate?
    var tree: DisplayTree?
    var revision = 0

    /// The field that the app focused last.
    package internal(set) var focus: DisplayFocus?
    package internal(set) var failure: PageFailure?
    var hasEnded = false
    package var onInvalidation: (@MainActor () -> Void)?

    /// Opens a page.
    ///
    /// - Parameters:
    ///   - snapshot: The initial state of the page. Views whose state does not fit start over.
    ///   - makeRoot: Makes the window around the content.
    package init<Content: View>(
        title: String, host: HostEnvironment, resources: PageResources, app: (any PageOwner)?, values: ClientValues,
        snapshot: Data?, location: PageLocation? = nil, hasRegion: Bool = true,
        makeRoot: (ViewGraph, HostEnvironment) -> RootNode,
        content: () -> Content
    ) {
        MainThread.remember()
        self.title = title
        self.host = host
        self.resources = resources
        resourceNumber = resources.number
        measurer = resources.measurer
        self.app = app
        kind = ObjectIdentifier(Content.self)
        identity = location?.identity
        requests = PageRequests(opening: location?.request, newest: location?.newestRequest)
        self.values = values
        let window = UncheckedTransfer(window)
        region = hasRegion ? PageRegion { window.value.noteRead() } : nil
        restoration = snapshot.flatMap { StateRestoration($0) }
        template = DisplayTemplate.of(Content.self, width: host.size.width)
        place = PagePlace(self, location, restored: restoration?.place) { PlaceSearch.mayFind(in: Content.self) }
        noteUse()
        begin(makeRoot, content)
        var dropped: Set<String> = []
        while let snapshot, let failure = restoration?.failure {
            Warning.log("state starts over: the snapshot does not fit \(failure.property)")
            let isOver = !dropped.insert(failure.owner).inserted || dropped.count > Self.misfitLimit
            startAnew(with: isOver ? nil : StateRestoration(snapshot, without: dropped))
            begin(makeRoot, content)
        }
        for property in restoration?.moved ?? [] {
            Warning.log("state starts over: the view of \(property) is at another place than before")
        }
        app?.activityDidChange(of: self)
    }

    private func begin<Content: View>(_ makeRoot: (ViewGraph, HostEnvironment) -> RootNode, _ content: () -> Content) {
        root = makeRoot(self, host)
        updates.isUpdating = true
        run { root.setContent(content()) }
        updates.isUpdating = false
    }

    /// Runs code of the page: its locale and time zone are the current ones.
    package func run<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        guard let region else { return try body() }
        return try region.run(body)
    }

    /// The number of views that may start over because a snapshot does not fit them. Beyond it, the whole page does.
    private static let misfitLimit = 8

    /// Discards everything that was made from a snapshot, before the page is made from a part of it.
    private func startAnew(with part: StateRestoration?) {
        updates.isUpdating = true
        root.remove()
        updates.isUpdating = false
        dropPendingWork()
        restoration = part
        storage = PageStorage(self)
        elements = ElementTable()
    }

    package var host: HostEnvironment {
        didSet {
            guard host != oldValue, !hasEnded else { return }
            updates.isSending = true
            if host.size != oldValue.size, !hasTakenEvents { sizeDidArrive(.window) }
            var earlier = oldValue.activity
            if let between = host.inactive(after: oldValue) {
                let next = host
                host = between
                applyHost()
                postLifeCycleEvent(after: earlier)
                _ = updatedTree()
                host = next
                earlier = between.activity
            }
            applyHost()
            postLifeCycleEvent(after: earlier)
            updates.isSending = false
        }
    }

    /// Whether the graph is a page: that of an app has the activity of its pages, whose notifications suffice.
    var isPage = true

    /// Whether the page has received an event. Before the first one, a new size of the window corrects the one that was guessed.
    var hasTakenEvents = false

    /// The user of the page.
    package var identity: Identity? {
        didSet {
            guard identity != oldValue, !hasEnded else { return }
            features[PageFiles.self]?.withdraw()
            identityReaders.invalidate(in: self)
            // A page that does not show the user has another revision, too, so that earlier events are told from later ones.
            displayDidChange()
        }
    }
    var identityReaders = PageValueReaders()
    /// The number of changes of values that views read from the page through their environment.
    var pageValueChanges = 0

    /// The user of the page, for a node that is evaluated again when the user changes.
    package func identity(readBy node: ViewNode) -> Identity? {
        identityReaders.add(node)
        return identity
    }

    /// The rules that find the user in requests.
    var authentications: [Authentication] = []
    package var onSignOut: (@MainActor (Bool) -> Void)?

    package func identity(after request: PageRequest) -> Identity? {
        authentications.isEmpty ? identity : authentications.identity(of: request.value, after: identity)
    }

    /// The requests of the page's browser.
    var requests: PageRequests
    /// Whether the server has taken the answer to the request that opened the page.
    var isAnswered = false

    /// Whether the page is being written for paper.
    var isPrinting = false

    /// Whether a view of the page has read `host.activity`.
    var readsActivity = false

    /// Whether code of the page has read a size that depends on the window.
    package var readsSize = false
    /// Whether an action of a view that appeared has run.
    var hasActed = false

    /// Makes this page the one that was used last.
    func noteUse() {
        if Self.lastUsed !== self { Self.lastUsed = self }
    }

    /// Runs `body`, and enqueues the reference's node when an observable property that it read changes.
    func observe<T>(for reference: NodeReference, _ body: () -> T) -> T {
        withObservationTracking(body) {
            MainThread.run { reference.propertyDidChange() }
        }
    }

    /// Ends the page with its first failure. No body runs afterwards.
    func fail(_ failure: PageFailure) {
        if self.failure == nil { self.failure = failure }
    }

    package var lackedTimeZone: Bool { region?.lackedTimeZone ?? false }
    package var hasActedBySize: Bool { readsSize && hasActed }
    package var isPlaceResolved: Bool { place.isResolved }
    package func openPlace() -> Bool { run { place.open() } }
    package var animations: [RunningAnimation] { motions.running() }
    package var hasMotions: Bool { motions.hasClockMotions }
    package func resumeMotions() { motions.resume() }
    package func pauseMotions() { motions.pause() }

    package func end() {
        guard !hasEnded else { return }
        run {
            root.remove()
            for action in actions.takeAll() { action() }
            for feature in features.all { feature.pageDidEnd() }
        }
        hasEnded = true
        app?.pageDidEnd(self)
        // States shared with other pages release this one.
        while let step = updates.steps.advance() { step.begin(in: self) }
    }
}

/// The running app of a page. In each round of an update, its own graph is updated first.
@MainActor
package protocol PageOwner: AnyObject {
    /// Evaluates scenes that depend on changed values.
    func update()

    /// Whether the app has read how much its pages are in use.
    var activityIsRead: Bool { get }

    /// Called when a page opens, and when the user starts or stops using it.
    func activityDidChange(of page: ViewGraph)

    func pageDidEnd(_ page: ViewGraph)

    /// The percent-encoded path of the first scene with an id, if it is not nil, and for values of a type; nil if there is none. The
    /// path is empty for the page at `/`.
    func windowPath(id: String?, type: Any.Type?) -> String?

    /// Whether a path, without a query, leads to the scene of a page rather than to another one.
    func ownsPath(_ path: String, of page: ViewGraph) -> Bool
}

/// Resources that an app provides for all its pages. Subclasses define them.
@MainActor
package class PageResources {
    /// The icons of the app: the usual one by the name "", and those that it may show in its place.
    package var icons: [String: [DisplayIcon]] = [:]
    package let measurer: any TextMeasuring
    /// A number that no other resources of the process have.
    package let number: Int

    private static var count = 0

    package init(measurer: any TextMeasuring) {
        self.measurer = measurer
        number = Self.count
        Self.count += 1
    }
}

package import EspalierDisplayTree
package import EspalierLayoutEngine
package import Foundation
import Observation

/// A page in use: the retained tree of its views, and the passes that bring it up to date after a change.
///
/// The graph knows no modifier and no control. Modifiers and controls make nodes, and keep what a whole page shares in
/// page features (`PageFeature`).
@MainActor
package final class ViewGraph: LiveScene {
    /// The fonts, texts and images that the app brings along.
    package let resources: PageResources
    package let measurer: any TextMeasuring
    /// The browser's values.
    package let values: ClientValues
    /// The running app that the page belongs to; nil for a page without one.
    let app: (any PageOwner)?
    let title: String
    package internal(set) var root: RootNode!

    // Queues, one for each pass.
    let evaluations = EvaluationQueue()
    let layouts = LayoutQueue()
    let preferences = PreferenceQueue()
    package let geometry = GeometryFollowers()
    let actions = ActionQueue()

    var updates = UpdateState()
    /// Counts of the passes' work, which tests read.
    package internal(set) var counters = UpdateCounters()
    /// Facts that nodes keep outside of themselves, because few nodes have them.
    var tables = NodeTables()
    /// Facts about all items, which spare layout from looking for rare cases.
    package var layoutTraits = LayoutTraits()
    var elements = ElementTable()
    var features = PageFeatures()
    /// The state that a snapshot holds and no view has taken yet; nil for a page without a snapshot.
    var restoration: StateRestoration?
    /// The values that views of the page share by name.
    private(set) lazy var storage = PageStorage(self)

    /// Nodes of the last page of this kind; nil once the page has been shown.
    var template: DisplayTemplate?
    var tree: DisplayTree?
    var revision = 0

    /// The field that the app gave the focus last.
    package internal(set) var focus: DisplayFocus?
    package internal(set) var failure: PageFailure?
    var hasEnded = false
    package var onInvalidation: (@MainActor () -> Void)?

    /// Opens a page.
    ///
    /// - Parameters:
    ///   - snapshot: The state that the page begins with. A page whose snapshot does not fit begins anew.
    ///   - makeRoot: Makes the window around the content.
    package init<Content: View>(
        title: String, host: HostEnvironment, resources: PageResources, app: (any PageOwner)?, values: ClientValues,
        snapshot: Data?, makeRoot: (ViewGraph, HostEnvironment) -> RootNode, content: () -> Content
    ) {
        MainThread.remember()
        self.title = title
        self.host = host
        self.resources = resources
        measurer = resources.measurer
        self.app = app
        self.values = values
        restoration = snapshot.flatMap(StateRestoration.init)
        template = DisplayTemplate.of(Content.self, width: host.size.width)
        begin(makeRoot, content)
        if let failure = restoration?.failure {
            Warning.log("the page starts anew: its snapshot does not fit \(failure)")
            startAnew()
            begin(makeRoot, content)
        }
    }

    private func begin<Content: View>(_ makeRoot: (ViewGraph, HostEnvironment) -> RootNode, _ content: () -> Content) {
        root = makeRoot(self, host)
        updates.isUpdating = true
        root.setContent(content())
        updates.isUpdating = false
    }

    /// Drops everything that was made from a snapshot.
    private func startAnew() {
        updates.isUpdating = true
        root.remove()
        updates.isUpdating = false
        dropPendingWork()
        restoration = nil
        storage = PageStorage(self)
        elements = ElementTable()
    }

    package var host: HostEnvironment {
        didSet {
            guard host != oldValue, !hasEnded else { return }
            updates.isSending = true
            root.hostDidChange(to: host)
            displayDidChange()
            updates.isSending = false
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

    /// Ends the page with its first failure. No body runs any more.
    func fail(_ failure: PageFailure) {
        if self.failure == nil { self.failure = failure }
    }

    package func end() {
        guard !hasEnded else { return }
        root.remove()
        for action in actions.takeAll() { action() }
        hasEnded = true
        // States that other pages share forget this one.
        while let step = updates.steps.advance() { step.begin(in: self) }
    }
}

/// The running app of a page. Its own graph comes first in each round of an update.
@MainActor
package protocol PageOwner: AnyObject {
    /// Evaluates scenes that depend on changed values.
    func update()
}

/// Resources that an app brings along beside its code, for all its pages. Subclasses say which.
@MainActor
package class PageResources {
    package let measurer: any TextMeasuring

    package init(measurer: any TextMeasuring) {
        self.measurer = measurer
    }
}

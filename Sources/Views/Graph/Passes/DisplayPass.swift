import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Makes the display tree of a page. Unchanged parts are the same objects as in the previous tree.
@MainActor
struct DisplayPass {
    let root: RootNode
    let template: DisplayTemplate?
    let transaction: Transaction
    let title: String
    let icons: [DisplayIcon]?
    let place: DisplayPlace?
    let focus: DisplayFocus?
    let hasTransitions: Bool

    init(graph: ViewGraph) {
        root = graph.root
        template = graph.template
        transaction = graph.transaction
        let current = graph.place.current
        title = current.title ?? graph.title
        icons = graph.values.alternateIcon.flatMap { graph.resources.icons[$0] }
        place = current.place
        focus = graph.focus
        hasTransitions = graph.hasTransitions
    }

    func run(
        revision: Int, samples: [DisplaySamples], endedMotions: [Int], openings: [DisplayOpening] = []
    ) -> DisplayTree {
        let node = makeRoot()
        return DisplayTree(
            revision: revision, size: root.windowSize, title: title, colorScheme: root.preferredColorScheme,
            language: root.languageTag, direction: root.environment.direction, focus: focus, place: place, root: node,
            samples: samples, endedMotions: endedMotions, openings: openings, icons: icons, metadata: root.metadata)
    }

    /// Makes the page's node.
    func makeRoot() -> DisplayNode {
        template?.begin()
        var builder = DisplayBuilder(template: template, transaction: transaction, hasTransitions: hasTransitions)
        root.displayContents(into: &builder, at: .zero)
        let events = root.events
        if events != .resize { root.graph.setTarget(root.displayNumber, root) }
        let node: DisplayNode
        if let last = root.lastDisplay, !root.needsDisplay, last.children.elementsEqual(builder.nodes, by: ===) {
            node = last
        } else {
            node = DisplayNode(
                id: root.displayNumber, type: "Window", frame: CGRect(origin: .zero, size: root.windowSize),
                events: events, children: DisplayChildren(builder.nodes),
                animation: builder.animation)
        }
        root.lastDisplay = node
        root.hasDisplayChangesBelow = false
        root.needsDisplay = false
        return node
    }
}

package import EspalierDisplayTree
package import EspalierLayoutEngine
package import EspalierViews
package import Foundation

/// A page of 300 × 200 points, used as a user would: by visible texts and controls.
@MainActor
package final class TestPage {
    package let graph: ViewGraph
    package private(set) var tree: DisplayTree
    /// The trees of the last update's steps; the last one is `tree`.
    package private(set) var steps: [DisplayTree] = []

    package init<Content: View>(
        width: CGFloat = 300, height: CGFloat = 200, languages: [String] = ["en"], snapshot: Data? = nil,
        location: PageLocation? = nil, measurer: any TextMeasuring = TenByTenFont(), resources: AppResources? = nil,
        holdsClock: Bool = false, @ViewBuilder _ content: () -> Content
    ) {
        graph = ViewGraph(
            host: HostEnvironment(size: CGSize(width: width, height: height), languages: languages),
            resources: resources ?? AppResources(measurer: measurer),
            snapshot: snapshot, location: location, content: content)
        // A busy machine must not change what a test sees.
        graph.motions.samplingLimit = .seconds(600)
        if holdsClock { clock.replaceClock(of: graph) }
        tree = graph.currentTree()
        steps = [tree]
    }

    /// A page that is already open.
    package init(_ graph: ViewGraph) {
        self.graph = graph
        tree = graph.currentTree()
    }

    // MARK: The clock

    private let clock = TestClock()

    /// Stops the page's clock at 0. From now on only the test moves it.
    package func holdClock() {
        clock.replaceClock(of: graph)
    }

    /// Moves the page's clock, and updates the page.
    package func advance(by seconds: Double) {
        advanceWithoutUpdate(by: seconds)
        update()
    }

    /// Moves the page's clock.
    package func advanceWithoutUpdate(by seconds: Double) {
        clock.advance(by: seconds)
    }

    /// Updates the page.
    @discardableResult
    package func update() -> DisplayTree {
        let last = tree
        steps = []
        repeat {
            tree = graph.currentTree()
            if tree !== last { steps.append(tree) }
        } while graph.hasFurtherSteps
        return tree
    }

    /// Waits until something changes the page without an event, and updates it.
    package func change() async {
        await withCheckedContinuation { changed in
            graph.onInvalidation = { [graph] in
                graph.onInvalidation = nil
                changed.resume()
            }
        }
        update()
    }

    /// All texts, from the back to the front, which is reading order. Leaving views are not part of the page for tests.
    package var texts: [String] {
        nodes.compactMap { if case .text(let text) = $0.content { text.plainText } else { nil } }
    }

    /// All nodes, parents before children.
    package var nodes: [DisplayNode] {
        var found: [DisplayNode] = []
        func visit(_ node: DisplayNode) {
            found.append(node)
            for child in node.children where !child.isLeaving { visit(child) }
        }
        visit(tree.root)
        return found
    }

    /// The frame in page coordinates of the node with `text` as its text or label.
    package func frame(of text: String) -> CGRect? {
        var result: CGRect?
        func visit(_ node: DisplayNode, _ offset: CGPoint) {
            let frame = node.frame.offsetBy(dx: offset.x, dy: offset.y)
            if result == nil, node.hasText(text) { result = frame }
            for child in node.children where !child.isLeaving { visit(child, frame.origin) }
        }
        visit(tree.root, .zero)
        return result
    }

    /// The frames of all nodes of a type, in page coordinates.
    package func frames(ofType type: String) -> [CGRect] {
        var result: [CGRect] = []
        func visit(_ node: DisplayNode, _ offset: CGPoint) {
            let frame = node.frame.offsetBy(dx: offset.x, dy: offset.y)
            if "\(node.type)" == type { result.append(frame) }
            for child in node.children where !child.isLeaving { visit(child, frame.origin) }
        }
        visit(tree.root, .zero)
        return result
    }

    /// The node that accepts `event` and has `text`, itself or inside.
    package func target(_ text: String, for event: EventTypes) -> DisplayNode? {
        var result: DisplayNode?
        func visit(_ node: DisplayNode, _ taker: DisplayNode?) {
            let taker = node.events.contains(event) ? node : taker
            if node.hasText(text), let taker, result == nil { result = taker }
            for child in node.children where !child.isLeaving { visit(child, taker) }
        }
        visit(tree.root, nil)
        return result
    }

    /// Taps the node with `text`, and updates the page.
    package func tap(_ text: String) throws {
        guard let node = target(text, for: .tap) else { throw NothingToUse(name: text) }
        try graph.send(DisplayEvent(node: node.id, type: .tap))
        update()
    }

    /// Opens the context menu of the view with `text`, and updates the page.
    package func openMenu(of text: String) throws {
        try send(.menu, .none, to: text)
    }

    /// Opens the first context menu, and updates the page.
    package func openMenu() throws {
        guard let node = nodes.first(where: { $0.events.contains(.menu) }) else { throw NothingToUse(name: "a menu") }
        try graph.send(DisplayEvent(node: node.id, type: .menu))
        update()
    }

    /// Sends an event to the only control with the label `label` that accepts it.
    package func send(_ type: EventType, _ value: EventValue, to label: String) throws {
        guard let node = target(label, for: EventTypes(type)) else { throw NothingToUse(name: label) }
        try graph.send(DisplayEvent(node: node.id, type: type, value: value))
        update()
    }

    /// The number of bodies and view-building closures that run in `body` and the update after it.
    package func evaluations(in body: () throws -> Void) rethrows -> Int {
        let before = graph.counters.evaluations
        try body()
        update()
        return graph.counters.evaluations - before
    }

    package struct NothingToUse: Error {
        package let name: String
    }
}

/// Calls `body` as code that runs outside of pages. A page that another test keeps was in use last until then.
@MainActor package func withoutPage<Value>(_ body: () throws -> Value) rethrows -> Value {
    // A page that has ended is no longer the last one in use.
    _ = TestPage { EmptyView() }
    precondition(ViewGraph.current == nil)
    return try body()
}

extension DisplayNode {
    fileprivate func hasText(_ text: String) -> Bool {
        if semantics?.label == text { return true }
        switch content {
        case .text(let own): return own.plainText == text
        case .control(let control):
            if case .textField(let entry) = control.kind { return entry.placeholder == text }
            return false
        default: return false
        }
    }
}

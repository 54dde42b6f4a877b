package import Foundation

/// A running app. SwiftUI has one per device. Here each browser corresponds to a device, so each browser has an
/// instance, which its pages share.
///
/// If an app has no properties and reads no observed values, its scenes never change on their own. Such an app keeps no
/// graph between two pages: each page that opens evaluates the app's body again, as SwiftUI may at any time.
@MainActor
package final class AppInstance: RunningApp, PageOwner {
    /// The values that the app stores for its browser.
    package let values: ClientValues
    private let type: any App.Type
    private let resources: AppResources
    /// The graph of the app's scenes; nil if it would be empty.
    private var graph: ViewGraph?

    package init<A: App>(_ type: A.Type, values: ClientValues, resources: AppResources, snapshot: Data? = nil) {
        self.type = type
        self.values = values
        self.resources = resources
        graph = makeGraph(snapshot: snapshot)
    }

    private func makeGraph(snapshot: Data? = nil) -> ViewGraph {
        let graph = type.makeGraph(resources: resources, values: values, snapshot: snapshot)
        graph.combineSteps()
        graph.update()
        graph.onInvalidation = { [weak self] in
            // Further changes in this turn are updated together.
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.update() } }
        }
        return graph
    }

    /// The app's graph, made again if needed.
    private var currentGraph: ViewGraph {
        if let graph { return graph }
        return makeGraph()
    }

    /// Evaluates scenes that depend on changed values.
    package func update() {
        if let graph, graph.needsUpdate { graph.update() }
    }

    private func windows(of graph: ViewGraph) -> [any WindowOpening] {
        var found: [any WindowOpening] = []
        func visit(_ node: ViewNode) {
            if let window = node as? any WindowOpening { found.append(window) }
            node.forEachChild(visit)
        }
        visit(graph.root)
        return found
    }

    /// The app's pages, in the order of the code.
    package var scenes: [SceneName] {
        windows(of: currentGraph).map { SceneName(id: $0.id, title: $0.title) }
    }

    package func open(_ scene: String, _ request: WindowRequest) -> (any LiveScene)? {
        update()
        let graph = currentGraph
        let page = windows(of: graph).first { $0.id == scene }?.open(request, of: self)
        if isStateless(graph.root) {
            graph.end()
            self.graph = nil
        } else {
            self.graph = graph
        }
        return page
    }

    /// Whether the nodes below `node` are scenes without state.
    private func isStateless(_ node: ViewNode) -> Bool {
        var result = true
        node.forEachChild { child in
            result = result && (child as? any SceneNode)?.isStateless == true && isStateless(child)
        }
        return result
    }

    package func snapshot() -> Data { graph?.snapshot() ?? Data() }
    package var snapshotObstacle: String? { graph?.snapshotObstacle }
    package func end() { graph?.end() }
}

/// A node of the graph of an app.
@MainActor
protocol SceneNode: ViewNode {
    /// Whether the node can be made again without a difference, because it has no properties and observes nothing.
    var isStateless: Bool { get }
}

/// A scene whose pages can be opened.
@MainActor
protocol WindowOpening: SceneNode {
    var id: String { get }
    var title: String { get }

    func open(_ window: WindowRequest, of app: AppInstance) -> ViewGraph
}

extension App {
    fileprivate static func makeGraph(
        resources: AppResources, values: ClientValues, snapshot: Data?
    ) -> ViewGraph {
        ViewGraph(host: HostEnvironment(), resources: resources, values: values, snapshot: snapshot) {
            AppContent<Self>()
        }
    }
}

/// The app at the top of its graph, which has no page.
private struct AppContent<A: App>: View, _PrimitiveView {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        SceneBodyNode(A(), in: context) { $0.body }
    }

    static func _updateNode(_ node: _ViewNode, to view: Self) {}
}

extension AppBlueprint {
    /// An app of a type. The app runs once to list its pages.
    package init<A: App>(_ type: A.Type, resources: AppResources) {
        let first = AppInstance(type, values: ClientValues(), resources: resources)
        self.init(scenes: first.scenes) { values, snapshot in
            AppInstance(type, values: values, resources: resources, snapshot: snapshot)
        }
        first.end()
    }
}

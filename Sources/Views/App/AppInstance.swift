package import Foundation
package import LayoutEngine

/// A running app. SwiftUI has one for each device; a browser takes the device's part, so each browser has one, which its pages
/// share.
@MainActor
package final class AppInstance: RunningApp {
    /// The values that the app keeps for its browser.
    package let values: ClientValues
    private let graph: ViewGraph

    package init<A: App>(_ type: A.Type, values: ClientValues, measurer: any TextMeasuring, snapshot: Data? = nil) {
        self.values = values
        graph = ViewGraph(host: HostEnvironment(), measurer: measurer, values: values, snapshot: snapshot) {
            AppContent<A>()
        }
        graph.showsSteps = false
        graph.settle()
        graph.onInvalidation = { [weak self] in
            // What else changes in this turn is settled together.
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.settle() } }
        }
    }

    /// Evaluates scenes of which something that they read has changed.
    func settle() {
        if graph.needsUpdate { graph.settle() }
    }

    private var windows: [any WindowOpening] {
        var found: [any WindowOpening] = []
        func visit(_ node: ViewNode) {
            if let window = node as? any WindowOpening { found.append(window) }
            node.forEachChild(visit)
        }
        visit(graph.root)
        return found
    }

    /// The app's pages, in the order of the code.
    package var scenes: [SceneName] { windows.map { SceneName(id: $0.id, title: $0.title) } }

    package func open(_ scene: String, _ request: WindowRequest) -> (any LiveScene)? {
        settle()
        return windows.first { $0.id == scene }?.open(request, of: self)
    }

    package func snapshot() -> Data { graph.snapshot() }
    package var snapshotObstacle: String? { graph.snapshotObstacle }
    package func end() { graph.end() }
}

/// A scene whose pages can be opened.
@MainActor
protocol WindowOpening: ViewNode {
    var id: String { get }
    var title: String { get }

    func open(_ window: WindowRequest, of app: AppInstance) -> ViewGraph
}

/// The app at the top of its own graph, which has no page.
private struct AppContent<A: App>: View, _PrimitiveView {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        SceneBodyNode(A(), in: context) { $0.body }
    }

    static func _updateNode(_ node: _ViewNode, to view: Self) {}
}

extension AppBlueprint {
    /// An app of a type. It runs once to say which pages it has.
    package init<A: App>(_ type: A.Type, measurer: any TextMeasuring) {
        let first = AppInstance(type, values: ClientValues(), measurer: measurer)
        self.init(scenes: first.scenes) { values, snapshot in
            AppInstance(type, values: values, measurer: measurer, snapshot: snapshot)
        }
        first.end()
    }
}

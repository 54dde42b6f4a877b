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

    /// The browser for which an app is being made; nil while the app is only asked for its scenes, and between launches.
    package private(set) static var launchedBrowser: ClientValues?
    private let isForBrowser: Bool

    /// - Parameter isForBrowser: False for the instance that only lists the app's scenes.
    package init<A: App>(
        _ type: A.Type, values: ClientValues, resources: AppResources, snapshot: Data? = nil, isForBrowser: Bool = true
    ) {
        self.type = type
        self.values = values
        self.resources = resources
        self.isForBrowser = isForBrowser
        graph = makeGraph(snapshot: snapshot)
    }

    private func makeGraph(snapshot: Data? = nil) -> ViewGraph {
        let outer = Self.launchedBrowser
        Self.launchedBrowser = isForBrowser ? values : nil
        defer { Self.launchedBrowser = outer }
        let graph = type.makeGraph(resources: resources, values: values, snapshot: snapshot)
        graph.combineSteps()
        graph.update()
        graph.onInvalidation = { [weak self] in
            // Further changes in this turn are updated together.
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.update() } }
        }
        graph.isPage = false
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

    /// The open pages.
    private var activities: [ObjectIdentifier: HostEnvironment.Activity] = [:]

    package var activityIsRead: Bool { graph?.activityIsRead == true }

    /// Whether a page has been opened.
    private var hasBegun = false

    package func activityDidChange(of page: ViewGraph) {
        activities[ObjectIdentifier(page)] = page.host.activity
        updateActivity()
        guard !hasBegun, let graph else { return }
        hasBegun = true
        // An app has the activity of its first page from the beginning.
        for feature in graph.features.all { feature.activityDidChange() }
    }

    package func pageDidEnd(_ page: ViewGraph) {
        activities[ObjectIdentifier(page)] = nil
        updateActivity()
    }

    /// An app is as active as the most active of its pages. An app without pages is in the background.
    private func updateActivity() {
        let activity = activities.values.max() ?? .background
        guard let graph, graph.host.activity != activity else { return }
        graph.host.activity = activity
        graph.update()
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
        windows(of: currentGraph).compactMap { node in
            guard case .window(let id, let title, let type) = node.role else { return nil }
            return SceneName(id: id, title: title, hasValues: type != nil)
        }
    }

    /// The rules that find the users of pages, by the ids of their scenes. Scenes without rules are left out.
    package var authentications: [String: [Authentication]] {
        var found: [String: [Authentication]] = [:]
        for window in windows(of: currentGraph) where found[window.role.id] == nil {
            let rules = window.environment.authentications
            if !rules.isEmpty { found[window.role.id] = rules }
        }
        return found
    }

    /// The services at which users sign in, each once.
    fileprivate var services: [any SignInEndpoints] {
        var rules = windows(of: currentGraph).flatMap { $0.environment.authentications }
        for endpoint in declaredEndpoints { rules += endpoint.settings.authentications }
        var found: [any SignInEndpoints] = []
        for case let service as any SignInEndpoints in rules.compactMap(\.service)
        where !found.contains(where: { $0.isSame(as: service) }) {
            found.append(service)
        }
        return found
    }

    /// The app's endpoints, in the order of the code, and those of the services at which users sign in.
    package var endpoints: [_EndpointDeclaration] { declaredEndpoints + services.flatMap(\.endpoints) }

    private var declaredEndpoints: [_EndpointDeclaration] {
        var found: [_EndpointDeclaration] = []
        func visit(_ node: ViewNode) {
            if let node = node as? EndpointNode { found += node.endpoints }
            node.forEachChild(visit)
        }
        visit(currentGraph.root)
        return found
    }

    package var showsUnknownPaths: Bool { windows(of: currentGraph).contains { $0.role.isNotFound } }
    package var showsErrors: Bool { windows(of: currentGraph).contains { $0.role.isError } }
    package var hasOfflinePage: Bool { windows(of: currentGraph).contains { $0.role.isOffline } }

    package func open(_ scene: String, _ request: WindowRequest) -> (any LiveScene)? {
        withGraph { graph in windows(of: graph).first { $0.role.id == scene }?.open(request, of: self) }
    }

    package func windowPath(id: String?, type: Any.Type?) -> String? {
        withGraph { graph in
            for window in windows(of: graph) {
                guard case .window(let sceneID, _, let sceneType) = window.role, id == nil || id == sceneID,
                    type == nil || type == sceneType
                else { continue }
                return sceneID.split(separator: "/").reduce(into: "") { $0 += "/" + PagePlace.encoded(String($1)) }
            }
            return nil
        }
    }

    package func ownsPath(_ path: String, of page: ViewGraph) -> Bool {
        let scenes = scenes
        let paths = ScenePaths(scenes.map(\.id), withValues: scenes.lazy.filter(\.hasValues).map(\.id))
        let path = String(path.prefix { $0 != "?" && $0 != "#" })
        if endpoints.contains(where: { $0.method == .get && $0.fits(path) }) { return false }
        guard let scene = paths.match(path: path)?.scene else { return false }
        return scene == page.place.sceneName
    }

    /// Uses the app's graph as it is now, and keeps it if it has state.
    private func withGraph<R>(_ body: (ViewGraph) -> R) -> R {
        update()
        let graph = currentGraph
        let result = body(graph)
        if isStateless(graph.root) {
            graph.end()
            self.graph = nil
        } else {
            self.graph = graph
        }
        return result
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

/// The purpose of a scene's pages.
enum WindowRole {
    /// Pages at the path of an id, or at the paths of an id and a value of a type.
    case window(id: String, title: String, valueType: Any.Type?)
    /// The page for paths that the app does not have.
    case notFound
    /// The page in place of one that cannot be shown.
    case error
    /// The page for browsers without a connection.
    case offline

    var id: String {
        switch self {
        case .window(let id, _, _): id
        case .notFound: SceneName.unknownPaths
        case .error: SceneName.errors
        case .offline: SceneName.offline
        }
    }
    var isNotFound: Bool { if case .notFound = self { true } else { false } }
    var isError: Bool { if case .error = self { true } else { false } }
    var isOffline: Bool { if case .offline = self { true } else { false } }
}

/// A scene whose pages can be opened.
@MainActor
protocol WindowOpening: SceneNode {
    var role: WindowRole { get }

    func open(_ window: WindowRequest, of app: AppInstance) -> ViewGraph
}

extension App {
    fileprivate static func makeGraph(
        resources: AppResources, values: ClientValues, snapshot: Data?
    ) -> ViewGraph {
        ViewGraph(
            host: HostEnvironment(), resources: resources, values: values, snapshot: snapshot, isPage: false
        ) {
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
    /// An app of a type. The app runs once to list its pages and endpoints.
    package init<A: App>(_ type: A.Type, resources: AppResources) {
        let first = AppInstance(type, values: ClientValues(), resources: resources, isForBrowser: false)
        self.init(
            scenes: first.scenes, showsUnknownPaths: first.showsUnknownPaths, showsErrors: first.showsErrors,
            hasOfflinePage: first.hasOfflinePage, endpoints: first.endpoints, authentications: first.authentications,
            services: first.services
        ) { values, snapshot in
            AppInstance(type, values: values, resources: resources, snapshot: snapshot)
        }
        first.end()
    }
}

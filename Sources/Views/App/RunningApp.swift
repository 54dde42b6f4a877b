package import Foundation

/// An app that a browser uses: the state that its pages share.
@MainActor
package protocol RunningApp: AnyObject {
    /// Opens a page of a scene; nil if the app has no such scene.
    func open(_ scene: String, _ request: WindowRequest) -> (any LiveScene)?

    /// The state of the app and its scenes, as `LiveScene.snapshot()` is the state of a page.
    func snapshot() -> Data

    /// The first property whose value cannot be encoded, with the reason; nil if a snapshot holds all state.
    var snapshotObstacle: String? { get }

    /// Ends the app after its last page.
    func end()
}

/// The values for opening a page.
@MainActor
package struct WindowRequest {
    package var host: HostEnvironment
    package var resources: AppResources
    /// The state to restore.
    package var snapshot: Data?
    /// The URL of the page; nil for a page without one.
    package var location: PageLocation?

    package init(
        host: HostEnvironment, resources: AppResources, snapshot: Data? = nil, location: PageLocation? = nil
    ) {
        self.location = location
        self.host = host
        self.resources = resources
        self.snapshot = snapshot
    }
}

/// The name of a page of an app.
package struct SceneName: Sendable, Equatable {
    /// The path below `/`; empty for the page at `/`.
    package let id: String
    package let title: String
    /// Whether a segment after the path may name a value.
    package let hasValues: Bool

    /// The id of the scene for paths that the app does not have. No list contains it.
    package static let unknownPaths = ".404"
    /// The id of the scene in place of pages that cannot be shown. No list contains it.
    package static let errors = ".error"
    /// The id of the scene that browsers keep for the time without a connection. No list contains it.
    package static let offline = ".offline"

    package init(id: String, title: String, hasValues: Bool = false) {
        self.id = id
        self.title = title
        self.hasValues = hasValues
    }
}

/// A description of an app from which any number of instances start.
@MainActor
package struct AppBlueprint {
    package let scenes: [SceneName]
    /// The ids of further pages, which no list contains.
    package var unlistedScenes: [String] = []
    /// Whether the app has a page for paths that it does not have.
    package let showsUnknownPaths: Bool
    /// Whether the app has a page in place of those that cannot be shown.
    package let showsErrors: Bool
    /// Whether the app has a page that browsers keep for the time without a connection.
    package let hasOfflinePage: Bool
    package let endpoints: [_EndpointDeclaration]
    /// The rules that find the users of pages, by the ids of their scenes.
    package let authentications: [String: [Authentication]]
    /// The services at which users sign in.
    package let services: [any SignInService]
    /// Those to which the app leads browsers by itself.
    package var issuers: [any SignInIssuer] { services.compactMap { $0 as? any SignInIssuer } }
    /// Starts the app for a browser, with the state of a snapshot if there is one.
    package var launch: @MainActor (_ values: ClientValues, _ snapshot: Data?) -> any RunningApp

    package init(
        scenes: [SceneName], showsUnknownPaths: Bool = false, showsErrors: Bool = false, hasOfflinePage: Bool = false,
        endpoints: [_EndpointDeclaration] = [], authentications: [String: [Authentication]] = [:],
        services: [any SignInService] = [],
        launch: @escaping @MainActor (ClientValues, Data?) -> any RunningApp
    ) {
        self.scenes = scenes
        self.showsUnknownPaths = showsUnknownPaths
        self.showsErrors = showsErrors
        self.hasOfflinePage = hasOfflinePage
        self.endpoints = endpoints
        self.authentications = authentications
        self.services = services
        self.launch = launch
    }

    /// The values that belong to the tab of a page with this snapshot, as a snapshot; nil without any.
    package static func sceneValues(in snapshot: Data) -> Data? { StateSnapshot.sceneValues(in: snapshot) }

    /// An app without state of its own. If scenes share an id, the first one counts.
    package init(_ scenes: [SceneDescription]) {
        self.init(scenes: scenes.map { SceneName(id: $0.id, title: $0.title) }) { _, _ in StatelessApp(scenes) }
    }
}

/// An app that has only scenes.
@MainActor
private final class StatelessApp: RunningApp {
    private let scenes: [SceneDescription]

    init(_ scenes: [SceneDescription]) {
        self.scenes = scenes
    }

    func open(_ scene: String, _ request: WindowRequest) -> (any LiveScene)? {
        scenes.first { $0.id == scene }?.open(request.host, request.resources, request.snapshot)
    }

    func snapshot() -> Data { Data() }
    var snapshotObstacle: String? { nil }
    func end() {}
}

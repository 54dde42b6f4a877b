package import Foundation

/// An app in use by one browser: what its pages share.
@MainActor
package protocol RunningApp: AnyObject {
    /// Opens a page of a scene; nil where the app has no such scene.
    func open(_ scene: String, _ request: WindowRequest) -> (any LiveScene)?

    /// The state of the app and its scenes, as `LiveScene.snapshot()` is that of a page.
    func snapshot() -> Data

    /// The first property whose value cannot be written down, with the reason; nil where a snapshot holds all state.
    var snapshotObstacle: String? { get }

    /// Ends the app: its last page has gone.
    func end()
}

/// What a page is opened with.
@MainActor
package struct WindowRequest {
    package var host: HostEnvironment
    package var resources: AppResources
    /// The state to go on with.
    package var snapshot: Data?

    package init(host: HostEnvironment, resources: AppResources, snapshot: Data? = nil) {
        self.host = host
        self.resources = resources
        self.snapshot = snapshot
    }
}

/// A page of an app by its name.
package struct SceneName: Sendable, Equatable {
    /// The path below `/`; empty for the page at `/`.
    package let id: String
    package let title: String

    package init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}

/// An app as it can be run any number of times.
@MainActor
package struct AppBlueprint {
    package let scenes: [SceneName]
    /// Starts the app for a browser: with a snapshot, with the state that it holds.
    package let launch: @MainActor (_ values: ClientValues, _ snapshot: Data?) -> any RunningApp

    package init(scenes: [SceneName], launch: @escaping @MainActor (ClientValues, Data?) -> any RunningApp) {
        self.scenes = scenes
        self.launch = launch
    }

    /// An app without state of its own. Of scenes with the same id, the first counts.
    package init(_ scenes: [SceneDescription]) {
        self.init(scenes: scenes.map { SceneName(id: $0.id, title: $0.title) }) { _, _ in StatelessApp(scenes) }
    }
}

/// An app that consists of its scenes.
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

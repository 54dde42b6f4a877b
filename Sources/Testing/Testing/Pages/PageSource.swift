import EspalierViews

/// The content of a page: a view, an app or a preview.
@MainActor
enum PageSource {
    case app(AppInstance)
    /// Opens the page of a view, or of a preview.
    case view(@MainActor (HostEnvironment, PageLocation, TestBrowser) -> ViewGraph)

    /// The scene at a path, and the rest of the path; nil if there is none.
    func match(_ path: String) -> ScenePaths.Match? {
        switch self {
        case .app(let app):
            let scenes = app.scenes
            return ScenePaths(scenes.map(\.id), withValues: scenes.lazy.filter(\.hasValues).map(\.id)).match(path: path)
        case .view: return ScenePaths([""], withValues: []).match(path: path)
        }
    }

    /// The paths of the scenes, for messages.
    var paths: [String] {
        switch self {
        case .app(let app): app.scenes.map { "/" + $0.id }
        case .view: ["/"]
        }
    }

    func open(
        _ scene: String, _ host: HostEnvironment, _ location: PageLocation, _ browser: TestBrowser,
        _ resources: AppResources
    ) -> ViewGraph? {
        switch self {
        case .app(let app):
            app.open(scene, WindowRequest(host: host, resources: resources, location: location)) as? ViewGraph
        case .view(let open): open(host, location, browser)
        }
    }
}

import EspalierHTMLRenderer

/// Finds routes. A scene's id is its path, as it is or percent-encoded; one that is named like a part of another's path
/// (`a/events`) comes before it.
struct RouteTable: Sendable {
    private let scenes: Set<String>

    init(scenes: [String]) {
        self.scenes = Set(scenes)
    }

    /// The route of a path as it was sent; nil for none.
    func route(_ path: String) -> Route? {
        guard path.hasPrefix("/"), let decoded = PercentEncoding.decode(path) else { return nil }
        let name = String(decoded.dropFirst())
        switch name {
        case "" where !scenes.contains(""): return .list
        case "healthz": return .health
        case "readyz": return .readiness
        case "metrics": return .metrics
        default: break
        }
        if path.hasPrefix("/public/") { return .file(String(path.dropFirst("/public/".count))) }
        if scenes.contains(name) { return .page(scene: name) }
        return of(name, suffix: ".json").map { .json(scene: $0) }
            ?? of(name, suffix: Wire.Path.events).map { .events(scene: $0) }
            ?? of(name, suffix: Wire.Path.updates).map { .updates(scene: $0) }
            ?? of(name, suffix: Wire.Path.channel).map { .channel(scene: $0) }
    }

    /// The scene whose id with a suffix is this name. The page at `/` has its parts at `/events`, `/channel`, `/.json` and so on.
    private func of(_ name: String, suffix: String) -> String? {
        if name.hasSuffix(suffix), case let scene = String(name.dropLast(suffix.count)), scenes.contains(scene) {
            return scene
        }
        return suffix.first == "/" && name == suffix.dropFirst() && scenes.contains("") ? "" : nil
    }

    /// The path of a scene.
    static func path(of scene: String) -> String {
        "/" + PercentEncoding.encode(scene)
    }
}

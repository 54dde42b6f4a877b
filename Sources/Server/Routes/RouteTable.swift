import EspalierHTMLRenderer
import EspalierViews

/// Finds routes. A scene's id is its path, plain or percent-encoded. An id that looks like a part of another scene
/// (`a/events`) takes precedence.
struct RouteTable: Sendable {
    private let paths: ScenePaths
    private var scenes: Set<String> { paths.scenes }
    /// The app's endpoints; nil for none.
    let endpoints: EndpointTable?
    /// Whether the paths of monitoring are here. Otherwise they have an address of their own, and nothing else is there.
    private let servesMonitoring: Bool

    init(scenes: [String], withValues: [String] = [], endpoints: EndpointTable? = nil, servesMonitoring: Bool = true) {
        self.servesMonitoring = servesMonitoring
        paths = ScenePaths(scenes, withValues: withValues)
        self.endpoints = endpoints
    }

    /// The route of an encoded path; nil for none.
    func route(_ path: String) -> Route? {
        if let matches = endpoints?.exactMatches(path) { return .endpoint(matches) }
        guard path.hasPrefix("/"), let decoded = PercentEncoding.decode(path) else { return nil }
        let name = String(decoded.dropFirst())
        switch name {
        case "" where !scenes.contains(""): return start
        case "healthz": return servesMonitoring ? .health : nil
        case "readyz": return servesMonitoring ? .readiness : nil
        case "metrics": return servesMonitoring ? .metrics : nil
        default: break
        }
        if path.hasPrefix("/public/") { return .file(String(path.dropFirst("/public/".count))) }
        if scenes.contains(name) { return .page(scene: name) }
        for (suffix, part) in Self.parts where name.utf8.ends(with: suffix.utf8.dropFirst()) {
            if let scene = of(name, suffix: suffix) { return part(scene) }
        }
        if let matches = endpoints?.matches(path), !matches.isEmpty { return .endpoint(matches) }
        return place(at: path)
    }

    /// The route of `/` without a page or an endpoint there. There is nothing to list in an app of endpoints.
    private var start: Route? {
        if let matches = endpoints?.matches("/"), !matches.isEmpty { return .endpoint(matches) }
        return scenes.isEmpty && endpoints != nil ? nil : .list
    }

    /// The parts of scenes by the ends of their paths.
    private static let parts: [(suffix: String, part: @Sendable (String) -> Route)] = [
        (".json", { .json(scene: $0) }), (Wire.Path.events, { .events(scene: $0) }),
        (Wire.Path.updates, { .updates(scene: $0) }), (Wire.Path.channel, { .channel(scene: $0) }),
        (Wire.Path.left, { .left(scene: $0) }), (Wire.Path.uploads, { .uploads(scene: $0) }),
        (Wire.Path.downloads, { .downloads(scene: $0) }), (Wire.Path.tickets, { .tickets(scene: $0) }),
    ]

    /// The page with the longest path that an encoded path begins with, at the place that the other segments name.
    private func place(at path: String) -> Route? {
        let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        let segments = parts.compactMap { PercentEncoding.decode(String($0)) }
        guard segments.count == parts.count, segments.count <= Self.longestPlace, !segments.contains("") else {
            return nil
        }
        return paths.match(segments).map { .page(scene: $0.scene, value: $0.value, place: $0.place) }
    }

    /// The maximum number of segments in a path.
    private static let longestPlace = 128

    /// The scene whose id with a suffix is this name. The parts of the page at `/` are at `/events`, `/channel`,
    /// `/.json` and so on.
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

extension String.UTF8View {
    fileprivate func ends(with end: Substring.UTF8View) -> Bool { suffix(end.count).elementsEqual(end) }
}

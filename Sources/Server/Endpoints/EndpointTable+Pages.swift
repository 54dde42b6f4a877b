import EspalierHTMLRenderer
package import EspalierViews

extension EndpointTable {
    /// The table of endpoints beside pages, none of which an endpoint hides.
    ///
    /// - Throws: The first endpoint that hides a page or a path of the server's own, with the names of both.
    package init(_ endpoints: [_EndpointDeclaration], beside scenes: [SceneName]) throws(EndpointFault) {
        try self.init(endpoints)
        for place in places {
            let endpoint = endpoints[place.endpoints[0].index]
            if let path = Self.ownPath(hiddenBy: place.pattern) {
                throw EndpointFault("The endpoint \(endpoint.name) hides the server's own path \(path).")
            }
            for scene in scenes {
                guard let hidden = Self.part(of: scene, hiddenBy: place.pattern) else { continue }
                let title = scene.title.isEmpty ? "" : " \"\(scene.title)\""
                throw EndpointFault(
                    "The endpoint \(endpoint.name) hides \(hidden) of the page\(title) at /\(scene.id). Choose another path, such as /api\(endpoint.path)."
                )
            }
        }
    }

    private static func ownPath(hiddenBy pattern: EndpointPattern) -> String? {
        guard case .fixed(let first)? = pattern.parts.first else { return nil }
        if first == "public" { return "/public/" }
        return pattern.parts.count == 1 && ["healthz", "readyz", "metrics"].contains(first) ? "/" + first : nil
    }

    /// Returns the part of a page that a pattern would hide, or nil if it hides none. The router tries pages first, then patterns with names.
    private static func part(of scene: SceneName, hiddenBy pattern: EndpointPattern) -> String? {
        let path =
            scene.id.isEmpty ? [] : scene.id.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let parts = pattern.parts
        let fixed = parts.map { part -> String? in if case .fixed(let text) = part { text } else { nil } }
        if fixed == path { return "the address" }
        if !fixed.contains(nil), isPart(fixed.compactMap { $0 }, of: path) { return "a part" }
        // Screens, selections and windows of the page are at further parts of its path, in pairs.
        guard parts.count > path.count,
            zip(parts, path).allSatisfy({ part, text in part == .fixed(text) || !part.isFixed }),
            parts[path.count...].allSatisfy({ !$0.isFixed })
        else { return nil }
        if case .rest? = parts.last { return "the places" }
        let further = parts.count - path.count
        return further.isMultiple(of: 2) || scene.hasValues ? "the places" : nil
    }

    /// Whether a path is one of those of a page's events, stream, channel, uploads and so on.
    private static func isPart(_ path: [String], of scene: [String]) -> Bool {
        let path = path.joined(separator: "/")
        let base = scene.joined(separator: "/")
        let ends = [
            ".json", Wire.Path.events, Wire.Path.updates, Wire.Path.channel, Wire.Path.left, Wire.Path.uploads,
            Wire.Path.downloads, Wire.Path.tickets,
        ]
        return ends.contains { path == (base.isEmpty && $0.first == "/" ? String($0.dropFirst()) : base + $0) }
    }
}

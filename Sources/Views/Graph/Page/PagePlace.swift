import EspalierDisplayTree
import Foundation

/// The place of a page in its scene, as the path of its URL.
///
/// A place consists of the scene's path and the segments of a holder, such as a navigation stack. A URL that the user opens
/// becomes pending segments. The holder takes the segments that it knows, and the others once views have declared them.
@MainActor
package final class PagePlace {
    private unowned let graph: ViewGraph
    /// The path of the scene: empty, or with a slash at its start and none at its end.
    let base: String
    /// The segments that no holder has taken yet.
    private(set) var pending: [String]
    private var holders: [ObjectIdentifier: any PlaceHolding] = [:]

    init(_ graph: ViewGraph, _ location: PageLocation?) {
        self.graph = graph
        base = location?.base ?? ""
        pending = location?.segments ?? []
    }

    /// The title of the shown screen; nil for the scene's.
    package var title: String? {
        didSet { if title != oldValue { graph.displayDidChange() } }
    }

    /// Whether all segments of the URL have been taken.
    var isResolved: Bool { pending.isEmpty }

    // MARK: Holders

    func add(_ holder: any PlaceHolding) { holders[ObjectIdentifier(holder)] = holder }

    func remove(_ holder: any PlaceHolding) { holders[ObjectIdentifier(holder)] = nil }

    /// The outermost visible holder; nil for a page without places.
    private var holder: (any PlaceHolding)? {
        holders.isEmpty ? nil : holders.values.filter(\.isVisible).min { $0.depth < $1.depth }
    }

    /// The path of the URL and the number of screens; nil for a page without places.
    var current: DisplayPlace? {
        holder.map { DisplayPlace(path: path(of: $0.segments), screens: $0.screens) }
    }

    func path(of segments: [String]) -> String {
        let path = segments.reduce(into: base) { $0 += "/" + Self.encoded($1) }
        return path.isEmpty ? "/" : path
    }

    // MARK: Openers

    /// The actions for paths that no holder knows.
    private var openers: ContiguousArray<any PlaceOpening> = []

    func add(opener: any PlaceOpening) { openers.append(opener) }
    func remove(opener: any PlaceOpening) { openers.removeAll { $0 === opener } }

    /// Leaves pending segments to the app. Returns whether the place is known.
    func open() -> Bool {
        guard !pending.isEmpty else { return true }
        guard let opener = openers.first else { return false }
        let path = path(of: (holder?.segments ?? []) + pending)
        pending = []
        opener.open(path)
        return true
    }

    // MARK: Going to places

    /// The maximum length of a path in bytes, and of its segments.
    private static let longest = (path: 16_384, segments: 128)

    /// Goes to the place of a URL's path. Screens that are part of both places stay. The path of another scene, or one that is too long,
    /// changes nothing.
    func go(to path: String) {
        guard let holder, path.utf8.count <= Self.longest.path, path.hasPrefix(base) else { return }
        let rest = path.dropFirst(base.count)
        guard rest.isEmpty || rest.first == "/" else { return }
        let segments = rest.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
        guard segments.count <= Self.longest.segments else { return }
        let common = zip(holder.segments, segments).prefix { $0 == $1 }.count
        pending = Array(segments.dropFirst(holder.keep(segments: common)))
        resume()
    }

    /// Takes pending segments after views have been made.
    func resume() {
        guard !pending.isEmpty, let holder else { return }
        pending.removeFirst(min(holder.follow(pending), pending.count))
    }

    /// Drops pending segments, because the user goes elsewhere.
    func forgetPending() { pending = [] }

    private static func encoded(_ segment: String) -> String {
        segment.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }

    /// The unreserved characters of RFC 3986, and others that a path segment may contain.
    private static let allowed = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$'()*,:@")
}

/// The URL at which a page is opened.
package struct PageLocation: Sendable {
    /// The path of the scene: empty, or with a slash at its start and none at its end, percent-encoded.
    package var base: String
    /// The decoded segments after it.
    package var segments: [String]

    package init(base: String, segments: [String] = []) {
        self.base = base
        self.segments = segments
    }
}

/// A node with an action for paths that no holder knows.
@MainActor
protocol PlaceOpening: ViewNode {
    func open(_ path: String)
}

/// A node whose state is part of the page's place.
@MainActor
protocol PlaceHolding: ViewNode {
    /// The decoded segments of the current state.
    var segments: [String] { get }
    /// The number of screens above the root.
    var screens: Int { get }

    /// Goes back to the screens of the first segments. Returns the number of segments that are left.
    func keep(segments count: Int) -> Int

    /// Goes on to the screens of further segments. Returns the number of known segments.
    func follow(_ segments: [String]) -> Int
}

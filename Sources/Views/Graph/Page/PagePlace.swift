import EspalierDisplayTree
import Foundation

/// The place of a page in its scene, as the path of its URL.
///
/// A place consists of the scene's path and the segments of holders: tab views, lists that select the content of a split view, and
/// one navigation stack. A URL becomes a target. The holders follow it as far as they know its segments, and further when views
/// have made more of them known.
@MainActor
package final class PagePlace {
    private unowned let graph: ViewGraph
    /// The path of the scene: empty, or with a slash at its start and none at its end.
    private let scene: String
    /// The text of the window's value; nil for a window without one.
    package private(set) var value: String?
    /// The segments of the place to which the page goes; nil for none.
    private var target: [String]?
    /// The query of the URL at which the page was opened, until the app has received it; nil for none.
    private var query: String?
    /// The error in whose place the page is shown; nil for others.
    let error: HTTPError?
    /// Whether the page waits for views that may know the rest of the target. Before that, it may turn out not to exist there.
    private var isPatient: Bool
    private var holders: ContiguousArray<any PlaceHolding> = []
    /// Whether the types of the page's views allow for a stack or tabs that are not there yet.
    private let mayShowPlaces: @MainActor () -> Bool
    /// The number of tasks of views that are under way.
    private var works = 0

    /// - Parameter restored: The segments of the place to which a page goes that continues from a snapshot; nil for none.
    init(
        _ graph: ViewGraph, _ location: PageLocation?, restored: [String]?,
        mayShowPlaces: @escaping @MainActor () -> Bool
    ) {
        self.graph = graph
        self.mayShowPlaces = mayShowPlaces
        scene = location?.base ?? ""
        value = location?.value
        query = location?.query
        error = location?.error
        if let location, !location.segments.isEmpty {
            target = location.segments
            isPatient = false
        } else {
            target = restored
            isPatient = true
        }
    }

    /// The path of the window: that of the scene, and the text of the window's value.
    var base: String { value.map { scene + "/" + Self.encoded($0) } ?? scene }

    /// Changes the value of the window, which is part of its path.
    func setValue(_ newValue: String?) {
        guard newValue != value else { return }
        value = newValue
        graph.displayDidChange()
    }

    /// Whether the page is where its URL says, as far as that is known.
    var isResolved: Bool { !isWaiting && !isRefused && (query == nil || opener == nil) }

    /// Whether the page waits for views that know the rest of its URL.
    var isWaiting: Bool { target != nil }

    /// The place of the page whose body is being evaluated.
    static var ofReader: PagePlace? { DependencyTracking.reader?.graph.place }

    // MARK: Holders

    func add(_ holder: any PlaceHolding) {
        holders.append(holder)
        resumeLater()
    }

    func remove(_ holder: any PlaceHolding) { holders.removeAll { $0 === holder } }

    /// The visible holders in the order of their segments, outer ones first. Of stacks side by side only the first counts.
    private var chain: [any PlaceHolding] {
        var stack: (any PlaceHolding)?
        return holders.filter(\.isInPlace).sorted { $0.placeDepth < $1.placeDepth }.filter { holder in
            guard holder.isStack else { return true }
            if let stack, !holder.isBelow(stack) { return false }
            stack = holder
            return true
        }
    }

    /// The path of the URL with the number of screens, nil for a page without places, and the title of the shown screen, nil for the
    /// scene's.
    var current: (place: DisplayPlace?, title: String?) {
        guard !holders.isEmpty || value != nil else { return (nil, nil) }
        let chain = chain
        guard !chain.isEmpty || value != nil else { return (nil, nil) }
        var segments = chain.flatMap(\.segments)
        if isPatient, !resumesLater, let target {
            // A page that waits keeps its URL, until the user or the app goes elsewhere.
            if target.starts(with: segments), mayBecomeKnown(in: chain) { segments = target } else { self.target = nil }
        }
        if known?.segments != segments || known?.value != value {
            let choices = chain.flatMap(\.choice)
            if let known, known.value == value, known.choices != choices { choiceCount += 1 }
            known = (segments, choices, value, path(of: segments))
        }
        let place = DisplayPlace(
            path: known?.path ?? "/", screens: chain.reduce(0) { $0 + $1.screens }, choice: choiceCount)
        return (place, chain.reversed().lazy.compactMap(\.documentTitle).first)
    }

    /// The path of the last place. Most updates of a page do not change it.
    private var known: (segments: [String], choices: [String], value: String?, path: String)?
    /// The number of changes of the chosen tabs and rows.
    private var choiceCount = 0

    /// The path of a place that begins like the current one.
    ///
    /// - Parameter segments: The segments of a holder, in place of its current ones and those of the holders after it.
    func path(of segments: [String], in holder: any PlaceHolding) -> String {
        path(of: chain.prefix { $0 !== holder }.flatMap(\.segments) + segments)
    }

    private func path(of segments: [String]) -> String {
        let path = segments.reduce(into: base) { $0 += "/" + Self.encoded($1) }
        return path.isEmpty ? "/" : path
    }

    /// The path with which the page is opened again at its place, or at the one to which it goes.
    var returnPath: String {
        if let target { return path(of: target) }
        return current.place?.path ?? (base.isEmpty ? "/" : base)
    }

    // MARK: Openers

    /// The actions for paths that no holder knows.
    private var openers: ContiguousArray<any PlaceOpening> = []

    func add(opener: any PlaceOpening) { openers.append(opener) }
    func remove(opener: any PlaceOpening) { openers.removeAll { $0 === opener } }

    /// The action for the path: the first one for links, or else the first one for activities, or else that of the scene.
    private var opener: (any PlaceOpening)? {
        openers.first { $0.openingRole == .link } ?? openers.first { $0.openingRole == .activity }
            ?? openers.first { $0.openingRole == .scene }
    }

    /// Whether the app takes URLs.
    var takesURLs: Bool { openers.contains { $0.openingRole == .link || $0.openingRole == .activity } }

    /// Leaves the target and the query to the app if the page did not reach the target. Returns whether the place is known, or may
    /// become known.
    func open() -> Bool {
        if isRefused { return false }
        let search = query.map { "?" + $0 } ?? ""
        query = nil
        guard let target else {
            if !search.isEmpty, let opener { _ = opener.open(path(of: chain.flatMap(\.segments)) + search) }
            return true
        }
        if let opener {
            self.target = nil
            return opener.open(path(of: target) + search)
        }
        isPatient = mayBecomeKnown(in: chain)
        if isPatient { graph.displayDidChange() }
        return isPatient
    }

    // MARK: Waiting

    /// Whether views that are not there yet may know the rest of the target.
    private func mayBecomeKnown(in chain: [any PlaceHolding]) -> Bool {
        works > 0 || !chain.contains(where: \.isStack) && mayShowPlaces()
    }

    /// Called when a task of a view begins, which may load what a place names.
    func workBegins() { works += 1 }

    func workEnds() {
        works -= 1
        // The page may give up its target.
        if works == 0, isWaiting { graph.displayDidChange() }
    }

    /// The segments that the page has reached on the way to its target; nil without a target.
    var reached: [String]? { target == nil ? nil : chain.flatMap(\.segments) }

    /// Gives up the target if the user has gone elsewhere.
    ///
    /// - Parameter earlier: The reached segments before the user's action.
    func noteAction(after earlier: [String]) {
        if let reached, reached != earlier { target = nil }
    }

    /// The segments for a snapshot: of the target or, if the snapshot loses state, of the current place; nil for a page whose state
    /// leads to its place.
    func snapshotSegments(isLosing: Bool) -> [String]? {
        if let target { return target }
        let segments = isLosing ? chain.flatMap(\.segments) : []
        return segments.isEmpty ? nil : segments
    }

    // MARK: Going to places

    /// The maximum length of a path in bytes, and of its segments.
    private static let longest = (path: 16_384, segments: 128)

    /// Whether a URL's path leads to a place of this window.
    func contains(_ path: String) -> Bool {
        guard path.utf8.count <= Self.longest.path, path.hasPrefix(base) else { return false }
        let rest = path.dropFirst(base.count)
        return rest.isEmpty || rest.first == "/"
    }

    /// Goes to the place of a URL, as `go(to:)` does. An app that takes URLs receives one with a fragment, which the browser does not
    /// request.
    func go(toURL url: String) {
        let path = String(url.prefix { $0 != "?" && $0 != "#" })
        if url.contains("#"), takesURLs, contains(path), let opener {
            _ = opener.open(url)
        } else {
            go(to: path)
        }
    }

    /// Goes to the place of a path, with an optional query and fragment, for the app. Returns false if the page cannot go there without
    /// being loaded: it has no places, or no action that takes the query.
    func goes(to url: String) -> Bool {
        let path = String(url.prefix { $0 != "?" && $0 != "#" })
        guard contains(path) else { return false }
        if path.utf8.count < url.utf8.count {
            guard takesURLs, let opener else { return false }
            _ = opener.open(url)
            return true
        }
        // A page without places is at its only path.
        guard !holders.isEmpty || isWaiting else { return path == (base.isEmpty ? "/" : base) }
        go(to: path)
        return true
    }

    /// The id of the page's scene.
    var sceneName: String {
        scene.split(separator: "/").map { $0.removingPercentEncoding ?? "" }.joined(separator: "/")
    }

    /// Goes to the place of a URL's path. Screens that both places have stay. The path of another scene, or one that is too long,
    /// changes nothing.
    func go(to path: String) {
        guard !holders.isEmpty || isWaiting, contains(path) else { return }
        let segments = path.dropFirst(base.count).split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
        guard segments.count <= Self.longest.segments else { return }
        target = segments
        isPatient = true
        steps = 0
        resume()
    }

    /// The number of steps toward the target, which is bounded because an app may refuse one.
    private var steps = 0
    private static let stepLimit = 16
    private var resumesLater = false

    /// Goes on toward the target after the current update.
    func resumeLater() {
        guard isWaiting, !resumesLater else { return }
        resumesLater = true
        graph.enqueueAction { [weak self] in
            self?.resumesLater = false
            self?.resume()
        }
    }

    /// Goes on toward the target.
    ///
    /// A holder that changes may show other holders after the next update, so the rest of the way waits for it.
    private func resume() {
        guard let target else { return }
        var rest = target[...]
        for holder in chain {
            let own = holder.segments
            let common = zip(own, rest).prefix { $0 == $1 }.count
            let kept = common == own.count ? common : holder.keep(segments: common)
            rest = rest.dropFirst(kept)
            let followed = rest.isEmpty ? 0 : min(holder.follow(Array(rest)), rest.count)
            rest = rest.dropFirst(followed)
            guard kept < own.count || followed > 0, steps < Self.stepLimit else { continue }
            steps += 1
            return resumeLater()
        }
        if rest.isEmpty { self.target = nil }
    }

    /// Whether the window has no such value as its URL names.
    private var isRefused = false

    /// Makes the place unknown, because the window has no such value as its URL names.
    func refuse() { isRefused = true }

    /// The order of a holder by its depth. There is room for others between two depths.
    static func order(of holder: any PlaceHolding) -> Int { 4 * Int(holder.depth) }

    package static func encoded(_ segment: String) -> String {
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
    /// The text of the window's value; nil for a window without one.
    package var value: String?
    /// The decoded segments after these.
    package var segments: [String]
    /// The query, percent-encoded; nil for none.
    package var query: String?
    /// The request that opens the page; nil for a page that is restored.
    package var request: PageRequest?
    /// The request for which a page is restored.
    package var newestRequest: PageRequest?
    /// The user of the page.
    package var identity: Identity?
    /// The error in whose place the page is shown; nil for others.
    package var error: HTTPError?

    package init(base: String, value: String? = nil, segments: [String] = [], query: String? = nil) {
        self.base = base
        self.value = value
        self.segments = segments
        self.query = query
    }
}

/// A node with an action for paths that no holder knows.
@MainActor
protocol PlaceOpening: ViewNode {
    var openingRole: PlaceOpeningRole { get }

    /// Opens a place of the page. Returns whether it exists.
    func open(_ path: String) -> Bool
}

/// The kinds of actions for paths that no holder knows.
enum PlaceOpeningRole {
    /// Takes paths; takes paths that no action for links takes; takes those that no other action takes; takes none.
    case link, activity, scene, none
}

/// A node whose state is part of the page's place.
@MainActor
protocol PlaceHolding: ViewNode {
    /// The decoded segments of the current state, in pairs.
    var segments: [String] { get }
    /// The segments of what the user chose among alternatives: a tab, or a row of a sidebar. Another choice is an entry of the
    /// browser's history.
    var choice: [String] { get }
    /// The number of screens above the root.
    var screens: Int { get }
    /// The title of the shown screen; nil for none.
    var documentTitle: String? { get }
    /// Whether the holder is a stack of screens, of which a place has one.
    var isStack: Bool { get }
    /// Whether the page shows the state.
    var isInPlace: Bool { get }
    /// The depth by which holders are ordered.
    var placeDepth: Int { get }

    /// Goes back to the state of the first segments. Returns the number of segments that are left.
    func keep(segments count: Int) -> Int

    /// Goes on to the state of further segments. Returns the number of those that are known.
    func follow(_ segments: [String]) -> Int
}

extension PlaceHolding {
    var choice: [String] { segments }
    var screens: Int { 0 }
    var documentTitle: String? { nil }
    var isStack: Bool { false }
    var isInPlace: Bool { isVisible }
    var placeDepth: Int { PagePlace.order(of: self) }

    fileprivate func isBelow(_ other: any PlaceHolding) -> Bool {
        var node = parent
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}

import EspalierDisplayTree
import Foundation

/// The shared state of a navigation stack's screens: the destinations of values, the views that links push, and the way to
/// change the path.
@MainActor
final class NavigationRegistry {
    /// A view that a link or a modifier pushes without a value.
    struct PushedView {
        let content: () -> AnyView
        /// Runs after the stack removes the view.
        let didPop: () -> Void
        /// Whether the view is a column of a split view.
        var isColumn = false
    }

    private final class Destinations: DependencySource {
        /// The outermost modifier of a type comes first.
        var all: [(owner: ObjectIdentifier, depth: UInt16, make: (AnyHashable) -> AnyView)] = []
        var isKnown: Bool { !all.isEmpty }
    }

    private var destinations: [ObjectIdentifier: Destinations] = [:]
    /// The types with destinations, by their names in URLs.
    private(set) var types: [String: any Hashable.Type] = [:]
    private var views: [String: PushedView] = [:]
    private let viewsSource = DependencySource()
    private var titles: [Int: Text] = [:]
    private let titlesSource = DependencySource()

    /// The current screens, and a way to change them.
    var entries: () -> NavigationEntries = { NavigationEntries() }
    var setEntries: (NavigationEntries) -> Void = { _ in }
    /// Whether the app's path takes a value.
    var accepts: (AnyHashable) -> Bool = { _ in true }
    /// The type of all values in the app's path; nil for any type.
    var elementType: (any Hashable.Type)?
    /// The place of the page, if the stack is part of it. A place may wait for destinations and views.
    weak var place: PagePlace?
    /// The node of the stack among the holders of the place.
    weak var holder: (any PlaceHolding)?

    /// The stack knows more segments of places than before.
    private func didExtend() {
        place?.resumeLater()
    }

    // MARK: Destinations of values

    func setDestination<D: Hashable>(
        of type: D.Type, owner: ViewNode, make: @escaping (AnyHashable) -> AnyView
    ) {
        let source = source(of: ObjectIdentifier(type))
        let id = ObjectIdentifier(owner)
        let isFirst = source.all.first.map { $0.owner == id } ?? true
        if let index = source.all.firstIndex(where: { $0.owner == id }) {
            source.all[index].make = make
            if isFirst { source.invalidateReaders() }
            return
        }
        let position = source.all.firstIndex { $0.depth > owner.depth } ?? source.all.count
        if !source.all.isEmpty, position > 0 {
            Warning.log(
                "navigationDestination(for: \(type)) was declared earlier on the stack; only the destination closest to "
                    + "the root is used")
        }
        source.all.insert((id, owner.depth, make), at: position)
        types[String(describing: type)] = type
        if position == 0 { source.invalidateReaders() }
        didExtend()
    }

    func removeDestination(of type: ObjectIdentifier, owner: ViewNode) {
        guard let source = destinations[type] else { return }
        let id = ObjectIdentifier(owner)
        let wasUsed = source.all.first?.owner == id
        source.all.removeAll { $0.owner == id }
        if wasUsed { source.invalidateReaders() }
    }

    private func source(of type: ObjectIdentifier) -> Destinations {
        if let known = destinations[type] { return known }
        let made = Destinations()
        destinations[type] = made
        return made
    }

    /// The view of a screen; nil for a value without a destination.
    func view(of entry: NavigationEntries.Entry) -> AnyView? {
        switch entry {
        case .value(let value):
            let source = source(of: ObjectIdentifier(type(of: value.base)))
            source.noteRead()
            return source.all.first?.make(value)
        case .view(let path):
            viewsSource.noteRead()
            return views[path]?.content()
        }
    }

    // MARK: Views of links

    /// Stores the view of a link or a modifier. It stays while its screen is shown.
    func setView(_ view: PushedView, at path: String, owner: ViewNode) {
        let isNew = views[path] == nil
        views[path] = view
        if isShown(path) { viewsSource.invalidateReaders() }
        if isNew { didExtend() }
    }

    func removeView(at path: String) {
        if !isShown(path) { views[path] = nil }
    }

    func isShown(_ path: String) -> Bool { entries().all.contains(.view(path)) }

    /// The path of the first view whose short form a URL contains.
    func viewPath(short: String) -> String? { views.keys.filter { Self.shortForm(of: $0) == short }.min() }

    /// A hash of a structural path, of at most 13 characters, for URLs.
    static func shortForm(of path: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 36)
    }

    // MARK: Columns of a split view

    /// The maximum number of columns before the last one.
    static let columnLimit = 2

    private struct WeakColumn {
        weak var node: SplitColumnNode?
    }
    private var columns = Array(repeating: WeakColumn(), count: columnLimit)

    func setColumn(_ column: SplitColumnNode, at index: Int) {
        if columns.indices.contains(index) { columns[index].node = column }
    }

    func removeColumn(_ column: SplitColumnNode, at index: Int) {
        if columns.indices.contains(index), columns[index].node === column { columns[index].node = nil }
    }

    var placeDepth: Int { holder?.placeDepth ?? 0 }

    /// The number of first screens that are columns of a split view and that the place names by the selections before them.
    func namedColumns(in entries: some Sequence<NavigationEntries.Entry>) -> Int {
        let shown = entries.prefix { entry in
            if case .view(let path) = entry { views[path]?.isColumn == true } else { false }
        }
        return min(Array(shown).count, columns.prefix { $0.node?.isNamed == true }.count)
    }

    /// Invalidated when another part of the page's place changes, on which the addresses of links depend.
    let placeSource = DependencySource()

    func placeDidChange() { placeSource.invalidateReaders() }

    // MARK: Changing the path

    /// - Parameter replaces: Whether the screen takes the place of all others above the root.
    func push(_ entry: NavigationEntries.Entry, replaces: Bool = false) {
        if case .value(let value) = entry, !accepts(value) {
            Warning.log("the navigation path takes no \(type(of: value.base)); the link does nothing")
            return
        }
        let current = replaces ? NavigationEntries() : entries()
        // A second tap during the animation must not push the same view twice.
        if case .view = entry, current.all.contains(entry) { return }
        isRootReplaced = replaces
        setEntries(current.appending(entry))
    }

    /// Whether a link of a column beside the stack showed the first screen, so that nothing is below it.
    private(set) var isRootReplaced = false

    /// Goes back to the first screens.
    func pop(to count: Int) {
        let current = entries()
        guard count < current.all.count else { return }
        let removed = current.all[max(0, count)...]
        setEntries(current.prefix(max(0, count)))
        for case .view(let path) in removed { views[path]?.didPop() }
    }

    /// Goes back to the screen below an entry.
    func remove(_ entry: NavigationEntries.Entry) {
        guard let index = entries().all.firstIndex(of: entry) else { return }
        setEntries(entries().prefix(index))
    }

    // MARK: The screen of a pressed link

    private var prepared: PreparedScreen?
    private let preparedSource = DependencySource()

    /// Makes the screen of an entry in advance, in place of another one.
    ///
    /// - Parameter position: The number of screens below the link.
    func prepare(_ entry: NavigationEntries.Entry, above position: Int) {
        let current = entries().all
        guard position == current.count, prepared?.entry != entry else { return }
        switch entry {
        case .value(let value): guard accepts(value) else { return }
        case .view: guard !current.contains(entry) else { return }
        }
        prepared = PreparedScreen(entry: entry, position: position)
        preparedSource.invalidateReaders()
    }

    /// Removes the screen that was made in advance.
    func forgetPrepared() {
        guard prepared != nil else { return }
        prepared = nil
        preparedSource.invalidateReaders()
    }

    /// The screen that was made in advance above all others. It is forgotten when it is pushed, and when the stack changes otherwise.
    func prepared(above entries: [NavigationEntries.Entry]) -> PreparedScreen? {
        preparedSource.noteRead()
        if prepared?.position != entries.count { prepared = nil }
        return prepared
    }

    // MARK: Values without a text

    /// Values that have no text, by number.
    private var unnamedValues: [AnyHashable] = []

    func number(of value: AnyHashable) -> Int {
        if let known = unnamedValues.firstIndex(of: value) { return known }
        unnamedValues.append(value)
        return unnamedValues.count - 1
    }

    func value(number: Int) -> AnyHashable? {
        unnamedValues.indices.contains(number) ? unnamedValues[number] : nil
    }

    // MARK: Titles

    func setTitle(_ title: Text?, of screen: Int) {
        guard titles[screen] != title else { return }
        titles[screen] = title
        titlesSource.invalidateReaders()
    }

    /// The sizes that screens want for their titles.
    private var titleModes: [Int: NavigationBarItem.TitleDisplayMode] = [:]

    func setTitleMode(_ mode: NavigationBarItem.TitleDisplayMode?, of screen: Int) {
        guard titleModes[screen] != mode else { return }
        titleModes[screen] = mode
        titlesSource.invalidateReaders()
    }

    /// The size of a screen's title: its own, or that of the closest screen below that has one; automatic if none has.
    func titleMode(of screen: Int) -> NavigationBarItem.TitleDisplayMode {
        titlesSource.noteRead()
        for position in stride(from: screen, through: 0, by: -1) {
            if let mode = titleModes[position], mode != .automatic { return mode }
        }
        return .automatic
    }

    /// The texts that screens want on the buttons that go back to them.
    private var backLabels: [Int: BackLabel] = [:]

    func setBackLabel(_ label: BackLabel?, of screen: Int) {
        guard backLabels[screen] != label else { return }
        backLabels[screen] = label
        titlesSource.invalidateReaders()
    }

    /// The text on the button that goes back to a screen; nil without one.
    func backLabel(of screen: Int) -> BackLabel? {
        titlesSource.noteRead()
        return backLabels[screen] ?? titles[screen].map { .title($0) }
    }

    /// The title of the shown screen; nil for none.
    private(set) var documentTitle: String?

    /// The title of a screen becomes that of the document while the stack is visible.
    func showTitle(of screen: Int) {
        let title = title(of: screen)
        guard place != nil, let reader = DependencyTracking.reader else { return }
        let text = title?.plainString(in: reader.environment.textEnvironment(reader.graph))
        guard text != documentTitle else { return }
        documentTitle = text
        reader.graph.displayDidChange()
    }

    func title(of screen: Int) -> Text? {
        titlesSource.noteRead()
        return titles[screen]
    }
}

private enum NavigationRegistryKey: EnvironmentKey { static var defaultValue: NavigationRegistry? { nil } }

extension EnvironmentValues {
    /// The navigation stack around the view; nil for none.
    var navigation: NavigationRegistry? {
        get { self[NavigationRegistryKey.self] }
        set { self[NavigationRegistryKey.self] = newValue }
    }
}

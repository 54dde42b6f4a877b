import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Pages with a tab bar: below them, or over their upper edge in a wide window, where it may become a sidebar.
///
/// The selected page is shown. A page with a `tabItem(_:)` is made when it is first shown, and keeps its state from
/// then on. Each time it is selected it appears, and its tasks run; when another page is selected it disappears, and
/// its tasks are canceled.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
    /// The index of the current page, if no binding stores the selection.
    @State private var ownSelection = 0
    /// Whether the bar is a sidebar; nil until the user changes it.
    @State private var showsSidebar: Bool?
    @Environment(\.pageIndex) private var pageIndex

    /// A tab view with a selection.
    ///
    /// - Parameter selection: The tag of the current page; nil lets the view store the selection by itself. If no page
    ///   has the tag, the current page stays.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor @ViewBuilder public var body: some View {
        if let pageIndex {
            PagedTabs(content: content, selection: selection, index: pageIndex)
        } else {
            TabContainer(
                content: content, selection: selection.map { TabSelection($0) }, ownSelection: $ownSelection,
                showsSidebar: $showsSidebar)
        }
    }
}

extension TabView where SelectionValue == Int {
    /// A tab view that stores the selection by itself.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// A tab view of tabs, with a selection.
    ///
    /// - Parameter selection: The value of the current tab. If no tab has the value, the current tab stays.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
    }

    /// A tab view of tabs that stores the selection by itself.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(tabs: content())
    }
}

/// The selection of a tab view, with tags of any type.
struct TabSelection {
    let isSelected: (Any?) -> Bool
    let select: (Any?) -> Void
    /// The text of a tag in URLs: that of its value, otherwise the name of its case; nil for a tag without either.
    let name: (Any?) -> String?

    init<Value: Hashable>(_ binding: Binding<Value>) {
        func tag(_ trait: Any?) -> Value? {
            if case .tagged(let value)? = trait as? TagValueTraitKey<Value>.Value { return value }
            if case .tagged(let value)? = trait as? TagValueTraitKey<Value?>.Value { return value }
            return nil
        }
        isSelected = { tag($0).map { $0 == binding.wrappedValue } ?? false }
        select = { trait in if let value = tag(trait) { binding.wrappedValue = value } }
        name = { trait in
            tag(trait).flatMap { value in
                let mirror = Mirror(reflecting: value)
                let isCase = mirror.displayStyle == .enum && mirror.children.isEmpty
                return PathValueText.text(of: value) ?? (isCase ? String(describing: value) : nil)
            }
        }
    }

    /// The key of the tag trait for a type of tags.
    static func key<Value: Hashable>(_ type: Value.Type) -> ObjectIdentifier {
        ObjectIdentifier(TagValueTraitKey<Value>.self)
    }
}

nonisolated struct TabContainer<Content: View>: _PrimitiveView {
    typealias Body = Never

    let content: Content
    let selection: TabSelection?
    let ownSelection: Binding<Int>
    let showsSidebar: Binding<Bool?>

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        let node = TabContainerNode(
            selection: view.selection, ownSelection: view.ownSelection, showsSidebar: view.showsSidebar, in: context)
        node.content = Content._makeNode(view.content, in: NodeContext(parent: node))
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        let node = paired(node, as: TabContainerNode.self)
        if let content = node.content { Content._updateNode(content, to: view.content) }
        node.update(selection: view.selection, ownSelection: view.ownSelection, showsSidebar: view.showsSidebar)
    }
}

/// The node of a tab view. It places one of its pages, and the bar.
final class TabContainerNode: CachingLayoutNode, SafeAreaProvider, PlaceHolding, PreferenceReader {
    var content: ViewNode?
    private var pages = ItemList()
    private var pagesAreStale = true
    private var bar: ViewNode?
    private var barItems = ItemList()
    private var selection: TabSelection?
    /// The index of the selected page, if no binding stores the selection.
    private var ownSelection: Binding<Int>
    private var shownIndex = 0
    private let isPlace: Bool
    private weak var shownPage: LayoutNode?
    /// Whether the bar is a sidebar; nil until the user changes it.
    private var showsSidebar: Binding<Bool?>
    private var form = TabBarForm.none

    init(
        selection: TabSelection?, ownSelection: Binding<Int>, showsSidebar: Binding<Bool?>,
        in context: __shared NodeContext
    ) {
        self.selection = selection
        self.ownSelection = ownSelection
        self.showsSidebar = showsSidebar
        isPlace = !context.environment.isInLayer && context.environment.evaluationPreview == nil
        context.environment.evaluationPreview?.isIncomplete = true
        super.init(in: context)
        needsEvaluation = false
        if isPlace { graph.place.add(self) }
    }

    /// The surroundings at the last evaluation.
    private var surroundings: TabBarSurroundings?

    override func environmentDidChange() {
        super.environmentDidChange()
        if TabBarSurroundings(environment) != surroundings { graph.enqueue(self) }
    }

    /// Whether the shown page hides the bar.
    private var pageHidesBar = false
    private var willReadPreference = false

    override func preferencesDidChange(_ keys: PreferenceKeySet) {
        if keys.contains(PreferenceKeySet(TabBarVisibilityKey.self)) { readPreferenceSoon() }
        super.preferencesDidChange(keys)
    }

    private func readPreferenceSoon() {
        guard !willReadPreference else { return }
        willReadPreference = true
        graph.enqueuePreference(self)
    }

    func readPreference() -> Bool {
        willReadPreference = false
        let page = pages.indices.contains(shownIndex) ? pages[shownIndex] : nil
        let hides = Preference.value(of: TabBarVisibilityKey.self, below: page) == .hidden
        guard hides != pageHidesBar else { return false }
        pageHidesBar = hides
        graph.enqueue(self)
        return true
    }

    /// The preferences of a hidden page do not concern the page of the browser.
    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard let shownPage, pages.count > 1 else { return super.collectPreference(key, into: &value) }
        // With the modifiers that only the shown page has.
        var node: ViewNode = shownPage
        while let outer = node.parent, outer !== self {
            var items = ItemList()
            outer.collectItems(into: &items)
            if items.count > 1 { break }
            node = outer
        }
        node.collectPreference(key, into: &value)
    }

    override var staysAwake: Bool { true }

    override func willRemove() {
        super.willRemove()
        if isPlace { graph.place.remove(self) }
    }

    func update(
        selection newSelection: TabSelection?, ownSelection newOwnSelection: Binding<Int>,
        showsSidebar newShowsSidebar: Binding<Bool?>
    ) {
        selection = newSelection
        ownSelection = newOwnSelection
        showsSidebar = newShowsSidebar
        graph.enqueue(self)
    }

    override var typeName: String { "TabView" }
    override var safeAreaProvider: (any SafeAreaProvider)? { self }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
        if let bar { body(bar) }
    }

    override func forEachItem(_ body: (LayoutNode) -> Void) {
        for page in pages { body(page) }
        for item in barItems { body(item) }
    }

    override func itemsDidChange() {
        pagesAreStale = true
        needsPlacement = true
        invalidateLayout()
        setNeedsDisplay()
    }

    // MARK: Pages

    /// The item inside the modifiers around a page.
    private func innermost(_ page: LayoutNode) -> LayoutNode {
        var inner = page
        while let wrapper = inner as? WrapperNode, let item = wrapper.item { inner = item }
        return inner
    }

    private func tag(of page: LayoutNode) -> Any? {
        let inner = innermost(page)
        var found = (inner as? any TabPage)?.innerTag
        var node = inner.parent
        while let current = node, current !== self {
            if let trait = (current as? any TagCarrier)?.tagTrait { found = trait }
            node = current.parent
        }
        return found
    }

    private func makeContent(of page: LayoutNode) {
        (innermost(page) as? any TabPage)?.makeContent()
    }

    /// The index of the page to show; the current one if no page has the selected tag.
    private func findSelected() -> Int {
        let last = min(shownIndex, max(0, pages.count - 1))
        guard let selection else { return min(max(0, ownSelection.wrappedValue), max(0, pages.count - 1)) }
        func find() -> Int? { pages.firstIndex { selection.isSelected(tag(of: $0)) } }
        if let index = find() { return index }
        // The tag may be in the body of a page that was not made yet.
        let unknown = pages.filter { tag(of: $0) == nil }
        guard !unknown.isEmpty else { return last }
        for page in unknown { makeContent(of: page) }
        return find() ?? last
    }

    private func select(_ index: Int) {
        guard index < pages.count else { return }
        if let selection {
            shownIndex = index
            selection.select(tag(of: pages[index]))
        } else {
            ownSelection.wrappedValue = index
        }
        graph.enqueue(self)
    }

    // MARK: The place

    private static let segment = "tab"

    /// The index for which the segments were asked last. Most updates of a page do not change its place.
    private var known: (index: Int, segments: [String])?

    private func name(of index: Int) -> String {
        selection?.name(tag(of: pages[index])) ?? String(index)
    }

    /// The first tab has no segments.
    var segments: [String] {
        guard shownIndex > 0, pages.indices.contains(shownIndex) else { return [] }
        if let known, known.index == shownIndex { return known.segments }
        let segments = [Self.segment, name(of: shownIndex)]
        known = (shownIndex, segments)
        return segments
    }

    func keep(segments count: Int) -> Int {
        if count == 0 { select(0) }
        // Of another tab only the first segment is the same.
        return count / 2 * 2
    }

    func follow(_ segments: [String]) -> Int {
        guard segments.count > 1, segments[0] == Self.segment,
            let index = pages.indices.first(where: { name(of: $0) == segments[1] })
        else { return 0 }
        select(index)
        return 2
    }

    // MARK: Visibility

    private func show(_ index: Int) {
        shownIndex = index
        guard pages.indices.contains(index) else { return }
        let page = pages[index]
        makeContent(of: page)
        guard page !== shownPage else { return }
        let former = shownPage
        shownPage = page
        readPreferenceSoon()
        if former != nil, !preferenceKeys.isEmpty { preferencesDidChange(preferenceKeys) }
        guard bar != nil else { return }
        func review(_ node: ViewNode) {
            if node.isItem, let item = pages.first(where: { $0 === node }) {
                if item === page || item === former { item.updateVisibility() }
            } else {
                // A modifier outside of the pages may belong to either of them.
                node.visibilityMayHaveChanged()
                node.forEachChild(review)
            }
        }
        if let content { review(content) }
    }

    override func shows(_ item: LayoutNode?, over origin: ViewNode) -> Bool {
        guard let shownPage else { return true }
        return origin.leaves(item) { item in item === shownPage || !pages.contains { $0 === item } }
    }

    /// Updates the bar with the labels of the pages.
    override func evaluate() {
        needsEvaluation = false
        known = nil
        collectPages()
        let surroundings = TabBarSurroundings(environment)
        self.surroundings = surroundings
        let (selected, appearance, choice) = track {
            (findSelected(), surroundings.appearance ?? InterfaceAppearance.read.tabBar, showsSidebar.wrappedValue)
        }
        form = surroundings.form(isHidden: appearance.isHidden || pageHidesBar, showsSidebar: choice)
        show(selected)
        let view = TabBar(
            entries: form == .none ? [] : entries(selected), appearance: appearance, form: form,
            select: { [weak self] in self?.select($0) },
            toggle: surroundings.isAdaptable ? { [weak self] in self?.toggleSidebar() } : nil)
        if let bar {
            TabBar._updateNode(bar, to: view)
        } else {
            bar = TabBar._makeNode(view, in: NodeContext(parent: self, slot: 1))
        }
        needsPlacement = true
        invalidateLayout()
        setNeedsDisplay()
    }

    private func toggleSidebar() { showsSidebar.wrappedValue = form != .sidebar }

    /// The tabs of the bar. A search is the last one.
    private func entries(_ selected: Int) -> [TabBarEntry] {
        let shown = pages.indices.filter { pages[$0].resolvedTrait(TabIsHiddenTrait.self) != true }
        let searches = shown.filter { pages[$0].resolvedTrait(TabRoleTrait.self) == .search }
        return (shown.filter { !searches.contains($0) } + searches).map { index in
            TabBarEntry(
                id: index, label: pages[index].resolvedTrait(TabItemTrait.self) ?? AnyView(EmptyView()),
                badge: pages[index].resolvedTrait(BadgeTrait.self), isSelected: index == selected,
                isDisabled: pages[index].resolvedTrait(TabIsDisabledTrait.self) == true,
                isSearch: searches.contains(index), section: pages[index].resolvedTrait(TabSectionTrait.self))
        }
    }

    private func collectPages() {
        guard pagesAreStale else { return }
        pagesAreStale = false
        pages.removeAll()
        content?.collectItems(into: &pages)
        for index in pages.indices { adopt(pages[index], at: index, stackAxis: nil) }
    }

    // MARK: Layout

    override func placeItems() {
        if bar == nil || pagesAreStale { evaluate() }
        barItems.removeAll()
        bar?.collectItems(into: &barItems)
        for index in barItems.indices { adopt(barItems[index], at: pages.count + index, stackAxis: nil) }
        let area = pageArea
        if pages.indices.contains(shownIndex) {
            let page = pages[shownIndex]
            let pageSize = page.sizeThatFits(ProposedViewSize(area.size))
            page.place(
                at: CGPoint(x: area.midX - pageSize.width / 2, y: area.midY - pageSize.height / 2),
                proposal: ProposedViewSize(area.size), size: pageSize)
        }
        let frame = form.frame(in: size)
        for item in barItems {
            let own = item.sizeThatFits(ProposedViewSize(frame.size))
            item.place(
                at: mirrored(frame.origin, width: own.width), proposal: ProposedViewSize(frame.size), size: own)
        }
    }

    /// The part of the tab view beside the bar.
    private var pageArea: CGRect {
        let insets = form.insets
        let area = CGSize(
            width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
        return CGRect(
            origin: mirrored(CGPoint(x: insets.leading, y: insets.top), width: area.width), size: area)
    }

    var safeAreaBounds: (safe: CGRect, whole: CGRect) {
        let outer = safeAreaExpansion(at: .all)
        var whole = CGRect(
            x: -outer.leading, y: -outer.top, width: size.width + outer.horizontal, height: size.height + outer.vertical
        )
        let area = pageArea
        if form == .sidebar {
            // Nothing reaches under a sidebar.
            (whole.origin.x, whole.size.width) = (area.minX, area.width)
        }
        return (area, whole)
    }

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        func show(_ item: LayoutNode) {
            builder.add(item, at: CGPoint(x: position.x + item.origin.x, y: position.y + item.origin.y))
        }
        if pages.indices.contains(shownIndex) { show(pages[shownIndex]) }
        for item in barItems { show(item) }
    }
}

extension TabView: PlaceContent {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool {
        isOptional || PlaceSearch.mayFind(in: Content.self)
    }
}

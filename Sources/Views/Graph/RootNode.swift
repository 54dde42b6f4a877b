import EspalierDisplayTree
package import EspalierLayoutEngine
package import Foundation

/// The top of the graph: the window, which proposes its safe area to the content and centres it there.
package final class RootNode: LayoutNode, PreferenceReader {
    private var content: ViewNode?
    private var items = ItemList()
    private var itemsAreStale = true
    private var hostEnvironment: EnvironmentValues
    private var hostSize: CGSize
    private var windowInsets: EdgeInsets
    /// Whether rows are being edited, for views that stand in no container with a mode of its own.
    private let editMode = StateLocation(EditMode.inactive)

    init(graph: ViewGraph, host: HostEnvironment) {
        hostEnvironment = Self.environment(host, editMode, in: graph)
        hostSize = host.size
        windowInsets = host.safeAreaInsets
        super.init(in: NodeContext(root: hostEnvironment))
        _ = displayNumber
    }

    private static func environment(
        _ host: HostEnvironment, _ editMode: StateLocation<EditMode>, in graph: ViewGraph
    ) -> EnvironmentValues {
        var values = EnvironmentValues(
            host: host, appLanguages: graph.appLanguages, graph: Unmanaged.passUnretained(graph))
        values.editMode = Binding(location: editMode)
        return values
    }

    func setContent<Content: View>(_ view: Content) {
        content = Content._makeNode(view, in: NodeContext(parent: self))
        place(at: .zero, proposal: ProposedViewSize(hostSize), size: hostSize)
    }

    // MARK: The scheme that the app asks for

    private var preferredScheme: ColorScheme?

    override package func preferencesDidChange(_ keys: PreferenceKeySet) {
        super.preferencesDidChange(keys)
        if keys.contains(PreferenceKeySet(PreferredColorSchemeKey.self)) { graph.enqueuePreference(self) }
    }

    func readPreference() -> Bool {
        let scheme = Preference.value(of: PreferredColorSchemeKey.self, below: content)
        guard scheme != preferredScheme else { return false }
        preferredScheme = scheme
        applyEnvironment()
        return true
    }

    private func applyEnvironment() {
        var values = hostEnvironment
        if let preferredScheme { values.colorScheme = preferredScheme }
        setEnvironment(values)
        setNeedsDisplay()
    }

    func hostDidChange(to host: HostEnvironment) {
        if host.size != hostSize || host.safeAreaInsets != windowInsets {
            hostSize = host.size
            windowInsets = host.safeAreaInsets
            needsPlacement = true
            invalidateLayout()
        }
        hostEnvironment = Self.environment(host, editMode, in: graph)
        applyEnvironment()
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }

    override package func forEachItem(_ body: (LayoutNode) -> Void) {
        for item in items { body(item) }
    }

    override package var typeName: String { "Window" }
    override var safeAreaProvider: (any SafeAreaProvider)? { self }

    override func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {
        graph.storage.forEachSlot(body)
    }

    override package func itemsDidChange() {
        itemsAreStale = true
        invalidateLayout()
        setNeedsDisplay()
    }

    override package func forgetMeasurements() {
        needsPlacement = true
    }

    override package func placeItems() {
        if itemsAreStale {
            itemsAreStale = false
            items.removeAll()
            content?.collectItems(into: &items)
            for index in items.indices { adopt(items[index], at: index, stackAxis: nil) }
        }
        let area = safeArea
        // Several views at the top stand in a column, as in a window without a container.
        if items.count > 1 {
            placeColumn(in: area)
            return
        }
        let proposal = ProposedViewSize(area.size)
        for item in items {
            let size = item.sizeThatFits(proposal)
            item.place(
                at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2), proposal: proposal,
                size: size)
        }
    }

    private func placeColumn(in area: CGRect) {
        let layout = VStackLayout()
        var proxies: ContiguousArray<any LayoutItem> = []
        for item in items { proxies.append(item) }
        let subviews = LayoutSubviews(proxies)
        var cache = layout.makeCache(subviews: subviews)
        let proposal = ProposedViewSize(area.size)
        let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        let bounds = CGRect(
            x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The window less the parts that the device covers.
    var safeArea: CGRect {
        CGRect(
            x: windowInsets.leading, y: windowInsets.top,
            width: max(0, hostSize.width - windowInsets.horizontal),
            height: max(0, hostSize.height - windowInsets.vertical))
    }

    override package func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
        super.place(at: .zero, proposal: ProposedViewSize(hostSize), size: hostSize)
    }

    /// The page as it is now.
    func makeTree(revision: Int, title: String, transaction: Transaction) -> DisplayTree {
        var builder = DisplayBuilder(graph: graph, transaction: transaction)
        for item in items { item.display(into: &builder, at: item.origin) }
        let node: DisplayNode
        if let last = lastDisplay, !needsDisplay, last.children.elementsEqual(builder.nodes, by: ===) {
            node = last
        } else {
            node = DisplayNode(
                id: displayNumber, type: "Window", frame: CGRect(origin: .zero, size: hostSize), events: .resize,
                children: DisplayChildren(builder.nodes), animation: builder.animation)
        }
        lastDisplay = node
        hasDisplayChangesBelow = false
        needsDisplay = false
        return DisplayTree(
            revision: revision, size: hostSize, title: title,
            colorScheme: preferredScheme.map { $0 == .dark ? .dark : .light }, language: environment.locale.languageTag,
            direction: environment.layoutDirection, focus: graph.focus, root: node)
    }
}

/// A node whose content stands in a safe area of its own: the window, a tab view's page.
@MainActor
protocol SafeAreaProvider: LayoutNode {
    /// The safe part and the whole, in the node's own coordinates.
    var safeAreaBounds: (safe: CGRect, whole: CGRect) { get }
}

extension RootNode: SafeAreaProvider {
    var safeAreaBounds: (safe: CGRect, whole: CGRect) { (safeArea, CGRect(origin: .zero, size: hostSize)) }
}

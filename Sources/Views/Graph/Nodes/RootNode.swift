package import EspalierDisplayTree
package import EspalierLayoutEngine
package import Foundation

/// The top of the graph: the window, which proposes its safe area to the content and centers the content there.
///
/// Subclasses define the environment of a window and read the content's preferred appearance.
package class RootNode: LayoutNode {
    package final private(set) var content: ViewNode?
    private final var items = ItemList()
    private final var itemsAreStale = true
    /// The layers in front of the content, the lowest first.
    private final var layers: ContiguousArray<LayoutNode> = []
    /// The layers that belong to no view of the page. The others are children of the nodes that present them.
    private final var ownLayers: ContiguousArray<LayoutNode> = []
    package final private(set) var windowSize: CGSize
    private final var windowInsets: EdgeInsets

    /// - Parameter environment: The environment at the top of the page.
    init(host: HostEnvironment, environment: EnvironmentValues) {
        windowSize = host.size
        windowInsets = host.safeAreaInsets
        super.init(in: NodeContext(root: environment))
        _ = displayNumber
    }

    final func setContent<Content: View>(_ view: Content) {
        content = Content._makeNode(view, in: NodeContext(parent: self))
        place(at: .zero, proposal: ProposedViewSize(windowSize), size: windowSize)
    }

    // MARK: For subclasses

    /// Called when the window's size or the browser's settings have changed.
    func hostDidChange(to host: HostEnvironment) {
        guard host.size != windowSize || host.safeAreaInsets != windowInsets else { return }
        windowSize = host.size
        windowInsets = host.safeAreaInsets
        needsPlacement = true
        invalidateLayout()
    }

    /// The color scheme that the content prefers; nil for the browser's.
    package var preferredColorScheme: DisplayColorScheme? { nil }

    /// Facts about the page for programs that list it; nil for none.
    package var metadata: DisplayMetadata? { nil }

    /// The page's language (BCP 47).
    package var languageTag: String { "" }

    // MARK: Items

    override package final func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
        for layer in ownLayers { body(layer) }
    }

    override package final func forEachItem(_ body: (LayoutNode) -> Void) {
        for item in items { body(item) }
        for layer in layers { body(layer) }
    }

    /// Shows an item made elsewhere in front of the page, as large as the window.
    package final func addLayer(_ layer: LayoutNode) {
        layers.append(layer)
        adopt(layer, at: items.count + layers.count - 1, stackAxis: nil)
        needsPlacement = true
        invalidateLayout()
        setNeedsDisplay()
    }

    /// Shows an item that belongs to the window in front of the page.
    package final func addOwnLayer(_ layer: LayoutNode) {
        ownLayers.append(layer)
        addLayer(layer)
    }

    package final func removeLayer(_ layer: LayoutNode) {
        layers.removeAll { $0 === layer }
        setNeedsDisplay()
        graph.displayDidChange()
    }

    override package final var typeName: String { "Window" }
    override final var safeAreaProvider: (any SafeAreaProvider)? { self }

    override final func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {
        graph.storage.forEachSlot(body)
    }

    override package final func itemsDidChange() {
        itemsAreStale = true
        invalidateLayout()
        setNeedsDisplay()
    }

    // MARK: Layout

    override package final func forgetMeasurements() {
        needsPlacement = true
    }

    override package final func placeItems() {
        if itemsAreStale {
            itemsAreStale = false
            let wasEmpty = items.isEmpty
            items.removeAll()
            content?.collectItems(into: &items)
            for index in items.indices { adopt(items[index], at: index, stackAxis: nil) }
            // Without items, none of them reports that the display has changed.
            if items.isEmpty, !wasEmpty { graph.displayDidChange() }
        }
        let area = safeArea
        defer { placeLayers() }
        // Several views at the top form a column, as in a window without a container.
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

    /// Layers may stand beside views of the page, so these are placed first.
    private func placeLayers() {
        for layer in layers { layer.place(at: .zero, proposal: ProposedViewSize(windowSize), size: windowSize) }
    }

    private func placeColumn(in area: CGRect) {
        let layout = StackLayout.column
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

    /// The window without the parts that the device covers.
    package final var safeArea: CGRect {
        CGRect(
            x: windowInsets.leading, y: windowInsets.top,
            width: max(0, windowSize.width - windowInsets.horizontal),
            height: max(0, windowSize.height - windowInsets.vertical))
    }

    override package final func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
        super.place(at: .zero, proposal: ProposedViewSize(windowSize), size: windowSize)
    }

    // MARK: Events

    /// The user goes to another place by the browser's buttons, or the page is hidden or shown.
    override package final func handle(_ event: DisplayEvent) throws(EventRefusal) {
        switch (event.type, event.value) {
        case (.place, .text(let url)): graph.place.go(toURL: url)
        case (.place, _): throw .wrongValue(node: event.node, type: event.type, expected: "a path")
        case (.phase, .text("visible")): graph.host.activity = .active
        case (.phase, .text("hidden")): graph.host.activity = .background
        case (.phase, _):
            throw .wrongValue(node: event.node, type: event.type, expected: "\"visible\" or \"hidden\"")
        default: throw .notTaken(node: event.node, type: event.type)
        }
    }

    /// The events of the window's node, besides the window's size.
    var events: EventTypes {
        var events: EventTypes = .resize
        if graph.place.current.place != nil || graph.place.takesURLs { events.insert(.place) }
        if graph.activityIsRead { events.insert(.phase) }
        return events
    }

    // MARK: Display

    override package final func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        for item in items { builder.add(item, at: item.origin) }
        for layer in layers { builder.add(layer, at: .zero) }
    }
}

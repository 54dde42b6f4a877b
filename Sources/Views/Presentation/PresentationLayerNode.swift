import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The layer of a presentation: an element over the whole window, in front of the page.
final class PresentationLayerNode: LayoutNode, SafeAreaProvider, PreferenceReader, GeometryFollowing {
    private let kind: PresentationKind
    private unowned let presentation: PresentationNode
    private var content: ViewNode?
    private var items = ItemList()
    private var itemsAreStale = true
    private var isShown = false
    private var settings = PresentationSettings()
    private var derived = DerivedEnvironment()
    private var dismissAction: DismissAction!
    private var endAction: DismissAction!

    init(_ kind: PresentationKind, of presentation: PresentationNode, in context: __shared NodeContext) {
        self.kind = kind
        self.presentation = presentation
        super.init(in: context)
        needsEvaluation = false
        dismissAction = DismissAction { [weak presentation] in presentation?.dismiss() }
        endAction = DismissAction { [weak presentation] in presentation?.end() }
        if kind.hasSource { graph.geometry.insert(self) }
    }

    override func willRemove() {
        super.willRemove()
        if kind.hasSource { graph.geometry.remove(self) }
    }

    func makeContent(_ view: AnyView?) {
        isShown = view != nil
        content = LayerContent._makeNode(layerContent(view), in: NodeContext(parent: self))
    }

    private func layerContent(_ view: AnyView?) -> LayerContent {
        LayerContent(content: view, animation: kind.animation) { [weak presentation] in presentation?.contentDidEnd() }
    }

    /// Shows a view, or lets the current one leave.
    func show(_ view: AnyView?) {
        guard let content else { return }
        if isShown != (view != nil) { setNeedsDisplay() }
        isShown = view != nil
        LayerContent._updateNode(content, to: layerContent(view))
    }

    override var typeName: String { "\(kind.name)" }
    override var safeAreaProvider: (any SafeAreaProvider)? { self }

    var safeAreaBounds: (safe: CGRect, whole: CGRect) { graph.root.safeAreaBounds }

    override func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues {
        let (action, end, settings, source) = (dismissAction, endAction, settings, sourceFrame)
        return derived.of(outer) { values in
            values.isInLayer = true
            if let action { values.setPresentation(action) }
            values.presentationEnd = end
            values.presentationSettings = settings
            values.presentationSource = source
            values.isInForm = false
            values.hasNarrowBars = false
            values.navigation = nil
            values.outerSearch = nil
        }
    }

    /// Gives the views the environment after a value of the layer has changed.
    private func contentEnvironmentDidChange() {
        derived = DerivedEnvironment()
        content?.setEnvironment(environmentForChildren())
    }

    // MARK: Items

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }

    override func forEachItem(_ body: (LayoutNode) -> Void) {
        for item in items { body(item) }
    }

    override func itemsDidChange() {
        itemsAreStale = true
        needsPlacement = true
        invalidateLayout()
        setNeedsDisplay()
    }

    // MARK: Settings

    override func preferencesDidChange(_ keys: PreferenceKeySet) {
        preferenceKeys.formUnion(keys)
        if keys.contains(PreferenceKeySet(PresentationSettingsKey.self)) { graph.enqueuePreference(self) }
    }

    func readPreference() -> Bool {
        let new = Preference.value(of: PresentationSettingsKey.self, below: content)
        guard new != settings else { return false }
        settings = new
        contentEnvironmentDidChange()
        setNeedsDisplay()
        return true
    }

    /// Asks whether the presentation may end; nil if it ends without a question.
    var confirmation: (() -> Void)? { settings.confirmation }

    /// Whether the views behind can be used.
    private var isModeless: Bool { isShown && settings.isModeless }

    /// Whether a tap beside the presentation, Escape and the back button end it.
    private var isDismissible: Bool { isShown && kind.isDismissible && !settings.isDismissDisabled }

    // MARK: Layout

    override func placeItems() {
        if itemsAreStale {
            itemsAreStale = false
            items.removeAll()
            content?.collectItems(into: &items)
            for index in items.indices { adopt(items[index], at: index, stackAxis: nil) }
        }
        let area = safeAreaBounds.safe
        let proposal = ProposedViewSize(area.size)
        for item in items { item.place(at: area.origin, proposal: proposal, size: item.sizeThatFits(proposal)) }
    }

    // MARK: The source of a bubble

    /// The frame of the source, as the views know it.
    private var sourceFrame: CGRect?

    func placesChanged() -> Bool { isShown && presentation.sourceFrame != sourceFrame }

    func enqueueForGeometry() {
        sourceFrame = presentation.sourceFrame
        contentEnvironmentDidChange()
    }

    // MARK: Display

    override func prepareElement() -> Bool { true }

    override func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        var inner = builder.inner()
        for item in items { inner.add(item, at: item.origin) }
        guard !inner.nodes.isEmpty else { return nil }
        graph.setTarget(displayNumber, self)
        var semantics = Semantics(role: kind.role)
        semantics.isModal = isShown && !isModeless
        semantics.label = inner.nodes.firstHeading ?? inner.nodes.firstText
        return DisplayNode(
            id: displayNumber, type: kind.name, frame: frame,
            content: .dialog(isElevated: kind != .cover, isModeless: isModeless), semantics: semantics,
            events: isDismissible ? .dismiss : [], children: DisplayChildren(inner.nodes),
            animation: builder.animation,
            transition: builder.animation != nil && lastDisplay == nil ? .arriving : nil)
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .dismiss, isDismissible else { throw .notTaken(node: event.node, type: event.type) }
        presentation.dismiss()
    }
}

extension Sequence where Element == DisplayNode {
    /// The text of the first heading; nil if there is none.
    fileprivate var firstHeading: String? { first { $0.isHeading } }

    /// The first text; nil if there is none.
    fileprivate var firstText: String? { first { _ in true } }

    /// The first text of the nodes that are `wanted`, or inside of these.
    private func first(_ wanted: (DisplayNode) -> Bool) -> String? {
        for node in self where !node.isLeaving && node.semantics?.isHidden != true {
            if case .text(let text) = node.content, !text.isEmpty, wanted(node) { return text.plainText }
            if let inner = node.children.first(wanted) { return inner }
        }
        return nil
    }
}

extension DisplayNode {
    fileprivate var isHeading: Bool { semantics?.role == .heading || (semantics?.headingLevel ?? 0) > 0 }
}

/// The views of a layer: none, or those of the presentation, which arrive and leave by their transitions.
private nonisolated struct LayerContent: View {
    let content: AnyView?
    let animation: Animation
    /// Called when the views have left the page.
    let didEnd: () -> Void

    @MainActor var body: some View {
        ZStack {
            if let content { content.modifier(EndModifier(didEnd: didEnd)) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .animation(animation, value: content != nil)
    }
}

private nonisolated struct EndModifier: NodeModifier {
    let didEnd: () -> Void

    @MainActor func makeNode(in context: NodeContext) -> EndNode { EndNode(didEnd, in: context) }
    @MainActor func update(_ node: EndNode) {}
}

/// Reports the removal of its content, which is at the end of the content's transition.
private final class EndNode: SingleChildNode {
    private let didEnd: () -> Void

    init(_ didEnd: @escaping () -> Void, in context: __shared NodeContext) {
        self.didEnd = didEnd
        super.init(in: context)
        needsEvaluation = false
    }

    override func willRemove() {
        super.willRemove()
        didEnd()
    }
}

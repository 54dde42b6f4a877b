import Foundation

/// Presents a view above the page while the app's state requests it. The view inherits environment and identity from this node,
/// its parent. The window lays it out.
final class PresentationNode: SingleChildNode {
    private var modifier: PresentationModifier
    private(set) var layer: PresentationLayerNode?
    private var isShown = false
    /// Whether the view is leaving, and `onDismiss` waits for its end.
    private var isEnding = false

    init(_ modifier: PresentationModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        needsEvaluation = false
    }

    func update(to newModifier: PresentationModifier) {
        modifier = newModifier
        evaluate()
    }

    override var typeName: String { "\(modifier.kind.name)" }

    // MARK: Structure

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let layer { body(layer) }
    }

    /// Preferences of the presented view do not concern the page.
    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        child?.collectPreference(key, into: &value)
    }

    /// Whether the node is part of the view that another one presents.
    func isInside(_ other: PresentationNode) -> Bool {
        var node: ViewNode? = parent
        while let current = node {
            if current === other.layer { return true }
            node = current.parent
        }
        return false
    }

    /// The frame in the page of the view from which the presentation originates.
    var contentFrame: CGRect? {
        var items = ItemList()
        child?.collectItems(into: &items)
        guard let first = items.first, first.isInPage else { return nil }
        return CGRect(origin: first.positionInPage, size: first.size)
    }

    // MARK: Evaluation

    override func evaluate() {
        needsEvaluation = false
        let content = track { modifier.content() }
        if content != nil || isShown, neededSideEffects == nil { return }
        show(content)
    }

    private func show(_ content: AnyView?) {
        let table = graph.feature(PresentationTable.self)
        if content != nil, !isShown {
            guard table.begin(self) else { return }
            isShown = true
            // The view comes back on its way out.
            contentDidEnd()
        } else if content == nil {
            let wasShown = isShown
            isShown = false
            table.end(self)
            guard wasShown else { return }
            isEnding = modifier.onDismiss != nil
        }
        guard let layer else {
            if let content { present(content) }
            return
        }
        layer.show(content)
    }

    /// Shows the first view. On a visible page it arrives by its transition.
    private func present(_ content: AnyView) {
        let layer = PresentationLayerNode(modifier.kind, of: self, in: NodeContext(parent: self, slot: 1))
        self.layer = layer
        graph.root.addLayer(layer)
        let isVisible = graph.tree != nil
        layer.makeContent(isVisible ? nil : content)
        if isVisible { layer.show(content) }
    }

    /// Lets the view leave, because the presentation around the node ends.
    func leave() {
        isShown = false
        layer?.show(nil)
    }

    /// Called when the view has left the page: after its transition, or at once without one.
    func contentDidEnd() {
        guard isEnding else { return }
        isEnding = false
        if let onDismiss = modifier.onDismiss { graph.enqueueDeparture { onDismiss() } }
    }

    /// Ends the presentation, if it is not over, or asks the user first.
    func dismiss() {
        guard isShown else { return }
        if let confirmation = layer?.confirmation { confirmation() } else { modifier.dismiss() }
    }

    /// Ends the presentation, if it is not over.
    func end() {
        if isShown { modifier.dismiss() }
    }

    override var staysAwake: Bool { layer != nil }

    override func willRemove() {
        super.willRemove()
        graph.feature(PresentationTable.self).end(self)
        contentDidEnd()
        if let layer { graph.root.removeLayer(layer) }
    }
}

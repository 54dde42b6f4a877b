import Foundation

/// Presents a view above the page while the app's state requests it. The view inherits environment and identity from this node,
/// its parent. The window lays it out.
final class PresentationNode: SingleChildNode {
    private var modifier: PresentationModifier
    private(set) var layer: PresentationLayerNode?
    private var isShown = false
    /// The identity of the item for which the view was presented last.
    private var shownID: AnyHashable?
    /// Whether the view is on its way out.
    private var isLeaving = false
    /// Whether the app ended the presentation of the view that is on its way out, so that `onDismiss` follows.
    private var isEnding = false
    /// Whether the view of another item follows the one that is on its way out.
    private var hasSuccessor = false

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

    /// The frame in the page of the view with the modifier.
    private var contentFrame: CGRect? {
        var items = ItemList()
        child?.collectItems(into: &items)
        guard let first = items.first, first.isInPage else { return nil }
        return first.frameInPage
    }

    /// The control that the user used before the dialog was presented.
    private weak var button: LayoutNode?

    /// The frame in the page of the view from which the presentation originates.
    ///
    /// A dialog points at the button that presented it, also if its modifier is on the view around the button, and otherwise at
    /// the view with the modifier. It points at no view that fills most of the window.
    var sourceFrame: CGRect? {
        guard modifier.kind == .dialog else { return contentFrame }
        let window = graph.root.safeAreaBounds.whole
        return [button.flatMap { $0.isInPage ? $0.frameInPage : nil }, contentFrame].lazy.compactMap { $0 }.first {
            frame in
            frame.width > 0 && frame.height > 0 && frame.intersects(window)
                && (frame.width < window.width / 2 || frame.height < window.height / 2)
        }
    }

    // MARK: Evaluation

    override func evaluate() {
        needsEvaluation = false
        let content = track { modifier.content() }
        if content != nil || isShown, neededSideEffects == nil { return }
        show(content)
    }

    private func show(_ content: PresentationModifier.Presented?) {
        let table = graph.feature(PresentationTable.self)
        guard let content else {
            hasSuccessor = false
            let wasShown = isShown
            isShown = false
            table.end(self)
            if wasShown { leaveForGood() }
            return
        }
        if isShown ? content.id != shownID : isLeaving && (hasSuccessor || content.id != shownID) {
            // As on Apple's systems, the view of another item is presented when the present one has left.
            hasSuccessor = true
            guard isShown else { return }
            isShown = false
            table.endInner(of: self)
            leaveForGood()
            return
        }
        if !isShown {
            guard table.begin(self) else { return }
            isShown = true
            shownID = content.id
            if modifier.kind == .dialog { button = graph.feature(PressedItem.self).current?.opener }
            // The view comes back on its way out.
            contentDidEnd()
        }
        if let layer { layer.show(content.view) } else { present(content.view) }
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

    /// Lets the view leave, because the app ended the presentation.
    private func leaveForGood() {
        isEnding = true
        startLeaving()
    }

    /// Lets the view leave, because the presentation around the node ends.
    func leave() {
        isShown = false
        hasSuccessor = false
        startLeaving()
    }

    private func startLeaving() {
        isLeaving = true
        layer?.show(nil)
    }

    /// Called when the view has left the page: after its transition, or at once without one.
    func contentDidEnd() {
        isLeaving = false
        guard isEnding else { return }
        isEnding = false
        guard hasSuccessor || modifier.onDismiss != nil else { return }
        graph.enqueueDeparture { [weak self, onDismiss = modifier.onDismiss] in
            onDismiss?()
            self?.presentSuccessor()
        }
    }

    private func presentSuccessor() {
        guard hasSuccessor, !isRemoved else { return }
        hasSuccessor = false
        graph.enqueue(self)
    }

    /// Ends the presentation, if it is not over, or asks the user first.
    func dismiss() {
        guard isShown else { return }
        if let confirmation = layer?.confirmation { confirmation() } else { modifier.dismiss(shownID) }
    }

    /// Ends the presentation, if it is not over.
    func end() {
        if isShown { modifier.dismiss(shownID) }
    }

    override var staysAwake: Bool { isShown || isLeaving || hasSuccessor }

    override func willRemove() {
        super.willRemove()
        graph.feature(PresentationTable.self).end(self)
        contentDidEnd()
        if let layer { graph.root.removeLayer(layer) }
    }
}

extension LayoutNode {
    fileprivate var frameInPage: CGRect { CGRect(origin: positionInPage, size: size) }

    /// The control itself, or for an entry of a menu the control that opens the menu.
    fileprivate var opener: LayoutNode? {
        guard environment.isInMenu else { return self }
        var menu: LayoutNode?
        var node = parent
        while let current = node {
            if let list = current as? MenuListNode { menu = list }
            node = current.parent
        }
        return menu
    }
}

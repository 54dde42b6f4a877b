import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The element of a button, around the body that its style makes.
nonisolated struct ButtonElement: _PrimitiveView {
    typealias Body = Never

    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: AnyView
    /// Makes the body, as the style does; nil if `label` is the body.
    let makeBody: (@MainActor (ButtonStyleConfiguration) -> AnyView)?
    /// The browser's own feedback while the button is pressed.
    let feedback: DisplayControl.PressFeedback

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        let node = ButtonNode(view, in: context)
        node.evaluate()
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: ButtonNode.self).update(to: view)
    }
}

/// The node of a button. If the style reads the pressed state, a second tree has the pressed appearance, so that the
/// page gets both.
final class ButtonNode: WrapperNode {
    private var view: ButtonElement
    private var isPressed = false
    private var sensor: PressSensor?

    // The pressed state: a separate tree that runs no actions and reports no preferences.
    private var pressedContent: ViewNode?
    private var pressedItem: LayoutNode?
    private var pressedItemIsStale = false
    private var preview: EvaluationPreview?
    private var pressAnimations: [Int: DisplayAnimation] = [:]

    init(_ view: ButtonElement, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
        needsEvaluation = false
    }

    override var typeName: String { "Button" }

    func update(to newView: ButtonElement) {
        if newView.feedback != view.feedback { setNeedsDisplay() }
        view = newView
        refreshCopies()
        evaluate()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { ButtonNode(view, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: ButtonNode.self).view = view }
    override func environmentDidChange() { setNeedsDisplay() }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let pressedContent { body(pressedContent) }
    }

    override func forEachChildWithState(_ body: (String, ViewNode) -> Void) {
        super.forEachChildWithState { name, child in if child !== pressedContent { body(name, child) } }
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        content?.collectPreference(key, into: &value)
    }

    // MARK: Evaluation

    /// Whether the node is a copy for one of several items. The nodes of a label are below an `AnyViewNode`.
    private var isCopy: Bool { parent is ButtonNode }

    override func evaluate() {
        needsEvaluation = false
        guard !isCopy else { return }
        guard let makeBody = view.makeBody else {
            show(view.label)
            return
        }
        let sensor = self.sensor ?? PressSensor()
        self.sensor = sensor
        sensor.reference = nil
        show(makeBody(configuration(isPressed: isPressed, sensor)))
        if sensor.isRead { updatePressed(makeBody) } else { sensor.reference = NodeReference(self) }
    }

    private func show(_ body: AnyView) {
        if let content {
            AnyView._updateNode(content, to: body)
        } else {
            content = AnyView._makeNode(body, in: NodeContext(parent: self))
        }
    }

    private func configuration(isPressed: Bool, _ sensor: PressSensor?) -> ButtonStyleConfiguration {
        ButtonStyleConfiguration(
            role: view.role, label: .init(content: view.label), isPressedValue: isPressed, sensor: sensor)
    }

    /// The pressed state is made from the normal one, so that animations between them are known.
    private func updatePressed(_ makeBody: @MainActor (ButtonStyleConfiguration) -> AnyView) {
        if environment.evaluationPreview?.isScreen == false { return }
        let preview = self.preview ?? EvaluationPreview()
        self.preview = preview
        func body(_ isPressed: Bool) -> AnyView {
            AnyView(makeBody(configuration(isPressed: isPressed, nil)).environment(\.evaluationPreview, preview))
        }
        if pressedContent == nil {
            pressedContent = AnyView._makeNode(body(false), in: NodeContext(parent: self, slot: 1))
            pressedItemIsStale = true
        }
        if let pressedContent { AnyView._updateNode(pressedContent, to: body(true)) }
        if pressedItemIsStale {
            needsPlacement = true
            invalidateLayout()
        }
    }

    override func itemsDidChange() {
        pressedItemIsStale = true
        needsPlacement = true
        super.itemsDidChange()
    }

    override func willBeReplacedByCopies() {
        super.willBeReplacedByCopies()
        pressedItem = nil
        pressedContent?.remove()
        pressedContent = nil
    }

    override func didReplaceCopies() { graph.markForEvaluation(self) }

    // MARK: Layout

    override func placeItems() {
        super.placeItems()
        if pressedItemIsStale { collectPressedItem() }
        guard let pressedItem else { return }
        let pressedSize = pressedItem.sizeThatFits(placedProposal)
        pressedItem.place(
            at: CGPoint(x: (size.width - pressedSize.width) / 2, y: (size.height - pressedSize.height) / 2),
            proposal: placedProposal, size: pressedSize)
    }

    private func collectPressedItem() {
        pressedItemIsStale = false
        guard let pressedContent else { return }
        var found = ItemList()
        pressedContent.collectItems(into: &found)
        pressedItem = found.count == 1 ? found[0] : nil
        if let pressedItem { adopt(pressedItem, at: 1, stackAxis: stackAxis) }
        setNeedsDisplay()
    }

    // MARK: Display

    override func prepareElement() -> Bool { item != nil }

    override func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        guard let item else { return nil }
        var nodes = builder.nodes(of: item, at: item.origin)
        if let pressedItem { addPressedAppearance(of: pressedItem, to: &nodes, in: builder) }
        let isEnabled = environment.isEnabled
        graph.setTarget(displayNumber, self)
        return DisplayNode(
            id: displayNumber, type: "Button", frame: frame,
            content: .control(
                DisplayControl(
                    kind: .button(feedback), isDisabled: !isEnabled, shortcut: environment.keyboardShortcut?.words)),
            appearance: nodes.count == 1 && nodes[0].hasContentShape ? Appearance(ignoresPointer: true) : nil,
            semantics: semantics(of: nodes), events: isEnabled ? events : [], children: DisplayChildren(nodes),
            animation: builder.animation)
    }

    private var events: EventTypes { preview?.hasActions == true ? [.tap, .press] : .tap }

    /// A button without text is labeled after its symbol.
    private func semantics(of nodes: ContiguousArray<DisplayNode>) -> Semantics? {
        guard !nodes.contains(where: \.hasAccessibilityText), let label = item?.symbolAccessibilityLabel else {
            return semantics
        }
        var named = semantics ?? Semantics()
        named.label = label
        return named
    }

    private var semantics: Semantics? {
        if environment.isInTabBar { return Semantics(role: .tab, isSelected: false) }
        return environment.isInMenu ? Semantics(role: .menuitem) : nil
    }

    private var feedback: DisplayControl.PressFeedback {
        var feedback = view.feedback
        if environment.buttonRepeatBehavior == .enabled { feedback.repeats = true }
        return feedback
    }

    private func addPressedAppearance(
        of pressed: LayoutNode, to nodes: inout ContiguousArray<DisplayNode>, in builder: DisplayBuilder
    ) {
        var styles = PressedStyles(animations: pressAnimations)
        nodes = styles.merge(nodes, builder.inner(with: Transaction()).nodes(of: pressed, at: pressed.origin))
        pressAnimations = styles.animations
    }

    // MARK: Events

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard environment.isEnabled else { throw .notTaken(node: event.node, type: event.type) }
        switch (event.type, event.value) {
        case (.tap, _): view.action()
        case (.press, .bool(let isPressed)):
            guard isPressed != self.isPressed else { return }
            self.isPressed = isPressed
            graph.enqueue(self)
        case (.press, _): throw .wrongValue(node: event.node, type: event.type, expected: "true or false")
        default: throw .notTaken(node: event.node, type: event.type)
        }
    }
}

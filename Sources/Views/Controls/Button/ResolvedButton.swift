import EspalierDisplayTree

/// A button in the style of its environment.
nonisolated struct ResolvedButton: NodeView {
    typealias Body = Never

    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: AnyView

    @MainActor func makeNode(in context: NodeContext) -> ResolvedButtonNode { ResolvedButtonNode(self, in: context) }
    @MainActor func update(_ node: ResolvedButtonNode) { node.update(to: self) }
}

/// Stores the body that the innermost style makes of a button. Inside the body, the next outer style applies.
final class ResolvedButtonNode: SingleChildNode {
    private var view: ResolvedButton
    private var entry: ButtonStyleEntry?

    init(_ view: ResolvedButton, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
        entry = environment.buttonStyles
        makeChild()
        needsEvaluation = false
    }

    func update(to newView: ResolvedButton) {
        view = newView
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        if case .behavior(let make)? = entry?.kind {
            if let child = child as? AnyViewNode {
                return AnyView._updateNode(child, to: make(configuration))
            }
        } else if let button = child as? ButtonNode {
            return ButtonElement._updateNode(button, to: element)
        }
        replaceChild { newChild() }
    }

    private func makeChild() { child = newChild() }

    private func newChild() -> ViewNode {
        let context = NodeContext(parent: self)
        if case .behavior(let make)? = entry?.kind { return AnyView._makeNode(make(configuration), in: context) }
        return ButtonElement._makeNode(element, in: context)
    }

    private var configuration: PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(role: view.role, label: .init(content: view.label), action: view.action)
    }

    /// The element of a button without a primitive style.
    private var element: ButtonElement {
        if case .appearance(let makeBody)? = entry?.kind {
            return ButtonElement(
                role: view.role, action: view.action, label: view.label, makeBody: makeBody, feedback: .none)
        }
        return ButtonElement(
            role: view.role, action: view.action,
            label: AnyView(SystemButtonLabel(label: view.label, isDestructive: view.role == .destructive)),
            makeBody: nil,
            feedback: .fade)
    }

    override func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues {
        entry?.takenOff(outer) ?? outer
    }

    override func environmentDidChange() {
        let newEntry = environment.buttonStyles
        guard newEntry !== entry else { return }
        entry = newEntry
        graph.enqueue(self)
    }

    override var typeName: String { "Button" }
}

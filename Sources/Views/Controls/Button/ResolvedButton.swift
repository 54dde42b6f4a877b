import DisplayTree

/// A button whose style is that of its environment.
nonisolated struct ResolvedButton: _PrimitiveView {
    typealias Body = Never

    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: AnyView

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ResolvedButtonNode(view, in: context)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        unsafeDowncast(node, to: ResolvedButtonNode.self).update(to: view)
    }
}

/// Keeps what the innermost style makes of a button; inside of it the style around that one is in force.
final class ResolvedButtonNode: SingleChildNode {
    private var view: ResolvedButton
    private var entry: ButtonStyleEntry?

    init(_ view: ResolvedButton, in context: NodeContext) {
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
        guard let child else { return makeChild() }
        if case .behavior(let make)? = entry?.kind {
            if let child = child as? AnyViewNode {
                AnyView._updateNode(child, to: make(primitiveConfiguration))
                return
            }
        } else if let button = child as? ButtonNode {
            ButtonElement._updateNode(button, to: element)
            return
        } else if entry == nil, let child = child as? BodyNode<SystemButton> {
            SystemButton._updateNode(child, to: systemButton)
            return
        }
        replaceChild { newChild() }
    }

    private func makeChild() { child = newChild() }

    private func newChild() -> ViewNode {
        let context = NodeContext(parent: self)
        return switch entry?.kind {
        case .behavior(let make)?: AnyView._makeNode(make(primitiveConfiguration), in: context)
        case .look?: ButtonElement._makeNode(element, in: context)
        case nil: SystemButton._makeNode(systemButton, in: context)
        }
    }

    private var primitiveConfiguration: PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(role: view.role, label: .init(content: view.label), action: view.action)
    }

    private var systemButton: SystemButton { SystemButton(configuration: primitiveConfiguration, look: .automatic) }

    private var element: ButtonElement {
        guard case .look(let look)? = entry?.kind else {
            preconditionFailure("Only looks have an element of this kind.")
        }
        return ButtonElement(role: view.role, action: view.action, label: view.label, look: look, feedback: .none)
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

/// `transition(_:)`: the transition of the view inside.
nonisolated struct TransitionModifier: PrimitiveModifier {
    let transition: AnyTransition

    @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
        TransitionNode(modifier.transition, content: content, in: context)
    }

    @MainActor static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        paired(node, as: TransitionNode<V>.self).update(to: modifier.transition, content: content)
    }
}

/// Shows a view in the phase of its transition.
final class TransitionNode<V: View>: SingleChildNode, TransitionPhased {
    private var transition: AnyTransition
    private var content: V
    private(set) var phase: TransitionPhase = .identity
    private var bodyType: ObjectIdentifier?

    init(_ transition: AnyTransition, content: V, in context: __shared NodeContext) {
        self.transition = transition
        self.content = content
        super.init(in: context)
        if graph.transitions.isArrival(self) { phase = .willAppear }
        updateChild()
    }

    func update(to newTransition: AnyTransition, content newContent: V) {
        transition = newTransition
        content = newContent
        updateChild()
    }

    func show(_ newPhase: TransitionPhase) {
        guard newPhase != phase else { return }
        phase = newPhase
        updateChild()
    }

    private func updateChild() {
        open(transition.transition)
    }

    override func environmentDidChange() { updateChild() }

    private func open<T: Transition>(_ transition: T) {
        // For users who prefer reduced motion, what moves becomes a fade.
        if environment.accessibilityReduceMotion, T.properties.hasMotion { return show(OpacityTransition()) }
        show(transition)
    }

    private func show<T: Transition>(_ transition: T) {
        let body = TransitionBody(transition: transition, phase: phase)
        let type = ObjectIdentifier(T.self)
        if type == bodyType, let child {
            TransitionBody<T>._updateNode(child, to: body, content: content)
        } else {
            bodyType = type
            let made = { [content] in TransitionBody<T>._makeNode(body, content: content, in: NodeContext(parent: self))
            }
            if child == nil { child = made() } else { replaceChild(made) }
        }
    }
}

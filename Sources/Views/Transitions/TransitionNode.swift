/// `transition(_:)`: the transition of the view inside.
package nonisolated struct TransitionModifier: PrimitiveModifier {
    let transition: AnyTransition

    @MainActor package static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext)
        -> _ViewNode
    {
        if let distributor = content as? any TransitionDistributor, distributor.distributesTransition {
            return distributor.withTransition(modifier.transition).makeNode(in: context)
        }
        return TransitionNode(modifier.transition, content: content, in: context)
    }

    @MainActor package static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        if let distributor = content as? any TransitionDistributor, distributor.distributesTransition {
            return distributor.withTransition(modifier.transition).updateNode(node)
        }
        paired(node, as: TransitionNode<V>.self).update(to: modifier.transition, content: content)
    }
}

extension View {
    @MainActor fileprivate func makeNode(in context: _NodeContext) -> _ViewNode { Self._makeNode(self, in: context) }
    @MainActor fileprivate func updateNode(_ node: _ViewNode) { Self._updateNode(node, to: self) }
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
        // With reduced motion, a moving transition becomes a fade.
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

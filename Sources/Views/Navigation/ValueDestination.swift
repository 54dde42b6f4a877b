/// `navigationDestination(for:destination:)`.
package nonisolated struct ValueDestinationModifier<D: Hashable>: NodeModifier, ViewlessModifier {
    let destination: (D) -> AnyView

    @MainActor func makeNode(in context: NodeContext) -> ValueDestinationNode<D> {
        ValueDestinationNode(destination, in: context)
    }

    @MainActor func update(_ node: ValueDestinationNode<D>) { node.update(to: destination) }
}

final class ValueDestinationNode<D: Hashable>: SingleChildNode {
    init(_ destination: @escaping (D) -> AnyView, in context: __shared NodeContext) {
        super.init(in: context)
        needsEvaluation = false
        if environment.navigation == nil {
            Warning.once("navigationDestination(for: \(D.self)) is outside of a navigation stack")
        }
        update(to: destination)
    }

    func update(to destination: @escaping (D) -> AnyView) {
        guard environment.evaluationPreview?.isScreen != false else { return }
        environment.navigation?.setDestination(of: D.self, owner: self) { value in
            guard let value = value.base as? D else { return AnyView(EmptyView()) }
            return destination(value)
        }
    }

    override var staysAwake: Bool { true }

    override func willRemove() {
        super.willRemove()
        environment.navigation?.removeDestination(of: ObjectIdentifier(D.self), owner: self)
    }
}

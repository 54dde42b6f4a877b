/// The body of commands as a view. The dynamic properties of the commands are connected like those of views.
nonisolated struct CommandsBody<C: Commands>: _PrimitiveView {
    typealias Body = Never

    let commands: C

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        DynamicBodyNode(
            view.commands, in: context, body: { C.Body._makeView($0.body) },
            make: { AnyView._makeNode($0, in: $1) }, update: { AnyView._updateNode($0, to: $1) })
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: DynamicBodyNode<C, AnyView>.self).update(to: view.commands)
    }
}

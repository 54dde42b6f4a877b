extension Optional: View, _PrimitiveView where Wrapped: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        OptionalNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: OptionalNode<Wrapped>.self).update(to: view)
    }
}

/// Stores the node of a view that may be absent.
final class OptionalNode<Wrapped: View>: SingleChildNode {
    init(_ view: __shared Wrapped?, in context: __shared NodeContext) {
        super.init(in: context)
        if let view { child = Wrapped._makeNode(view, in: NodeContext(parent: self)) }
    }

    func update(to view: Wrapped?) {
        switch (view, child) {
        case (nil, nil): break
        case (let view?, let child?): Wrapped._updateNode(child, to: view)
        case (let view, _):
            replaceChild(as: true, with: view == nil ? false : true) {
                if let view { Wrapped._updateNode($0, to: view) }
            } make: {
                view.map { Wrapped._makeNode($0, in: NodeContext(parent: self)) }
            }
        }
    }
}

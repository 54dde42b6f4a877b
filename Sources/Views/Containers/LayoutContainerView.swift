public import EspalierLayoutEngine

/// A layout with its views.
nonisolated struct LayoutContainerView<L: Layout, Content: View>: _PrimitiveView {
    typealias Body = Never

    let layout: L
    let content: Content

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        view.layout.makeContainer(.layout, content: view.content, in: context)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        view.layout.updateContainer(node, content: view.content)
    }
}

extension ContainerKind {
    static let hStack = ContainerKind("HStack")
    static let vStack = ContainerKind("VStack")
    static let zStack = ContainerKind("ZStack")
}

extension Layout {
    /// The node of a container with this layout.
    ///
    /// - Parameter isEqual: Whether two layouts arrange views the same way; nil if unknown.
    @MainActor
    package func makeContainer<Content: View>(
        _ kind: ContainerKind, isEqual: ((Self, Self) -> Bool)? = nil, content: Content, in context: NodeContext
    ) -> ViewNode {
        let node = CustomLayoutNode(self, kind: kind, isEqual: isEqual, in: context)
        node.content = Content._makeNode(content, in: NodeContext(parent: node))
        return node
    }

    @MainActor
    package func updateContainer<Content: View>(_ node: ViewNode, content: Content) {
        let node = paired(node, as: CustomLayoutNode<Self>.self)
        node.update(to: self)
        if let inner = node.content { Content._updateNode(inner, to: content) }
    }
}

extension Layout {
    /// A container of this layout: `MyLayout() { Text("One"); Text("Two") }`.
    @MainActor @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainerView(layout: self, content: content())
    }
}

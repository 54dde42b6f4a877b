public import EspalierLayoutEngine
public import Foundation

/// A row of views.
public nonisolated struct HStack<Content: View>: _PrimitiveView {
    public typealias Body = Never

    package let layout: HStackLayout
    package let content: Content

    /// A row of views.
    ///
    /// - Parameters:
    ///   - alignment: The guide on which the views are aligned.
    ///   - spacing: The distance between two views in points; nil for the spacing that the views prefer, mostly 8.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        let node = StackNode(view.layout.stack, kind: .hStack, in: context)
        node.content = Content._makeNode(view.content, in: NodeContext(parent: node))
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        let node = unsafeDowncast(node, to: StackNode.self)
        node.update(to: view.layout.stack)
        if let inner = node.content { Content._updateNode(inner, to: view.content) }
    }
}

/// A column of views.
public nonisolated struct VStack<Content: View>: _PrimitiveView {
    public typealias Body = Never

    package let layout: VStackLayout
    package let content: Content

    /// A column of views.
    ///
    /// - Parameters:
    ///   - alignment: The guide on which the views are aligned.
    ///   - spacing: The distance between two views in points; nil for the spacing that the views prefer, mostly 8.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        let node = StackNode(view.layout.stack, kind: .vStack, in: context)
        node.content = Content._makeNode(view.content, in: NodeContext(parent: node))
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        let node = unsafeDowncast(node, to: StackNode.self)
        node.update(to: view.layout.stack)
        if let inner = node.content { Content._updateNode(inner, to: view.content) }
    }
}

/// Views on top of each other, the last one in front.
public nonisolated struct ZStack<Content: View>: _PrimitiveView {
    public typealias Body = Never

    package let layout: ZStackLayout
    package let content: Content

    /// Views on top of each other, aligned by two guides.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        view.layout.makeContainer(
            .zStack, isEqual: { $0.alignment == $1.alignment }, content: view.content, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
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
        let node = unsafeDowncast(node, to: CustomLayoutNode<Self>.self)
        node.update(to: self)
        if let inner = node.content { Content._updateNode(inner, to: content) }
    }
}

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

extension Layout {
    /// A container of this layout: `MyLayout() { Text("One"); Text("Two") }`.
    @MainActor @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainerView(layout: self, content: content())
    }
}

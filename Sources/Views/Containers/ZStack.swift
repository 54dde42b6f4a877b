public import EspalierLayoutEngine

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

    @inline(__always)
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        view.layout.makeContainer(
            .zStack, isEqual: { $0.alignment == $1.alignment }, content: view.content, in: context)
    }

    @inline(__always)
    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        view.layout.updateContainer(node, content: view.content)
    }
}

extension ZStack: PlaceContent {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool {
        PlaceSearch.mayFind(in: Content.self, isOptional: isOptional)
    }
}

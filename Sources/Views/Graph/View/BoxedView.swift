/// A view in memory of its own. The modifiers and conditions around it copy a reference, where each of them would copy the whole view.
nonisolated struct BoxedView<Content: View>: _PrimitiveView {
    typealias Body = Never

    private final class Box {
        let content: Content

        init(_ content: Content) {
            self.content = content
        }
    }

    private let box: Box

    init(_ content: Content) {
        box = Box(content)
    }

    @inline(__always)
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        Content._makeNode(view.box.content, in: context)
    }

    @inline(__always)
    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        Content._updateNode(node, to: view.box.content)
    }
}

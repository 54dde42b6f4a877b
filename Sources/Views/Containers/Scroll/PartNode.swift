import DisplayTree
import Foundation
import LayoutEngine

/// Puts a view into an element of its own that the page treats in its own way.
nonisolated struct PartModifier: PrimitiveModifier {
    let part: DisplayPart

    init(_ part: DisplayPart) {
        self.part = part
    }

    @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
        let node = PartNode(modifier.part, in: context)
        node.content = V._makeNode(content, in: NodeContext(parent: node))
        return node
    }

    @MainActor static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        let node = unsafeDowncast(node, to: PartNode.self)
        node.update(to: modifier.part)
        if let inner = node.content { V._updateNode(inner, to: content) }
    }
}

final class PartNode: BoxNode {
    private var part: DisplayPart

    init(_ part: DisplayPart, in context: __shared NodeContext) {
        self.part = part
        super.init(in: context)
    }

    func update(to newPart: DisplayPart) {
        guard newPart != part else { return }
        part = newPart
        setNeedsDisplay()
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { PartNode(part, in: context) }
    override func refresh(_ copy: WrapperNode) { unsafeDowncast(copy, to: PartNode.self).update(to: part) }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        DisplayNode(
            id: displayNumber, type: part.typeName, frame: frame, content: .part(part), children: children,
            animation: animation)
    }
}

extension DisplayPart {
    fileprivate var typeName: StaticString {
        switch self {
        case .stop: "ScrollStop"
        case .pinned: "PinnedView"
        case .refresh: "RefreshControl"
        case .swipeRow: "SwipeRow"
        case .swipeContent: "SwipeContent"
        case .swipeActions: "SwipeActions"
        }
    }
}

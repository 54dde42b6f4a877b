public import Foundation
package import DisplayTree
package import LayoutEngine

/// Room that takes what a stack has left along its axis.
@frozen public struct Spacer: _PrimitiveView, Sendable {
    public typealias Body = Never

    /// The least length in points; nil for the platform's default, 8.
    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode {
        SpacerNode(view.minLength, in: context)
    }

    public static func _updateNode(_ node: _ViewNode, to view: Spacer) {
        unsafeDowncast(node, to: SpacerNode.self).update(to: view.minLength)
    }
}

final class SpacerNode: LeafNode {
    private var minLength: CGFloat?

    init(_ minLength: CGFloat?, in context: NodeContext) {
        self.minLength = minLength
        super.init(in: context)
    }

    func update(to newValue: CGFloat?) {
        guard newValue != minLength else { return }
        minLength = newValue
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        SpacerRule.size(minLength: minLength, axis: stackAxis, proposal: proposal)
    }

    override var spacing: ViewSpacing { SpacerRule.spacing(axis: stackAxis) }
}

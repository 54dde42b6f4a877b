import EspalierDisplayTree
import EspalierLayoutEngine
public import Foundation

/// Flexible space that expands along the axis of its stack.
public nonisolated struct Spacer: _PrimitiveView, Sendable {
    public typealias Body = Never

    /// The least length in points; nil for the platform's default, 8.
    public var minLength: CGFloat?

    /// Flexible space of at least `minLength` points, or 8 if nil.
    public nonisolated init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    @MainActor public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode {
        SpacerNode(view.minLength, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Spacer) {
        unsafeDowncast(node, to: SpacerNode.self).update(to: view.minLength)
    }
}

final class SpacerNode: LeafNode {
    private var minLength: CGFloat?

    init(_ minLength: CGFloat?, in context: __shared NodeContext) {
        self.minLength = minLength
        super.init(in: context)
    }

    func update(to newValue: CGFloat?) {
        guard newValue != minLength else { return }
        minLength = newValue
        invalidateLayout()
    }

    private var rule: SpacerRule { SpacerRule(minimum: minLength, axis: stackAxis) }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize { rule.measuredSize(for: proposal) }
    override var spacing: ViewSpacing { rule.spacing }
    override var inheritedPriority: Double { SpacerRule.priority }
}

import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A line that separates views. In a row it is vertical, anywhere else horizontal.
public nonisolated struct Divider: _PrimitiveView, Sendable {
    public typealias Body = Never

    /// A line that separates views.
    public init() {}

    @MainActor public static func _makeNode(_ view: Divider, in context: _NodeContext) -> _ViewNode {
        DividerNode(in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Divider) {}
}

final class DividerNode: LeafNode {
    override var setsTrait: Bool { true }
    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(MenuRowTrait.self) ? true : super.trait(key)
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        DividerRule(stackAxis: stackAxis).measuredSize(for: proposal)
    }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        DisplayNode(
            id: displayNumber, type: "Divider", frame: frame,
            content: .part(.line(stackAxis == .horizontal ? .leading : .top, .named(.separator))),
            semantics: Semantics(role: .separator), animation: animation)
    }
}

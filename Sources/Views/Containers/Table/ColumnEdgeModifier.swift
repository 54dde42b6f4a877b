import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Makes a view the edge of a column, by which the user changes the column's width: by dragging it, or with the arrow keys.
package nonisolated struct ColumnEdgeModifier: NodeModifier, ViewlessModifier {
    let width: CGFloat
    let range: ClosedRange<CGFloat>
    let resize: @MainActor (CGFloat) -> Void

    @MainActor func makeNode(in context: NodeContext) -> ColumnEdgeNode { ColumnEdgeNode(self, in: context) }
    @MainActor func update(_ node: ColumnEdgeNode) { node.update(to: self) }
}

/// The node of the edge of a column. The page drags it, and reports the column's width.
final class ColumnEdgeNode: BoxNode {
    /// The largest width that a page may report, in points.
    private static let widthLimit: CGFloat = 10_000

    private var edge: ColumnEdgeModifier

    init(_ edge: ColumnEdgeModifier, in context: __shared NodeContext) {
        self.edge = edge
        super.init(in: context)
    }

    func update(to newEdge: ColumnEdgeModifier) {
        if newEdge.width != edge.width || newEdge.range != edge.range { setNeedsDisplay() }
        edge = newEdge
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { ColumnEdgeNode(edge, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: ColumnEdgeNode.self).update(to: edge) }

    override var typeName: String { "ColumnEdge" }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        graph.setTarget(displayNumber, self)
        return DisplayNode(
            id: displayNumber, type: "ColumnEdge", frame: frame,
            content: .part(
                .columnEdge(
                    ColumnEdge(
                        width: edge.width, minimum: edge.range.lowerBound,
                        maximum: min(edge.range.upperBound, Self.widthLimit)))),
            semantics: Semantics(role: .separator, isFocusable: true), events: .change, children: children,
            animation: animation)
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .change else { throw .notTaken(node: event.node, type: event.type) }
        guard case .number(let number) = event.value, number.isFinite, 0...Double(Self.widthLimit) ~= number else {
            throw .wrongValue(
                node: event.node, type: event.type, expected: "a number from 0 to \(Int(Self.widthLimit))")
        }
        edge.resize(min(max(CGFloat(number), edge.range.lowerBound), edge.range.upperBound))
    }
}

import EspalierDisplayTree
package import EspalierLayoutEngine
import Foundation

/// A line that is one pixel of the screen thick, at an edge of a frame that is one point thick.
///
/// The frame has the same size on every screen, so that no layout depends on the screen. The browser draws the line as a
/// border, because it keeps borders visible and sharp at any position.
package nonisolated struct Hairline: _PrimitiveView {
    package typealias Body = Never

    let edge: Edge
    let style: AnyShapeStyle

    /// A line in a style.
    ///
    /// - Parameter edge: The edge of the frame. A line at `leading` or `trailing` is vertical.
    package init<S: ShapeStyle>(_ edge: Edge, _ style: S) {
        self.edge = edge
        self.style = AnyShapeStyle(style)
    }

    /// A line in the color of separators.
    package init(_ edge: Edge) {
        self.init(edge, SeparatorShapeStyle())
    }

    /// A line in a color; nil for that of separators.
    init(_ edge: Edge, _ color: Color?) {
        self.edge = edge
        style = color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(SeparatorShapeStyle())
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        HairlineNode(view, in: context)
    }

    @MainActor package static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: HairlineNode.self).update(to: view)
    }
}

final class HairlineNode: LeafNode {
    private var line: Hairline

    init(_ line: Hairline, in context: __shared NodeContext) {
        self.line = line
        super.init(in: context)
    }

    func update(to newLine: Hairline) {
        if newLine.edge == line.edge, newLine.style.isEqual(to: line.style) { return }
        if newLine.edge != line.edge { invalidateLayout() }
        line = newLine
        setNeedsDisplay()
    }

    override var typeName: String { "Separator" }
    override func environmentDidChange() { setNeedsDisplay() }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        let isVertical = line.edge == .leading || line.edge == .trailing
        return DividerRule(stackAxis: isVertical ? .horizontal : nil).measuredSize(for: proposal)
    }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        let paint = line.style.resolved(in: environment.shapeStyleContext)
        return DisplayNode(
            id: displayNumber, type: "Separator", frame: frame,
            content: .part(.line(line.edge, paint.firstColor ?? .named(.separator))), animation: animation)
    }
}

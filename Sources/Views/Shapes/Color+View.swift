import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension Color: View, _PrimitiveView {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Color, in context: _NodeContext) -> _ViewNode {
        ColorNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Color) {
        paired(node, as: ColorNode.self).update(to: view)
    }
}

/// Draws a color as a view that fills the proposed space.
final class ColorNode: LeafNode {
    private var color: Color

    init(_ color: Color, in context: __shared NodeContext) {
        self.color = color
        super.init(in: context)
    }

    func update(to newColor: Color) {
        guard newColor != color else { return }
        color = newColor
        setNeedsDisplay()
    }

    override func environmentDidChange() {
        setNeedsDisplay()
    }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        let paint = DisplayPaint.color(color.resolved(in: environment.shapeStyleContext))
        return DisplayNode(
            id: displayNumber, type: "Color", frame: frame, appearance: Appearance(background: paint),
            animation: animation)
    }
}

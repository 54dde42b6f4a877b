import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The spinner of a task of unknown length. The browser animates it.
nonisolated struct Spinner: _PrimitiveView {
    typealias Body = Never

    let length: CGFloat

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        SpinnerNode(view.length, in: context)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: SpinnerNode.self).update(to: view.length)
    }
}

final class SpinnerNode: LeafNode {
    private var length: CGFloat

    init(_ length: CGFloat, in context: __shared NodeContext) {
        self.length = length
        super.init(in: context)
    }

    func update(to newLength: CGFloat) {
        guard newLength != length else { return }
        length = newLength
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        .always(CGSize(width: length, height: length))
    }

    override func environmentDidChange() { setNeedsDisplay() }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        var tint: DisplayColor?
        if case .color(let color)? = environment.shapeStyleContext.tint { tint = color }
        return DisplayNode(
            id: displayNumber, type: "ProgressView", frame: frame,
            content: .control(DisplayControl(kind: .spinner, tint: tint)), animation: animation)
    }
}

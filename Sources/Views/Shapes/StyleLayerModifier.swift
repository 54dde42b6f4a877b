import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Fills the frame of a view and the adjacent safe area with a style, behind the view or in front.
package nonisolated struct StyleLayerModifier<S: ShapeStyle>: NodeModifier, ViewlessModifier {
    let style: S
    /// The edges at which the style extends into the safe area.
    let edges: Edge.Set
    let isInFront: Bool

    @MainActor func makeNode(in context: NodeContext) -> StyleLayerNode<S> { StyleLayerNode(self, in: context) }
    @MainActor func update(_ node: StyleLayerNode<S>) { node.update(to: self) }
}

/// Draws a style behind a view or in front, as a rectangle beside the view's own drawing.
final class StyleLayerNode<S: ShapeStyle>: WrapperNode {
    private var modifier: StyleLayerModifier<S>
    /// Whether the view touches an edge of the safe area, beyond which the style extends.
    private var reachesOut = false

    init(_ modifier: __shared StyleLayerModifier<S>, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    func update(to newModifier: StyleLayerModifier<S>) {
        let isSame =
            newModifier.edges == modifier.edges && newModifier.isInFront == modifier.isInFront
            && ValueComparison.areEqual(newModifier.style, modifier.style)
        if isSame { return }
        modifier = newModifier
        content?.setEnvironment(environmentForChildren())
        needsPlacement = true
        invalidateLayout()
        setNeedsDisplay()
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { StyleLayerNode(modifier, in: context) }

    override func refresh(_ copy: WrapperNode) {
        paired(copy, as: StyleLayerNode<S>.self).update(to: modifier)
    }

    override func environmentDidChange() { setNeedsDisplay() }

    override func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues {
        modifier.isInFront ? outer : outer.onBackground(modifier.style)
    }

    override func placeItems() {
        super.placeItems()
        let reachedOut = reachesOut
        reachesOut = safeAreaExpansion(at: modifier.edges) != EdgeInsets()
        if reachedOut || reachesOut { setNeedsDisplay() }
    }

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        if modifier.isInFront { super.displayContents(into: &builder, at: position) }
        displayLayer(into: &builder, at: position)
        if !modifier.isInFront { super.displayContents(into: &builder, at: position) }
    }

    private func displayLayer(into builder: inout DisplayBuilder, at position: CGPoint) {
        guard item != nil else { return }
        var area = CGRect(origin: position, size: size)
        if reachesOut {
            let expansion = safeAreaExpansion(at: modifier.edges)
            area = CGRect(
                x: area.minX - expansion.leading, y: area.minY - expansion.top,
                width: area.width + expansion.horizontal, height: area.height + expansion.vertical)
        }
        let frame = PixelGrid.round(area)
        builder.addElement(of: self, at: frame, isCurrent: !needsDisplay) { builder in
            let filled = modifier.style.filled(in: environment.shapeStyleContext)
            let shape = DisplayShape(
                outline: .roundedRectangle(radius: 0), fill: filled.paint, shadows: filled.shadows)
            return DisplayNode(
                id: displayNumber, type: "Rectangle", frame: frame, content: .shape(shape), animation: builder.animation
            )
        }
    }
}

/// A view that fills or strokes a shape, and to which further fills and strokes can be added.
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape that is drawn.
    nonisolated var shape: Content { get }
}

/// A view that `ShapeNode` draws, over a background.
nonisolated protocol DrawnShapeView: _PrimitiveView {
    associatedtype Background: View
    var drawing: ShapeDrawing { get }
    var background: Background { get }
}

extension DrawnShapeView {
    /// The drawing, including the fill behind it if the background is just a fill.
    private var merged: ShapeDrawing {
        var merged = drawing
        if merged.fill == nil, let layer = background as? any FillLayer {
            merged.fill = layer.fill
            merged.fillStyle = layer.fillStyle
        }
        return merged
    }

    @MainActor private var isMerged: Bool {
        Background.self == EmptyView.self || drawing.fill == nil && background is any FillLayer
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        if view.isMerged { return ShapeNode(view.merged, in: context) }
        func make<V: View>(_ layers: V) -> _ViewNode { V._makeNode(layers, in: context) }
        return make(PlainShape(drawing: view.drawing).background { view.background })
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        if view.isMerged { return paired(node, as: ShapeNode.self).update(to: view.merged) }
        func update<V: View>(_ layers: V) { V._updateNode(node, to: layers) }
        update(PlainShape(drawing: view.drawing).background { view.background })
    }
}

/// A view that is just a filled shape, so a stroke over it is drawn in the same node.
nonisolated protocol FillLayer {
    var fill: any ShapeStyle { get }
    var fillStyle: FillStyle { get }
}

/// A drawing without a background.
nonisolated struct PlainShape: _PrimitiveView {
    typealias Body = Never

    let drawing: ShapeDrawing

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ShapeNode(view.drawing, in: context)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: ShapeNode.self).update(to: view.drawing)
    }
}

/// A filled shape.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, _PrimitiveView, FillLayer {
    public typealias Body = Never

    public let shape: Content
    public let style: Style
    public let fillStyle: FillStyle

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    nonisolated var fill: any ShapeStyle { style }

    private nonisolated var drawing: ShapeDrawing { ShapeDrawing(shape: shape, fill: style, fillStyle: fillStyle) }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ShapeNode(view.drawing, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: ShapeNode.self).update(to: view.drawing)
    }
}

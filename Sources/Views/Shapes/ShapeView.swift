public import Foundation

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

    @MainActor static func makeShapeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        if view.isMerged { return ShapeNode(view.merged, in: context) }
        func make<V: View>(_ layers: V) -> _ViewNode { V._makeNode(layers, in: context) }
        return make(PlainShape(drawing: view.drawing).background { view.background })
    }

    @MainActor static func updateShapeNode(_ node: _ViewNode, to view: Self) {
        if view.isMerged { return unsafeDowncast(node, to: ShapeNode.self).update(to: view.merged) }
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
        unsafeDowncast(node, to: ShapeNode.self).update(to: view.drawing)
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
        unsafeDowncast(node, to: ShapeNode.self).update(to: view.drawing)
    }
}

/// A filled shape over a background.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, DrawnShapeView
{
    public typealias Body = Never

    /// The shape that is drawn.
    public let shape: Content
    /// The style of the fill.
    public let style: Style
    /// The rules of the fill.
    public let fillStyle: FillStyle
    /// The view behind the shape.
    public let background: Background

    nonisolated var drawing: ShapeDrawing { ShapeDrawing(shape: shape, fill: style, fillStyle: fillStyle) }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        makeShapeNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) { updateShapeNode(node, to: view) }
}

/// A stroked shape over a background.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
    ShapeView, DrawnShapeView
{
    public typealias Body = Never

    /// The shape whose outline is drawn.
    public let shape: Content
    /// The style of the line.
    public let style: Style
    /// The width, caps, joins and dashes of the line.
    public let strokeStyle: StrokeStyle
    /// Whether edges are smoothed. Browsers always smooth them.
    public let isAntialiased: Bool
    /// The view behind the line.
    public let background: Background

    nonisolated var drawing: ShapeDrawing {
        ShapeDrawing(shape: shape, stroke: ShapeDrawing.Stroke(style: style, line: strokeStyle))
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        makeShapeNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) { updateShapeNode(node, to: view) }
}

/// A shape with a border inside its outline, over a background.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView, DrawnShapeView
{
    public typealias Body = Never

    /// The shape inside whose outline the line is drawn.
    public let shape: Content
    /// The style of the line.
    public let style: Style
    /// The width, caps, joins and dashes of the line.
    public let strokeStyle: StrokeStyle
    /// Whether edges are smoothed. Browsers always smooth them.
    public let isAntialiased: Bool
    /// The view behind the line.
    public let background: Background

    nonisolated var drawing: ShapeDrawing {
        ShapeDrawing(
            shape: shape,
            stroke: ShapeDrawing.Stroke(
                style: style, line: strokeStyle, insetShape: shape.inset(by: strokeStyle.width / 2)))
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        makeShapeNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) { updateShapeNode(node, to: view) }
}

// MARK: Fills and lines

extension Shape {
    /// Fills the shape with a style.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills the shape with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle(), style: style)
    }

    /// Strokes the shape's outline, half inside and half outside of it.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Strokes the shape's outline with a line of `lineWidth` points, half inside and half outside of it.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Strokes the shape inside its outline.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Strokes the shape inside its outline with a line of `lineWidth` points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Strokes the shape inside its outline in the foreground style.
    public nonisolated func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }

    /// Strokes the shape inside its outline in the foreground style, with a line of `lineWidth` points.
    public nonisolated func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
        strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView {
    /// Fills the shape with a style, over the view.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Strokes the shape's outline over the view.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Strokes the shape's outline over the view, with a line of `lineWidth` points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the shape inside its outline, over the view.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Strokes the shape inside its outline, over the view, with a line of `lineWidth` points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

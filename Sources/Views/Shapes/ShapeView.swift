public import Foundation

/// A view of a shape that is filled or drawn along, which further fills and lines can be put over.
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

/// A view of a shape as `ShapeNode` draws it, over what may lie behind.
nonisolated protocol DrawnShapeView: _PrimitiveView {
    associatedtype Background: View
    var drawing: ShapeDrawing { get }
    var background: Background { get }
}

extension DrawnShapeView {
    /// The drawing together with the fill behind it, where that is all that lies there.
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

/// A view that is nothing but a filled shape: a line over it is drawn together with it.
nonisolated protocol FillLayer {
    var fill: any ShapeStyle { get }
    var fillStyle: FillStyle { get }
}

/// A drawing alone.
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

/// A shape that is filled.
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

/// A shape that is filled, over what lies behind.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, DrawnShapeView
{
    public typealias Body = Never

    public let shape: Content
    public let style: Style
    public let fillStyle: FillStyle
    public let background: Background

    nonisolated var drawing: ShapeDrawing { ShapeDrawing(shape: shape, fill: style, fillStyle: fillStyle) }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        makeShapeNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) { updateShapeNode(node, to: view) }
}

/// A shape's outline, drawn along, over what lies behind.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
    ShapeView, DrawnShapeView
{
    public typealias Body = Never

    public let shape: Content
    public let style: Style
    public let strokeStyle: StrokeStyle
    public let isAntialiased: Bool
    public let background: Background

    nonisolated var drawing: ShapeDrawing {
        ShapeDrawing(shape: shape, stroke: ShapeDrawing.Stroke(style: style, line: strokeStyle))
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        makeShapeNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) { updateShapeNode(node, to: view) }
}

/// A shape's outline, drawn inside of it, over what lies behind.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView, DrawnShapeView
{
    public typealias Body = Never

    public let shape: Content
    public let style: Style
    public let strokeStyle: StrokeStyle
    public let isAntialiased: Bool
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
    /// The shape filled with a style.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The shape filled with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle(), style: style)
    }

    /// The shape's outline, drawn half inside and half outside of it.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// The shape's outline in a line of `lineWidth` points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// The shape's outline, drawn inside of it.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// The shape's outline, drawn inside of it in a line of `lineWidth` points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The shape's outline in the foreground style, drawn inside of it.
    public nonisolated func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }

    /// The shape's outline in the foreground style, drawn inside of it.
    public nonisolated func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
        strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView {
    /// The shape filled with a style, over what is drawn already.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// The shape's outline over what is drawn already.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// The shape's outline in a line of `lineWidth` points over what is drawn already.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// The shape's outline, drawn inside of it, over what is drawn already.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// The shape's outline, drawn inside of it in a line of `lineWidth` points, over what is drawn already.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

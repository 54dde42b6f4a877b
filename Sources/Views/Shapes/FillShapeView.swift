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
}

extension Shape {
    /// Fills the shape with a style.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills the shape with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle(), style: style)
    }
}

extension ShapeView {
    /// Fills the shape with a style, over the view.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }
}

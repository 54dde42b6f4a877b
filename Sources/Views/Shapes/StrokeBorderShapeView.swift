public import Foundation

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

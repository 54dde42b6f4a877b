public import Foundation

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
}

extension Shape {
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

extension ShapeView {
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

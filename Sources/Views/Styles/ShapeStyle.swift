package import EspalierDisplayTree

/// A colour, gradient, material or other pattern to draw text, symbols and shapes with.
public protocol ShapeStyle: Sendable {
    /// Writes the paint that the style stands for where `shape` is drawn. Styles of this library implement it; others
    /// are defined by what they resolve to.
    func _apply(to shape: inout _ShapeStyle_Shape)
}

/// The place where a style is drawn, and the paint that the style gives for it.
public struct _ShapeStyle_Shape {
    package var context: ShapeStyleContext
    package var paint: DisplayPaint

    package init(context: ShapeStyleContext) {
        self.context = context
        paint = context.foregroundPaint
    }
}

extension ShapeStyle {
    /// The paint that the style stands for in a context.
    package func resolved(in context: ShapeStyleContext) -> DisplayPaint {
        var shape = _ShapeStyle_Shape(context: context)
        _apply(to: &shape)
        return shape.paint
    }
}

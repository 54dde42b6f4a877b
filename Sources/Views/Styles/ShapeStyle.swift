package import EspalierDisplayTree

/// A colour, gradient, material or other pattern for text, symbols and shapes.
public protocol ShapeStyle: Sendable {
    /// Writes the style's paint into `shape`. Styles of this library implement it; other styles are defined by the
    /// style that they resolve to.
    func _apply(to shape: inout _ShapeStyle_Shape)
}

/// The context of a style and the resulting paint.
public struct _ShapeStyle_Shape {
    package var context: ShapeStyleContext
    package var paint: DisplayPaint
    /// The shadows of what is filled.
    package var shadows: [DisplayPaintShadow] = []

    package init(context: ShapeStyleContext) {
        self.context = context
        paint = context.foregroundPaint
    }
}

extension ShapeStyle {
    /// The style's paint and shadows in a context.
    package func filled(in context: ShapeStyleContext) -> _ShapeStyle_Shape {
        var shape = _ShapeStyle_Shape(context: context)
        _apply(to: &shape)
        return shape
    }

    /// The style's paint in a context.
    package func resolved(in context: ShapeStyleContext) -> DisplayPaint {
        var shape = _ShapeStyle_Shape(context: context)
        _apply(to: &shape)
        return shape.paint
    }
}

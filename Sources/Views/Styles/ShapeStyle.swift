package import EspalierDisplayTree

/// A color, gradient, material or other pattern for text, symbols and shapes.
public protocol ShapeStyle: Sendable {
    /// The style that an app's own style stands for; `Never` for styles of this library.
    associatedtype Resolved: ShapeStyle = Never

    /// Chooses the style for an environment. An app's own styles implement it.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Writes the style's paint into `shape`. Styles of this library implement it; other styles are defined by the
    /// style that they resolve to.
    func _apply(to shape: inout _ShapeStyle_Shape)
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) resolves to no other style.")
    }
}

extension ShapeStyle {
    /// Writes the paint of the style that this one resolves to. A style that resolves to none has the paint of the content.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        guard Resolved.self != Never.self else { return }
        resolve(in: shape.context.environmentValues)._apply(to: &shape)
    }
}

extension Never: ShapeStyle {}

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

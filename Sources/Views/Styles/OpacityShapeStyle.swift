import EspalierDisplayTree

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Float

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        style._apply(to: &shape)
        shape.paint = shape.paint.multiplied(by: opacity)
        for index in shape.shadows.indices {
            shape.shadows[index].shadow.color = shape.shadows[index].shadow.color.multiplied(by: opacity)
        }
    }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}
extension _OpacityShapeStyle: Hashable where Style: Hashable {}

extension ShapeStyle {
    /// The style with its opacity multiplied by `opacity`, which is clamped to 0…1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: Float(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its opacity multiplied by `opacity`, which is clamped to 0…1.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}

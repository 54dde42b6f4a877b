import EspalierDisplayTree

extension Color: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(resolved(in: shape.context))
    }
}

extension Color.Resolved: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        Color(self)._apply(to: &shape)
    }
}

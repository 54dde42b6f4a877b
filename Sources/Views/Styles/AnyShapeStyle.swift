/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
    package let style: any ShapeStyle

    /// Erases the type of a style.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        style._apply(to: &shape)
    }
}

extension AnyShapeStyle {
    /// Whether both wrap equal styles of the same type; false for styles that cannot be compared.
    package func isEqual(to other: AnyShapeStyle) -> Bool {
        guard let mine = style as? any Equatable else { return false }
        return mine.isEqual(to: other.style)
    }
}

extension Equatable {
    /// Whether the other value is of the same type and equal.
    package func isEqual(to other: Any) -> Bool {
        (other as? Self).map { self == $0 } ?? false
    }
}

/// The standard gradient of a color; see `Color.gradient`.
public struct AnyGradient: ShapeStyle, Hashable {
    package let gradient: Gradient

    /// Wraps a gradient. As a style by itself it runs from top to bottom.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        gradient._apply(to: &shape)
    }
}

extension Color {
    /// The standard gradient of the color: from a lighter tone at the top to the color itself.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}

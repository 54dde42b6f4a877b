/// A gradient that the system makes of a colour.
public struct AnyGradient: ShapeStyle, Hashable {
    package let gradient: Gradient

    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        gradient._apply(to: &shape)
    }
}

extension Color {
    /// The usual gradient of the colour: from a lighter tone at the top to the colour itself.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}

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

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { Color.red }
    /// The system's orange.
    public static var orange: Color { Color.orange }
    /// The system's yellow.
    public static var yellow: Color { Color.yellow }
    /// The system's green.
    public static var green: Color { Color.green }
    /// The system's mint.
    public static var mint: Color { Color.mint }
    /// The system's teal.
    public static var teal: Color { Color.teal }
    /// The system's cyan.
    public static var cyan: Color { Color.cyan }
    /// The system's blue.
    public static var blue: Color { Color.blue }
    /// The system's indigo.
    public static var indigo: Color { Color.indigo }
    /// The system's purple.
    public static var purple: Color { Color.purple }
    /// The system's pink.
    public static var pink: Color { Color.pink }
    /// The system's brown.
    public static var brown: Color { Color.brown }
    /// White in both schemes.
    public static var white: Color { Color.white }
    /// The system's grey.
    public static var gray: Color { Color.gray }
    /// Black in both schemes.
    public static var black: Color { Color.black }
    /// A transparent colour.
    public static var clear: Color { Color.clear }
}

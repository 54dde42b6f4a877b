import EspalierDisplayTree

extension Color {
    fileprivate init(_ name: NamedColor) {
        self.init(.named(name, opacity: 1))
    }

    /// The color of primary content: black in the light scheme, white in the dark one.
    public static let primary = Color(NamedColor.label)

    /// The color of secondary content.
    public static let secondary = Color(NamedColor.secondaryLabel)

    /// The environment's tint: the app's accent color unless `tint` or `accentColor` set another.
    public static let accentColor = Color(.tint(opacity: 1))
}

/// The colors that styles and `Color` share. Each has one declaration for both `Color.red` and `.foregroundStyle(.red)`: with a second one
/// in `Color`, the compiler would try both at each use, and the time of an expression would grow with the power of its colors.
extension ShapeStyle where Self == Color {
    /// The system's red, which differs in light and dark like all colors of the system.
    public static var red: Color { Color(.red) }
    /// The system's orange.
    public static var orange: Color { Color(.orange) }
    /// The system's yellow.
    public static var yellow: Color { Color(.yellow) }
    /// The system's green.
    public static var green: Color { Color(.green) }
    /// The system's mint.
    public static var mint: Color { Color(.mint) }
    /// The system's teal.
    public static var teal: Color { Color(.teal) }
    /// The system's cyan.
    public static var cyan: Color { Color(.cyan) }
    /// The system's blue.
    public static var blue: Color { Color(.blue) }
    /// The system's indigo.
    public static var indigo: Color { Color(.indigo) }
    /// The system's purple.
    public static var purple: Color { Color(.purple) }
    /// The system's pink.
    public static var pink: Color { Color(.pink) }
    /// The system's brown.
    public static var brown: Color { Color(.brown) }
    /// The system's gray.
    public static var gray: Color { Color(.gray) }
    /// White in both schemes.
    public static var white: Color { Color(.rgb(red: 1, green: 1, blue: 1, opacity: 1)) }
    /// Black in both schemes.
    public static var black: Color { Color(.rgb(red: 0, green: 0, blue: 0, opacity: 1)) }
    /// A transparent color.
    public static var clear: Color { Color(.rgb(red: 0, green: 0, blue: 0, opacity: 0)) }
}

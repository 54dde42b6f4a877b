import EspalierDisplayTree

extension Color {
    private init(_ name: NamedColor) {
        self.init(.named(name, opacity: 1))
    }

    /// The system's red, which differs in light and dark like all colours of the system.
    public static let red = Color(.red)
    /// The system's orange.
    public static let orange = Color(.orange)
    /// The system's yellow.
    public static let yellow = Color(.yellow)
    /// The system's green.
    public static let green = Color(.green)
    /// The system's mint.
    public static let mint = Color(.mint)
    /// The system's teal.
    public static let teal = Color(.teal)
    /// The system's cyan.
    public static let cyan = Color(.cyan)
    /// The system's blue.
    public static let blue = Color(.blue)
    /// The system's indigo.
    public static let indigo = Color(.indigo)
    /// The system's purple.
    public static let purple = Color(.purple)
    /// The system's pink.
    public static let pink = Color(.pink)
    /// The system's brown.
    public static let brown = Color(.brown)
    /// The system's grey.
    public static let gray = Color(.gray)
    /// White in both schemes.
    public static let white = Color(.rgb(red: 1, green: 1, blue: 1, opacity: 1))
    /// Black in both schemes.
    public static let black = Color(.rgb(red: 0, green: 0, blue: 0, opacity: 1))
    /// A transparent colour.
    public static let clear = Color(.rgb(red: 0, green: 0, blue: 0, opacity: 0))

    /// The colour of primary content: black in the light scheme, white in the dark one.
    public static let primary = Color(NamedColor.label)

    /// The colour of secondary content.
    public static let secondary = Color(NamedColor.secondaryLabel)

    /// The environment's tint: the app's accent colour unless `tint` or `accentColor` set another.
    public static let accentColor = Color(.tint(opacity: 1))
}

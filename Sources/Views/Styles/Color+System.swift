import EspalierDisplayTree

extension Color {
    private init(_ name: NamedColor) {
        self.init(.named(name, opacity: 1))
    }

    public static let red = Color(.red)
    public static let orange = Color(.orange)
    public static let yellow = Color(.yellow)
    public static let green = Color(.green)
    public static let mint = Color(.mint)
    public static let teal = Color(.teal)
    public static let cyan = Color(.cyan)
    public static let blue = Color(.blue)
    public static let indigo = Color(.indigo)
    public static let purple = Color(.purple)
    public static let pink = Color(.pink)
    public static let brown = Color(.brown)
    public static let gray = Color(.gray)
    public static let white = Color(.rgb(red: 1, green: 1, blue: 1, opacity: 1))
    public static let black = Color(.rgb(red: 0, green: 0, blue: 0, opacity: 1))
    public static let clear = Color(.rgb(red: 0, green: 0, blue: 0, opacity: 0))

    /// The colour of primary content: black in the light scheme, white in the dark one.
    public static let primary = Color(NamedColor.label)

    /// The colour of secondary content.
    public static let secondary = Color(NamedColor.secondaryLabel)

    /// The tint of the place where the colour is used: the app's accent unless `tint` or `accentColor` set another.
    public static let accentColor = Color(.tint(opacity: 1))
}

import EspalierDisplayTree
import EspalierViews

extension UIColor {
    private convenience init(_ name: NamedColor) {
        self.init(Color(.named(name, opacity: 1)))
    }

    // MARK: Colors that depend on the scheme

    /// The background of a page.
    public static let systemBackground = UIColor(NamedColor.background)
    /// The background of groups on a page.
    public static let secondarySystemBackground = UIColor(NamedColor.secondaryBackground)
    /// The background of groups inside groups.
    public static let tertiarySystemBackground = UIColor(NamedColor.tertiaryBackground)
    /// The background of a page with grouped content.
    public static let systemGroupedBackground = UIColor(NamedColor.groupedBackground)
    /// The background of groups on a page with grouped content.
    public static let secondarySystemGroupedBackground = UIColor(NamedColor.secondaryGroupedBackground)
    /// The background of groups inside such groups.
    public static let tertiarySystemGroupedBackground = UIColor(NamedColor.groupedBackground)
    /// The color of primary text.
    public static let label = UIColor(NamedColor.label)
    /// The color of secondary text.
    public static let secondaryLabel = UIColor(NamedColor.secondaryLabel)
    /// The color of tertiary text.
    public static let tertiaryLabel = UIColor(NamedColor.tertiaryLabel)
    /// The color of quaternary text.
    public static let quaternaryLabel = UIColor(NamedColor.quaternaryLabel)
    /// The color of the text in an empty field.
    public static let placeholderText = UIColor(NamedColor.placeholder)
    /// The color of links.
    public static let link = UIColor(NamedColor.link)
    /// The color of lines between contents, which let them show through.
    public static let separator = UIColor(NamedColor.separator)
    /// The background of thin shapes, such as the track of a slider.
    public static let systemFill = UIColor(NamedColor.fill)
    /// The background of shapes of medium size, such as a switch.
    public static let secondarySystemFill = UIColor(NamedColor.secondaryFill)
    /// The background of large shapes, such as fields and buttons.
    public static let tertiarySystemFill = UIColor(NamedColor.tertiaryFill)
    /// The background of large areas with content.
    public static let quaternarySystemFill = UIColor(NamedColor.quaternaryFill)
    /// The system's red.
    public static let systemRed = UIColor(NamedColor.red)
    /// The system's orange.
    public static let systemOrange = UIColor(NamedColor.orange)
    /// The system's yellow.
    public static let systemYellow = UIColor(NamedColor.yellow)
    /// The system's green.
    public static let systemGreen = UIColor(NamedColor.green)
    /// The system's mint.
    public static let systemMint = UIColor(NamedColor.mint)
    /// The system's teal.
    public static let systemTeal = UIColor(NamedColor.teal)
    /// The system's cyan.
    public static let systemCyan = UIColor(NamedColor.cyan)
    /// The system's blue.
    public static let systemBlue = UIColor(NamedColor.blue)
    /// The system's indigo.
    public static let systemIndigo = UIColor(NamedColor.indigo)
    /// The system's purple.
    public static let systemPurple = UIColor(NamedColor.purple)
    /// The system's pink.
    public static let systemPink = UIColor(NamedColor.pink)
    /// The system's brown.
    public static let systemBrown = UIColor(NamedColor.brown)
    /// The standard gray.
    public static let systemGray = UIColor(NamedColor.gray)
    /// A gray one step nearer to the background than `systemGray`.
    public static let systemGray2 = UIColor(NamedColor.gray2)
    /// A gray two steps nearer to the background than `systemGray`.
    public static let systemGray3 = UIColor(NamedColor.gray3)
    /// A gray three steps nearer to the background than `systemGray`.
    public static let systemGray4 = UIColor(NamedColor.gray4)
    /// A gray four steps nearer to the background than `systemGray`.
    public static let systemGray5 = UIColor(NamedColor.gray5)
    /// The gray nearest to the background.
    public static let systemGray6 = UIColor(NamedColor.gray6)
    /// The color of lines between contents, which hides what is behind them.
    public static let opaqueSeparator = UIColor(
        light: UIColor(red: 198 / 255, green: 198 / 255, blue: 200 / 255, alpha: 1),
        dark: UIColor(red: 56 / 255, green: 56 / 255, blue: 58 / 255, alpha: 1))
    /// The accent color of the views around.
    public static let tintColor = UIColor(Color(.tint(opacity: 1)))
    /// A light color for text on dark backgrounds, in both schemes.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// A dark color for text on light backgrounds, in both schemes.
    public static let darkText = UIColor(white: 0, alpha: 1)

    // MARK: Colors that are the same in both schemes

    /// Components 0, 0 and 0.
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// Components 1, 1 and 1.
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Components 1 / 3, 1 / 3 and 1 / 3.
    public static let darkGray = UIColor(red: 1 / 3, green: 1 / 3, blue: 1 / 3, alpha: 1)
    /// Components 2 / 3, 2 / 3 and 2 / 3.
    public static let lightGray = UIColor(red: 2 / 3, green: 2 / 3, blue: 2 / 3, alpha: 1)
    /// Components 0.5, 0.5 and 0.5.
    public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    /// Components 1, 0 and 0.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Components 0, 1 and 0.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Components 0, 0 and 1.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Components 0, 1 and 1.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Components 1, 1 and 0.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Components 1, 0 and 1.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Components 1, 0.5 and 0.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Components 0.5, 0 and 0.5.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Components 0.6, 0.4 and 0.2.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// A transparent color.
    public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

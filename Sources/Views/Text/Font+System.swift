public import Foundation

extension Font {
    /// The font of large titles, 34 points at the default text size.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The font of titles, 28 points at the default text size.
    public static let title = Font(.style(.title))
    /// The font of second-level titles, 22 points at the default text size.
    public static let title2 = Font(.style(.title2))
    /// The font of third-level titles, 20 points at the default text size.
    public static let title3 = Font(.style(.title3))
    /// The font of headings, 17 points and semibold at the default text size.
    public static let headline = Font(.style(.headline))
    /// The font of subheadings, 15 points at the default text size.
    public static let subheadline = Font(.style(.subheadline))
    /// The font of running text, 17 points at the default text size.
    public static let body = Font(.style(.body))
    /// The font of callouts, 16 points at the default text size.
    public static let callout = Font(.style(.callout))
    /// The font of footnotes, 13 points at the default text size.
    public static let footnote = Font(.style(.footnote))
    /// The font of captions, 12 points at the default text size.
    public static let caption = Font(.style(.caption))
    /// The font of small captions, 11 points at the default text size.
    public static let caption2 = Font(.style(.caption2))

    /// The system font of a text style, scaled with the user's text size.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), design: design, weight: weight)
    }

    /// The system font at a fixed size in points. A size that is negative or not finite counts as 0.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: checked(size)), design: design, weight: weight)
    }

    static func checked(_ size: CGFloat) -> CGFloat {
        size.isFinite ? max(size, 0) : 0
    }
}

extension Font {
    /// The font at a size that does not depend on the user's text size.
    package func withFixedSize(_ size: CGFloat) -> Font {
        var font = self
        switch base {
        case .style(let style):
            font.base = .system(size: size)
            if font.modifiers.weight == nil, style.weight != .regular { font.modifiers.weight = style.weight }
        case .system: font.base = .system(size: size)
        case .custom(let name, _, _): font.base = .custom(name: name, size: size, relativeTo: nil)
        }
        return font
    }

    /// The font in a design of letters.
    package func withDesign(_ design: Design) -> Font {
        var font = self
        font.design = design
        return font
    }
}

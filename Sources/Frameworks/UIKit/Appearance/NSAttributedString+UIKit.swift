import EspalierViews
public import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The `UIColor` of the letters.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The `UIColor` behind the letters.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The extra distance between letters in points, a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The distance over the baseline in points, a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The `UIColor` of the line under the letters.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The `UIColor` of the line through the letters.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A URL or a string. Labels show it in the tint, and do not open it.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// An `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// An `NSShadow`. Labels use that of the first character.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The extra distance between letters in points, a number. It takes precedence over `kern`.
    public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
    /// The slant of letters, a number. One that is not 0 selects italics.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The `UIColor` of outlines. It has no effect: letters are filled.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of outlines in percent of the font's size. It has no effect: letters are filled.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// Whether ligatures are used, a number. It has no effect: the font decides.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The logarithm of the factor of the letters' width. It has no effect.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// Directions of writing, an array of numbers. It has no effect: the letters decide.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// Whether the text runs from top to bottom. It has no effect: all lines are horizontal.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
    /// An effect such as letterpress. It has no effect.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}

extension NSAttributedString {
    /// The string as a text whose parts have their own styles.
    ///
    /// - Parameters:
    ///   - font: The font of parts without one.
    ///   - color: The color of parts without one; nil for that of the place.
    ///   - opensLinks: Whether the user can open links. Otherwise they only look so.
    func text(font: UIFont, color: UIColor?, opensLinks: Bool = false) -> Text {
        let letters = string as NSString
        var runs: [AttributedRun] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            runs.append(AttributedRun(string: letters.substring(with: range), attributes: attributes))
        }
        return runs.text(font: font, color: color, opensLinks: opensLinks)
    }

    /// The style of the first paragraph; nil for none.
    var firstParagraphStyle: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }

    /// The URL of a link, which is a URL or a string; nil for a string that is no URL.
    static func url(_ link: Any) -> URL? { link as? URL ?? (link as? String).flatMap { URL(string: $0) } }

    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    static func line(_ style: Any?, _ color: Any?) -> Text.LineStyle? {
        let style = (style as? NSUnderlineStyle)?.rawValue ?? number(style).flatMap { Int(exactly: $0) } ?? 0
        guard style != 0 else { return nil }
        return Text.LineStyle(
            pattern: NSUnderlineStyle(rawValue: style).pattern, color: (color as? UIColor).map { Color($0) })
    }
}

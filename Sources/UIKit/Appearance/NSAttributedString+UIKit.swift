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
    /// An `NSParagraphStyle`. Labels use the alignment and the line spacing of the first one.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

extension NSAttributedString {
    /// The string as a text whose parts have their own styles.
    ///
    /// - Parameters:
    ///   - font: The font of parts without one.
    ///   - color: The colour of parts without one; nil for that of the place.
    func text(font: UIFont, color: UIColor?) -> Text {
        var attributed = AttributedString()
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            var part = AttributedString(attributedSubstring(from: range).string)
            part.swiftUI.font = Font(attributes[.font] as? UIFont ?? font)
            if let color = attributes[.foregroundColor] as? UIColor ?? color {
                part.swiftUI.foregroundColor = Color(color)
            } else if attributes[.link] != nil {
                part.swiftUI.foregroundColor = .accentColor
            }
            if let color = attributes[.backgroundColor] as? UIColor { part.swiftUI.backgroundColor = Color(color) }
            if let kern = Self.number(attributes[.kern]) { part.swiftUI.kern = kern }
            if let offset = Self.number(attributes[.baselineOffset]) { part.swiftUI.baselineOffset = offset }
            part.swiftUI.underlineStyle = Self.line(attributes[.underlineStyle], attributes[.underlineColor])
            part.swiftUI.strikethroughStyle = Self.line(
                attributes[.strikethroughStyle], attributes[.strikethroughColor])
            attributed += part
        }
        return Text(attributed)
    }

    /// The style of the first paragraph; nil for none.
    var firstParagraphStyle: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }

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

    private static func line(_ style: Any?, _ color: Any?) -> Text.LineStyle? {
        let style = (style as? NSUnderlineStyle)?.rawValue ?? number(style).flatMap { Int(exactly: $0) } ?? 0
        guard style != 0 else { return nil }
        return Text.LineStyle(
            pattern: NSUnderlineStyle(rawValue: style).pattern, color: (color as? UIColor).map { Color($0) })
    }
}

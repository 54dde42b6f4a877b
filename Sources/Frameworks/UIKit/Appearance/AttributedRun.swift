import EspalierViews
import Foundation

/// A part of a string, whose letters have the same attributes.
///
/// Foundation for Linux never releases the attributes of an `NSAttributedString`. What measures and draws strings therefore makes none.
struct AttributedRun {
    let string: String
    let attributes: [NSAttributedString.Key: Any]
}

extension [AttributedRun] {
    /// The runs as a text whose parts have their own styles.
    ///
    /// - Parameters:
    ///   - font: The font of parts without one.
    ///   - color: The color of parts without one; nil for that of the place.
    ///   - opensLinks: Whether the user can open links. Otherwise they only look so.
    func text(font: UIFont, color: UIColor?, opensLinks: Bool = false) -> Text {
        var attributed = AttributedString()
        // The parts in front of the last image.
        var before: Text?
        for run in self {
            let attributes = run.attributes
            let partFont = attributes[.font] as? UIFont ?? font
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                let text = before.map { $0 + Text(attributed) } ?? Text(attributed)
                attributed = AttributedString()
                let image = attachment.text(
                    font: partFont, color: attributes[.foregroundColor] as? UIColor ?? color)
                before = image.map { text + $0 } ?? text
                continue
            }
            var part = AttributedString(run.string)
            let slant = NSAttributedString.number(attributes[.obliqueness]) ?? 0
            part.swiftUI.font = slant == 0 ? Font(partFont) : Font(partFont).italic()
            if let color = attributes[.foregroundColor] as? UIColor ?? color {
                part.swiftUI.foregroundColor = Color(color)
            } else if attributes[.link] != nil {
                part.swiftUI.foregroundColor = .accentColor
            }
            if opensLinks { part.link = attributes[.link].flatMap(NSAttributedString.url) }
            if let color = attributes[.backgroundColor] as? UIColor { part.swiftUI.backgroundColor = Color(color) }
            if let kern = NSAttributedString.number(attributes[.tracking])
                ?? NSAttributedString.number(attributes[.kern])
            {
                part.swiftUI.kern = kern
            }
            if let offset = NSAttributedString.number(attributes[.baselineOffset]) {
                part.swiftUI.baselineOffset = offset
            }
            part.swiftUI.underlineStyle = NSAttributedString.line(
                attributes[.underlineStyle], attributes[.underlineColor])
            part.swiftUI.strikethroughStyle = NSAttributedString.line(
                attributes[.strikethroughStyle], attributes[.strikethroughColor])
            attributed += part
        }
        return before.map { $0 + Text(attributed) } ?? Text(attributed)
    }
}

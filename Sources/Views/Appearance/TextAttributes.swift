package import Foundation

/// The attributes of the texts of a bar or control.
package struct TextAttributes: Equatable {
    package var font: Font?
    package var color: Color?
    package var kerning: CGFloat?

    package init(font: Font? = nil, color: Color? = nil, kerning: CGFloat? = nil) {
        self.font = font
        self.color = color
        self.kerning = kerning
    }

    /// The text with the attributes.
    ///
    /// - Parameter usual: The font without an own one.
    func apply(to text: Text, font usual: Font) -> Text {
        let text = text.font(font ?? usual).foregroundColor(color)
        return kerning.map { text.kerning($0) } ?? text
    }
}

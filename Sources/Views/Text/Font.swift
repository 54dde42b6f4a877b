public import Foundation

/// A font of the system or one's own, which becomes a face and a size where it is used: by the user's text size.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        /// `relativeTo` is what the size grows with; nil for a fixed size.
        indirect case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    }

    var base: Base
    var design: Design?
    var modifiers = FontModifiers()

    init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
        self.base = base
        self.design = design
        modifiers.weight = weight
    }

    private func modified(_ change: (inout FontModifiers) -> Void) -> Font {
        var font = self
        change(&font.modifiers)
        return font
    }

    /// The font in that weight.
    public func weight(_ weight: Weight) -> Font {
        modified {
            $0.weight = weight
            $0.isBold = false
        }
    }

    /// The font in that width of letters.
    public func width(_ width: Width) -> Font { modified { $0.width = width } }

    /// The font in that width of letters: 0 for the usual one.
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

    /// The emphasised form of the font.
    public func bold() -> Font { modified { $0.isBold = true } }

    /// The emphasised form of the font, if `isActive`.
    public func bold(_ isActive: Bool) -> Font { modified { $0.isBold = isActive } }

    public func italic() -> Font { modified { $0.isItalic = true } }
    public func italic(_ isActive: Bool) -> Font { modified { $0.isItalic = isActive } }

    /// The font's form with letters of one width.
    public func monospaced() -> Font { modified { $0.isMonospaced = true } }
    public func monospaced(_ isActive: Bool) -> Font { modified { $0.isMonospaced = isActive } }

    /// The font with figures of one width.
    public func monospacedDigit() -> Font { modified { $0.hasMonospacedDigits = true } }

    /// The font with all letters as small capitals.
    public func smallCaps() -> Font { modified { $0.smallCaps = [.lowercase, .uppercase] } }

    /// The font with its lower-case letters as small capitals.
    public func lowercaseSmallCaps() -> Font { modified { $0.smallCaps.insert(.lowercase) } }

    /// The font with its capitals as small capitals.
    public func uppercaseSmallCaps() -> Font { modified { $0.smallCaps.insert(.uppercase) } }

    /// The font with that distance between lines.
    public func leading(_ leading: Leading) -> Font { modified { $0.leading = leading } }
}

/// What is asked of a font beyond its family and size.
struct FontModifiers: Hashable, Sendable {
    var weight: Font.Weight?
    /// In half the room: each text keeps its fonts.
    private var widthValue: Float?
    var leading: Font.Leading?
    var smallCaps: SmallCaps = []
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false

    var width: Font.Width? {
        get { widthValue.map { Font.Width(CGFloat($0)) } }
        set { widthValue = newValue.map { Float($0.value) } }
    }
}

/// The letters that are drawn as small capitals.
package struct SmallCaps: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let lowercase = SmallCaps(rawValue: 1)
    package static let uppercase = SmallCaps(rawValue: 2)
}

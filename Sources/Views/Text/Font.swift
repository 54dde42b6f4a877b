public import Foundation

/// A font of the system or by name. Its face and size depend on the environment, such as the user's text size.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        /// Scales with `relativeTo`; nil for a fixed size.
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

    /// The font in the given weight.
    public func weight(_ weight: Weight) -> Font {
        modified {
            $0.weight = weight
            $0.isBold = false
        }
    }

    /// The font in the given width of letters.
    public func width(_ width: Width) -> Font { modified { $0.width = width } }

    /// The font in the given width of letters; 0 for the standard one.
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

    /// The bold form of the font.
    public func bold() -> Font { modified { $0.isBold = true } }

    /// The bold form of the font, if `isActive`.
    public func bold(_ isActive: Bool) -> Font { modified { $0.isBold = isActive } }

    /// The italic form of the font.
    public func italic() -> Font { modified { $0.isItalic = true } }
    /// The italic form of the font, if `isActive`.
    public func italic(_ isActive: Bool) -> Font { modified { $0.isItalic = isActive } }

    /// The monospaced form of the font.
    public func monospaced() -> Font { modified { $0.isMonospaced = true } }
    /// The monospaced form of the font, if `isActive`.
    public func monospaced(_ isActive: Bool) -> Font { modified { $0.isMonospaced = isActive } }

    /// The font with digits of equal width.
    public func monospacedDigit() -> Font { modified { $0.hasMonospacedDigits = true } }

    /// The font with all letters as small capitals.
    public func smallCaps() -> Font { modified { $0.smallCaps = [.lowercase, .uppercase] } }

    /// The font with lower-case letters as small capitals.
    public func lowercaseSmallCaps() -> Font { modified { $0.smallCaps.insert(.lowercase) } }

    /// The font with capital letters as small capitals.
    public func uppercaseSmallCaps() -> Font { modified { $0.smallCaps.insert(.uppercase) } }

    /// The font with the given distance between lines.
    public func leading(_ leading: Leading) -> Font { modified { $0.leading = leading } }
}

/// Properties of a font beyond its family and size.
struct FontModifiers: Hashable, Sendable {
    var weight: Font.Weight?
    /// A `Float` to save memory, since each text stores its fonts.
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

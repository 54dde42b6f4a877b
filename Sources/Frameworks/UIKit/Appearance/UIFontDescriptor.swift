import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A description of a font, of which fonts of other sizes and forms are made.
public final class UIFontDescriptor: NSObject, Sendable {
    private let base: Font
    /// The size in points.
    public let pointSize: CGFloat
    /// The forms of the font.
    public let symbolicTraits: SymbolicTraits

    init(_ base: Font, size: CGFloat, traits: SymbolicTraits? = nil) {
        self.base = base
        pointSize = size
        symbolicTraits = traits ?? Self.traits(of: base)
    }

    /// The description of a font with attributes.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let described = UIFontDescriptor(.system(size: 0), size: 0).addingAttributes(attributes)
        self.init(described.base, size: described.pointSize, traits: described.symbolicTraits)
    }

    /// The description of a font by its PostScript or family name. Pages have four font families; the name selects the nearest one.
    ///
    /// - Parameter size: The size in points; 0 for that of the font that is made.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(.custom(fontName, fixedSize: size), size: size)
    }

    private static func traits(of font: Font) -> SymbolicTraits {
        let face = font.resolved()
        var traits: SymbolicTraits = []
        if face.weight >= 600 { traits.insert(.traitBold) }
        if face.italic { traits.insert(.traitItalic) }
        if face.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    func font(_ size: CGFloat) -> Font {
        var font = base.withFixedSize(size)
        let own = Self.traits(of: base)
        if symbolicTraits.contains(.traitBold) != own.contains(.traitBold) {
            font = own.contains(.traitBold) ? font.weight(.regular) : font.bold()
        }
        if symbolicTraits.contains(.traitItalic) != own.contains(.traitItalic) {
            font = font.italic(symbolicTraits.contains(.traitItalic))
        }
        if symbolicTraits.contains(.traitMonoSpace), !own.contains(.traitMonoSpace) { font = font.monospaced() }
        return font
    }

    /// The description with other forms.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(base, size: pointSize, traits: symbolicTraits)
    }

    /// The description in another design of letters.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(base.withDesign(design.design), size: pointSize, traits: symbolicTraits)
    }

    /// The description in another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(base, size: newPointSize, traits: symbolicTraits)
    }

    /// The description in another family, the nearest one of the page's.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// The description in another face of the family, by the names of its weight and form.
    ///
    /// - Parameter newFace: A name such as `Bold`, `Semibold Italic` and `Light`. Other words have no effect.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        let words = newFace.lowercased().split { $0 == " " || $0 == "-" }
        let weights: [Substring: UIFont.Weight] = [
            "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        let isItalic = words.contains("italic") || words.contains("oblique")
        let weight = words.compactMap { weights[$0] }.first ?? (isItalic && words.count == 1 ? .regular : nil)
        guard isItalic || weight != nil else { return self }
        var traits = symbolicTraits.subtracting(.traitItalic)
        if isItalic { traits.insert(.traitItalic) }
        let formed = UIFontDescriptor(base, size: pointSize, traits: traits)
        return weight.map { formed.addingAttributes([.traits: [TraitKey.weight: $0]]) } ?? formed
    }

    /// The description of the font of a text style.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    // MARK: Attributes

    private var face: FontFace { font(pointSize > 0 ? pointSize : UIFont.systemFontSize).resolved() }

    /// The name of the font, such as `Inter-600`.
    public var postscriptName: String { UIFont(font(pointSize), size: pointSize).fontName }

    /// The family, the name, the size, and the traits with the weight and the forms.
    public var fontAttributes: [AttributeName: Any] {
        let face = face
        let traits: [TraitKey: Any] = [
            .weight: UIFont.Weight(css: face.weight).rawValue, .symbolic: symbolicTraits.rawValue,
        ]
        return [
            .family: FontFamily(face.design).name, .name: postscriptName, .size: pointSize, .traits: traits,
        ]
    }

    /// The value of an attribute.
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// The description with other attributes: the size, the name or the family, and of the traits the weight, the width and the forms.
    /// Other attributes have no effect.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var (font, symbols) = (base, symbolicTraits)
        let size = NSAttributedString.number(attributes[.size]) ?? pointSize
        if let style = attributes[.textStyle] {
            let style = style as? UIFont.TextStyle ?? (style as? String).map { UIFont.TextStyle(rawValue: $0) }
            if let style { font = Font.system(style.style) }
        }
        if let name = attributes[.name] as? String ?? attributes[.family] as? String {
            font = .custom(name, fixedSize: size)
            if attributes[.name] != nil { symbols = Self.traits(of: font) }
        }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let raw = traits[.symbolic] {
                let number = raw as? UInt32 ?? NSAttributedString.number(raw).flatMap { UInt32(exactly: $0) }
                symbols = (raw as? SymbolicTraits) ?? number.map { SymbolicTraits(rawValue: $0) } ?? symbols
            }
            let weight =
                traits[.weight] as? UIFont.Weight
                ?? NSAttributedString.number(traits[.weight]).map { UIFont.Weight($0) }
            // The weight of the unchanged attributes says nothing new.
            if let weight, weight.weight != UIFont.Weight(css: face.weight).weight {
                font = font.weight(weight.weight)
                if Self.traits(of: font).contains(.traitBold) {
                    symbols.insert(.traitBold)
                } else {
                    symbols.remove(.traitBold)
                }
            }
            let width =
                traits[.width] as? UIFont.Width ?? NSAttributedString.number(traits[.width]).map { UIFont.Width($0) }
            if let width { font = font.width(Font.Width(width.rawValue)) }
        }
        return UIFontDescriptor(font, size: size, traits: symbols)
    }

    override public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return base == other.base && pointSize == other.pointSize && symbolicTraits == other.symbolicTraits
    }

    override public var hash: Int {
        var hasher = Hasher()
        hasher.combine(base)
        hasher.combine(pointSize)
        hasher.combine(symbolicTraits)
        return hasher.finalize()
    }
}

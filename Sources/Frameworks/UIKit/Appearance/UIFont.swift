import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// A font of a fixed size. Fonts of text styles have the size of the default text size.
open class UIFont: NSObject, @unchecked Sendable {
    private final let mark = AttributeMark()
    // Unchecked: the properties are constant, and subclasses must be as safe.
    let font: Font
    /// The size in points.
    public let pointSize: CGFloat

    init(_ font: Font, size: CGFloat) {
        self.font = font
        pointSize = size
    }

    /// A font by its PostScript or family name. Pages have four font families; the name selects the nearest one, so the
    /// result is never nil.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(.custom(fontName, fixedSize: fontSize), size: Self.checked(fontSize))
    }

    /// A font of a descriptor.
    ///
    /// - Parameter pointSize: The size in points; 0 for the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? Self.checked(pointSize) : descriptor.pointSize
        self.init(descriptor.font(size), size: size)
    }

    private static func checked(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : Self.systemFontSize }

    /// The size of the standard font of labels on iOS, 14 points.
    public static let systemFontSize: CGFloat = 14
    /// The size of the standard font of small labels, 12 points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of the standard font of labels, 17 points.
    public static let labelFontSize: CGFloat = 17
    /// The size of the standard font of buttons, 18 points.
    public static let buttonFontSize: CGFloat = 18

    /// The system's font.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: checked(fontSize)), size: checked(fontSize))
    }

    /// The system's font in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: checked(fontSize), weight: weight.weight), size: checked(fontSize))
    }

    /// The system's font in bold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: checked(fontSize), weight: .semibold), size: checked(fontSize))
    }

    /// The system's font in italics.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: checked(fontSize)).italic(), size: checked(fontSize))
    }

    /// The system's font with letters of equal width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: checked(fontSize), weight: weight.weight, design: .monospaced), size: checked(fontSize))
    }

    /// The system's font with digits of equal width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: checked(fontSize), weight: weight.weight).monospacedDigit(), size: checked(fontSize))
    }

    /// The font of a text style, at the default text size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(Font.system(style.style), size: style.style.size(for: .large))
    }

    /// The font of a text style, at the text size of traits.
    ///
    /// - Parameter traitCollection: Traits with a text size; without one, and for nil, the size is the default one.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let font = preferredFont(forTextStyle: style)
        guard let category = traitCollection.flatMap({ ContentSizeCategory($0.preferredContentSizeCategory) }) else {
            return font
        }
        return font.withSize(style.style.size(for: category.dynamicTypeSize))
    }

    /// The font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(font.withFixedSize(Self.checked(fontSize)), size: Self.checked(fontSize))
    }

    /// A description of the font, of which other fonts can be made.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, size: pointSize) }

    /// The families of pages.
    public class var familyNames: [String] { FontFamily.all.map(\.name) }

    /// The names of the fonts of a family, one for each weight; none for an unknown family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        guard familyNames.contains(familyName) else { return [] }
        return stride(from: 100, through: 900, by: 100).map { "\(familyName)-\($0)" }
    }

    /// The name of the family on pages.
    open var familyName: String { FontFamily(font.resolved().design).name }

    /// The name of the family with the weight, such as `Inter-600`.
    open var fontName: String {
        let face = font.resolved()
        return familyName + "-" + String(face.weight) + (face.italic ? "-Italic" : "")
    }

    // MARK: Measures

    private var metrics: FontMetrics {
        let known = MainThread.isCurrent ? MainActor.assumeIsolated { font.metrics } : nil
        let (size, line) = (pointSize, (pointSize * 1.2 * 4).rounded(.up) / 4)
        return known
            ?? FontMetrics(
                ascent: size * 0.95, descent: size * 0.25, capHeight: size * 0.7, xHeight: size * 0.5, lineHeight: line)
    }

    /// The height of a line in points.
    open var lineHeight: CGFloat { metrics.lineHeight }
    /// The distance from the baseline to the top of a line, in points.
    open var ascender: CGFloat { metrics.ascent }
    /// The distance from the baseline to the bottom of a line, in points; negative.
    open var descender: CGFloat { -metrics.descent }
    /// The height of capital letters in points.
    open var capHeight: CGFloat { metrics.capHeight }
    /// The height of the letter x in points.
    open var xHeight: CGFloat { metrics.xHeight }
    /// The distance between lines in addition to the line height, 0.
    open var leading: CGFloat { 0 }

    override open func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

    override open var hash: Int { font.hashValue }
}

extension UIFont {
    /// The thickness of a font's strokes.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight, from -1 to 1; 0 for the regular one.
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A weight, from -1 to 1; 0 for the regular one.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The lightest weight.
        public static let ultraLight = Weight(-0.8)
        /// A thin weight.
        public static let thin = Weight(-0.6)
        /// A light weight.
        public static let light = Weight(-0.4)
        /// The standard weight.
        public static let regular = Weight(0)
        /// A medium weight.
        public static let medium = Weight(0.23)
        /// A semibold weight.
        public static let semibold = Weight(0.3)
        /// A bold weight.
        public static let bold = Weight(0.4)
        /// A heavy weight.
        public static let heavy = Weight(0.56)
        /// The heaviest weight.
        public static let black = Weight(0.62)

        var weight: Font.Weight {
            let known: [(Weight, Font.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
                (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
        }
    }

    /// The role of a text.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Large titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// Titles.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Second-level titles.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Third-level titles.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Subheadings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Small captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The style of SwiftUI; an unknown one counts as running text.
        var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }
}

extension Font {
    /// The font of UIKit, of a fixed size.
    public init(_ font: UIFont) {
        self = font.font.withFixedSize(font.pointSize)
    }
}

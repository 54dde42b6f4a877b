import EspalierViews
import Foundation

extension UIFontDescriptor {
    /// Attributes of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the form in its family, a string. It has no effect.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name for the user, a string. It has no effect.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The traits, a dictionary by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The text style, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// The fonts for missing letters. It has no effect: pages have their own.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// Typographic features. They have no effect.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The transform of letters. It has no effect.
        public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
        /// The width of all letters. It has no effect.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    }

    /// Traits of a font.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The raw value of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, a `UIFont.Weight` or its number.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width of letters, a `UIFont.Width` or its number.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant of letters. It has no effect: `traitItalic` selects italics.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }
}

extension UIFont.Weight {
    /// The nearest weight to one in CSS units, 100…900.
    init(css weight: some BinaryInteger) {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        self = weights[min(max((Int(weight) + 50) / 100, 1), 9) - 1]
    }
}

/// A color to draw with.
package struct DisplayColor: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
        /// Components of sRGB, 0…1.
        case rgb(red: Float, green: Float, blue: Float)
        /// A color that follows the page's color scheme: a variable of the style sheet.
        case named(NamedColor)
        /// A color of the app's asset catalogs: a variable of the style sheet.
        case asset(DisplayAssetColor)
    }

    package var base: Base
    /// 0…1, multiplied by the base color's own opacity.
    package var opacity: Float

    package init(base: Base, opacity: Float = 1) {
        self.base = base
        self.opacity = opacity
    }

    package static func rgb(_ red: Float, _ green: Float, _ blue: Float, opacity: Float = 1) -> DisplayColor {
        DisplayColor(base: .rgb(red: red, green: green, blue: blue), opacity: opacity)
    }

    package static func named(_ name: NamedColor, opacity: Float = 1) -> DisplayColor {
        DisplayColor(base: .named(name), opacity: opacity)
    }

    package static let clear = DisplayColor.rgb(0, 0, 0, opacity: 0)
}

/// A color of an asset catalog.
package struct DisplayAssetColor: Hashable, Sendable {
    /// The number in the name of the style sheet's variable.
    package let number: UInt16
    /// Whether the color is opaque in all appearances.
    package let isOpaque: Bool

    package init(number: UInt16, isOpaque: Bool) {
        self.number = number
        self.isOpaque = isOpaque
    }
}

/// The system colors, which differ between light and dark. The raw value is the style sheet's variable.
package enum NamedColor: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case gray2, gray3, gray4, gray5, gray6
    case label
    case secondaryLabel = "secondary-label"
    case tertiaryLabel = "tertiary-label"
    case quaternaryLabel = "quaternary-label"
    case placeholder
    case separator
    case fill
    case secondaryFill = "secondary-fill"
    case tertiaryFill = "tertiary-fill"
    case quaternaryFill = "quaternary-fill"
    case background
    case secondaryBackground = "secondary-background"
    case tertiaryBackground = "tertiary-background"
    case groupedBackground = "grouped-background"
    case secondaryGroupedBackground = "secondary-grouped-background"
    case accent
    case link
}

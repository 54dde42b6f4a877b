import EspalierViews
public import Foundation

/// An effect of a `UIVisualEffectView`.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// A blur of the content behind a view.
open class UIBlurEffect: UIVisualEffect {
    let style: Style

    /// A blur of a style.
    public init(style: Style) {
        self.style = style
    }

    /// The styles of blurs: five materials, with or without a scheme of their own.
    public enum Style: Int, Sendable {
        /// Styles of old versions of iOS.
        case extraLight = 0, light = 1, dark = 2, extraDark = 3, regular = 4, prominent = 5
        /// Materials, the thinnest first.
        case systemUltraThinMaterial = 6, systemThinMaterial = 7, systemMaterial = 8, systemThickMaterial = 9,
            systemChromeMaterial = 10
        /// Materials in light colors.
        case systemUltraThinMaterialLight = 11, systemThinMaterialLight = 12, systemMaterialLight = 13,
            systemThickMaterialLight = 14, systemChromeMaterialLight = 15
        /// Materials in dark colors.
        case systemUltraThinMaterialDark = 16, systemThinMaterialDark = 17, systemMaterialDark = 18,
            systemThickMaterialDark = 19, systemChromeMaterialDark = 20

        var material: Material {
            switch self {
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light, .dark: .thin
            case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight, .extraDark:
                .thick
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
            case .regular, .prominent, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
            }
        }

        /// The scheme of the material; nil for that around.
        var scheme: ColorScheme? {
            switch self {
            case .dark, .extraDark: .dark
            case .light, .extraLight: .light
            default: rawValue >= 16 ? .dark : rawValue >= 11 ? .light : nil
            }
        }
    }
}

/// Lets colors shine through content over a blur. The content is shown as it is.
open class UIVibrancyEffect: UIVisualEffect {
    /// An effect over a blur.
    public init(blurEffect: UIBlurEffect) {}

    /// An effect over a blur, in a style.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The strengths of vibrancy. They have no effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// For texts, for areas and for lines.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

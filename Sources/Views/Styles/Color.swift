package import EspalierDisplayTree

/// A color. System colors follow the page's color scheme; the accent color follows the nearest `tint`.
public struct Color: Hashable, Sendable {
    package let content: Content

    package init(_ content: Content) {
        self.content = content
    }

    /// The source of a color. Opacities are 0…1.
    package enum Content: Hashable, Sendable {
        /// Components of sRGB, 0…1.
        case rgb(red: Float, green: Float, blue: Float, opacity: Float)
        /// A system color, which depends on the page's scheme.
        case named(NamedColor, opacity: Float)
        /// The environment's tint.
        case tint(opacity: Float)
        /// A color of an asset catalog. The bundle's path is nil for all bundles of the app.
        case asset(name: String, bundle: String?, opacity: Float)
        /// One color for each scheme.
        indirect case adaptive(light: Color, dark: Color, opacity: Float)
        /// A style of the app, which resolves to components.
        indirect case custom(CustomColor, opacity: Float)
        indirect case mix(Color, Color, fraction: Float, space: Gradient.ColorSpace, opacity: Float)
    }

    /// The color spaces in which components can be given.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The standard space of screens.
        case sRGB
        /// The primaries of sRGB with linear components.
        case sRGBLinear
        /// A wider space. Colors outside of sRGB are drawn as the nearest one inside.
        case displayP3
    }

    /// The color with its opacity multiplied by `opacity`, which is clamped to 0…1.
    public func opacity(_ opacity: Double) -> Color {
        let factor = Float(opacity.isNaN ? 1 : min(max(opacity, 0), 1))
        switch content {
        case .rgb(let red, let green, let blue, let own):
            return Color(.rgb(red: red, green: green, blue: blue, opacity: own * factor))
        case .named(let name, let own):
            return Color(.named(name, opacity: own * factor))
        case .tint(let own):
            return Color(.tint(opacity: own * factor))
        case .asset(let name, let bundle, let own):
            return Color(.asset(name: name, bundle: bundle, opacity: own * factor))
        case .adaptive(let light, let dark, let own):
            return Color(.adaptive(light: light, dark: dark, opacity: own * factor))
        case .custom(let color, let own):
            return Color(.custom(color, opacity: own * factor))
        case .mix(let first, let second, let fraction, let space, let own):
            return Color(.mix(first, second, fraction: fraction, space: space, opacity: own * factor))
        }
    }

    /// A color between this one and `rhs`.
    ///
    /// - Parameters:
    ///   - fraction: 0 for this color, 1 for the other; values outside are clamped.
    ///   - colorSpace: The space in which the components are mixed.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let fraction = Float(fraction.isNaN ? 0 : min(max(fraction, 0), 1))
        return Color(.mix(self, rhs, fraction: fraction, space: colorSpace, opacity: 1))
    }
}

extension Color: CustomStringConvertible {
    /// The system color's name, or the components as `#RRGGBBAA`.
    public var description: String {
        switch content {
        case .rgb(let red, let green, let blue, let opacity):
            return [red, green, blue, opacity].reduce(into: "#") { text, component in
                let byte = Int((min(max(component, 0), 1) * 255).rounded())
                text += byte < 16 ? "0" : ""
                text += String(byte, radix: 16, uppercase: true)
            }
        case .named(let name, let opacity):
            return prefix(opacity) + Self.publicName(of: name)
        case .tint(let opacity):
            return prefix(opacity) + "accentColor"
        case .asset(let name, let bundle, let opacity):
            return prefix(opacity) + "NamedColor(name: \"\(name)\", bundle: \(bundle ?? "nil"))"
        case .adaptive(let light, let dark, let opacity):
            return prefix(opacity) + "light: \(light), dark: \(dark)"
        case .custom(let color, let opacity):
            return prefix(opacity) + String(describing: color.style)
        case .mix(let first, let second, let fraction, _, let opacity):
            return prefix(opacity) + "mix(\(first), \(second), \(fraction))"
        }
    }

    private func prefix(_ opacity: Float) -> String {
        opacity == 1 ? "" : "\(Int((opacity * 100).rounded()))% "
    }

    private static func publicName(of name: NamedColor) -> String {
        switch name {
        case .label: "primary"
        case .secondaryLabel: "secondary"
        default: name.rawValue
        }
    }
}

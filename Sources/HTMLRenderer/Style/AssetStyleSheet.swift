package import EspalierDisplayTree

/// The part of the style sheet with the colors of the app's asset catalogs. As for the system's colors, each is a
/// variable, so that the browser follows the scheme and the contrast.
package enum AssetStyleSheet {
    /// The start of the names of variables. The number of the color follows.
    static let prefix: StaticString = "asset-"

    /// A color in the light and in the dark scheme.
    package struct Pair: Hashable, Sendable {
        let light: DisplayColor
        let dark: DisplayColor

        package init(light: DisplayColor, dark: DisplayColor) {
            self.light = light
            self.dark = dark
        }
    }

    /// A color in its appearances.
    package struct Color: Hashable, Sendable {
        let usual: Pair
        let highContrast: Pair
        let wideGamut: Pair

        package init(_ usual: Pair, highContrast: Pair, wideGamut: Pair) {
            self.usual = usual
            self.highContrast = highContrast
            self.wideGamut = wideGamut
        }
    }

    /// The rules for colors in the order of their numbers, and the variables with which an element chooses between
    /// two images: `--if-light` is invalid in the light scheme, so that a fallback counts, and empty in the dark one.
    ///
    /// - Parameter accent: The number of the app's accent color; nil for the system's.
    package static func rules(_ colors: [Color], accent: Int? = nil) -> [UInt8] {
        var out = ByteWriter(capacity: 512 + colors.count * 64)
        out.appendLightRule(
            colors.indices.map { ($0, colors[$0].usual.light) }, "--if-light:initial;--if-dark: ;", accent: accent)
        out.appendDarkRules(
            colors.indices.map { ($0, colors[$0].usual.dark) }.filter { $1 != colors[$0].usual.light },
            "--if-light: ;--if-dark:initial;", accent: accent)
        out.appendRules("@media(color-gamut:p3){", colors, \.wideGamut)
        out.appendRules("@media(prefers-contrast:more){", colors, \.highContrast)
        return out.bytes
    }
}

extension ByteWriter {
    /// Appends the rules for colors that differ in a medium.
    fileprivate mutating func appendRules(
        _ medium: StaticString, _ colors: [AssetStyleSheet.Color],
        _ pair: (AssetStyleSheet.Color) -> AssetStyleSheet.Pair
    ) {
        let different = colors.indices.filter { pair(colors[$0]) != colors[$0].usual }
        guard !different.isEmpty else { return }
        append(medium)
        appendLightRule(different.map { ($0, pair(colors[$0]).light) })
        appendDarkRules(different.map { ($0, pair(colors[$0]).dark) })
        append(UInt8(ascii: "}"))
    }

    fileprivate mutating func appendLightRule(
        _ colors: [(Int, DisplayColor)], _ others: StaticString = "", accent: Int? = nil
    ) {
        append(":root,.")
        append(raw: Wire.Class.lightPart)
        appendVariables(colors, others, accent: accent)
    }

    /// Appends the rules of the two ways in which a page becomes dark, as in the style sheet.
    fileprivate mutating func appendDarkRules(
        _ colors: [(Int, DisplayColor)], _ others: StaticString = "", accent: Int? = nil
    ) {
        append("@media(prefers-color-scheme:dark){:root:not([")
        append(Wire.Attribute.scheme)
        append("=light])")
        appendVariables(colors, others, accent: accent)
        append("}:root[")
        append(Wire.Attribute.scheme)
        append("=dark],.")
        append(raw: Wire.Class.darkPart)
        appendVariables(colors, others, accent: accent)
    }

    private mutating func appendVariables(_ colors: [(Int, DisplayColor)], _ others: StaticString, accent: Int?) {
        append(UInt8(ascii: "{"))
        append(others)
        for (number, color) in colors {
            append("--")
            append(AssetStyleSheet.prefix)
            append(number)
            append(UInt8(ascii: ":"))
            appendWideColor(color)
            append(UInt8(ascii: ";"))
        }
        if let accent {
            append("--accent:var(--")
            append(AssetStyleSheet.prefix)
            append(accent)
            append(")")
        }
        append(UInt8(ascii: "}"))
    }

    /// Appends a color. Outside of sRGB, screens with a wide gamut show it as it is.
    private mutating func appendWideColor(_ color: DisplayColor) {
        guard case .rgb(let red, let green, let blue) = color.base,
            [red, green, blue].contains(where: { $0 < -0.001 || $0 > 1.001 })
        else { return append(color) }
        append("color(srgb")
        for component in [red, green, blue] {
            append(UInt8(ascii: " "))
            append(Double((component * 10000).rounded() / 10000))
        }
        if color.opacity < 1 {
            append(UInt8(ascii: "/"))
            append(Double(color.opacity))
        }
        append(UInt8(ascii: ")"))
    }
}

import EspalierLayoutEngine

/// Fonts of the reader's machine that show texts until a web font has arrived. They are scaled to the lengths of the web font's
/// texts and get its line heights, so that nothing moves.
struct LocalFont: Sendable {
    /// Full names and PostScript names of fonts with the same widths, in order of preference.
    let names: [String]
    /// The mean width of the letters of `sample`, as a fraction of the em.
    let meanWidth: Double

    /// A text with letters about as frequent as in English.
    static let sample =
        "the shape of letters that are as common as in a text of many words on every kind of page you will find"

    /// The local fonts in place of a typeface.
    static func replacing(_ design: FontFace.Design, weight: UInt16) -> LocalFont {
        let isBold = weight >= 600
        return switch design {
        case .standard, .rounded:
            isBold
                ? LocalFont(names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"], meanWidth: 0.473)
                : LocalFont(names: ["Arial", "ArialMT", "Liberation Sans"], meanWidth: 0.439)
        case .serif:
            isBold
                ? LocalFont(
                    names: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"], meanWidth: 0.423
                )
                : LocalFont(names: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"], meanWidth: 0.4)
        case .monospaced:
            isBold
                ? LocalFont(names: ["Courier New Bold", "CourierNewPS-BoldMT", "Liberation Mono Bold"], meanWidth: 0.6)
                : LocalFont(names: ["Courier New", "CourierNewPSMT", "Liberation Mono"], meanWidth: 0.6)
        }
    }

    /// The `@font-face` rule of the family in which pages use the fonts in place of a typeface. It has no other characters
    /// than the Latin ones that each web font has, because other fonts of the system suit the rest.
    static func rule(replacing typeface: Typeface) -> String {
        let local = replacing(typeface.family.design, weight: typeface.weight)
        let metrics = typeface.emMetrics
        let scale = (typeface.meanWidth(of: sample) ?? local.meanWidth) / local.meanWidth
        func percent(_ value: Double) -> String {
            let tenths = Int((value * 1000).rounded())
            return tenths % 10 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
        }
        return "@font-face{font-family:\(typeface.family.localName);font-weight:\(typeface.weight);"
            + "font-style:\(typeface.italic ? "italic" : "normal");"
            + "src:\(local.names.map { "local(\"\($0)\")" }.joined(separator: ","));size-adjust:\(percent(scale));"
            + "ascent-override:\(percent(metrics.ascent / scale));descent-override:\(percent(metrics.descent / scale));"
            + "line-gap-override:\(percent(metrics.lineGap / scale));unicode-range:U+20-7E,U+A0-FF,U+2013-2026}"
    }
}

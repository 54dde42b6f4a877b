import EspalierDisplayTree
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `The style sheet of asset catalogs` {
    private typealias Pair = AssetStyleSheet.Pair

    private func rules(_ colors: [AssetStyleSheet.Color], accent: Int? = nil) -> String {
        String(decoding: AssetStyleSheet.rules(colors, accent: accent), as: UTF8.self)
    }

    private func color(_ usual: Pair, highContrast: Pair? = nil, wideGamut: Pair? = nil) -> AssetStyleSheet.Color {
        AssetStyleSheet.Color(usual, highContrast: highContrast ?? usual, wideGamut: wideGamut ?? usual)
    }

    private let gray = Pair(light: .rgb(1, 1, 1), dark: .rgb(0, 0, 0))
    private let red = Pair(light: .rgb(1, 0, 0, opacity: 0.5), dark: .rgb(1, 0, 0, opacity: 0.5))

    private let empty = ":root,.lp{--if-light:initial;--if-dark: ;}"
    private let emptyDark =
        "@media(prefers-color-scheme:dark){:root:not([data-scheme=light]){--if-light: ;--if-dark:initial;}}"
        + ":root[data-scheme=dark],.dp{--if-light: ;--if-dark:initial;}"

    @Test func `chooses between images`() {
        #expect(rules([]) == empty + emptyDark)
    }

    @Test func `has a variable for each color, and another value in the dark if it differs`() {
        #expect(
            rules([color(red), color(gray)])
                == ":root,.lp{--if-light:initial;--if-dark: ;--asset-0:#ff000080;--asset-1:#ffffff;}"
                + "@media(prefers-color-scheme:dark){:root:not([data-scheme=light])"
                + "{--if-light: ;--if-dark:initial;--asset-1:#000000;}}"
                + ":root[data-scheme=dark],.dp{--if-light: ;--if-dark:initial;--asset-1:#000000;}")
    }

    @Test func `has other values for more contrast and for a wide gamut`() {
        let strong = rules([color(red), color(red, highContrast: gray)])
        #expect(
            strong.hasSuffix(
                "@media(prefers-contrast:more){:root,.lp{--asset-1:#ffffff;}@media(prefers-color-scheme:dark)"
                    + "{:root:not([data-scheme=light]){--asset-1:#000000;}}:root[data-scheme=dark],.dp{--asset-1:#000000;}}"
            ))
        #expect(rules([color(red, wideGamut: gray)]).contains("@media(color-gamut:p3){:root,.lp{--asset-0:#ffffff;}"))
    }

    @Test func `keeps colors outside of sRGB, and names of the system's colors`() {
        let wide = Pair(light: .rgb(1.0931, -0.2267, 0, opacity: 0.5), dark: .named(.red))
        let text = rules([color(wide)])
        #expect(text.contains("--asset-0:color(srgb 1.0931 -0.2267 0/0.5);"))
        #expect(text.contains("--asset-0:var(--red);"))
    }

    @Test func `may set the accent color`() {
        #expect(rules([color(gray)], accent: 0).contains("--asset-0:#ffffff;--accent:var(--asset-0)}"))
    }

    @Test func `is what colors of catalogs refer to`() {
        func css(_ color: DisplayColor) -> String {
            var writer = ByteWriter(capacity: 64)
            writer.append(color)
            return writer.string()
        }
        let base = DisplayColor.Base.asset(DisplayAssetColor(number: 12, isOpaque: true))
        #expect(css(DisplayColor(base: base)) == "var(--asset-12)")
        #expect(css(DisplayColor(base: base, opacity: 0.5)) == "color-mix(in srgb,var(--asset-12) 50%,transparent)")
        #expect(DisplayColor(base: base).isOpaque)
        #expect(!DisplayColor(base: .asset(DisplayAssetColor(number: 1, isOpaque: false))).isOpaque)
    }
}

import EspalierAssetCatalogs
import Foundation
import Testing

@Suite struct `A color set` {
    private func catalog(_ items: String) throws -> AssetCatalog {
        let folder = try CatalogFolder(["Brand.colorset/Contents.json": #"{"colors": [\#(items)]}"#])
        return withExtendedLifetime(folder) { AssetCatalog(folder.url) }
    }

    private func color(_ description: String) throws -> AssetColor? {
        try catalog(#"{"idiom": "universal", "color": \#(description)}"#).colors["Brand"]?.color(for: AssetAppearance())
    }

    private func components(_ red: String, _ alpha: String = "1.000") throws -> AssetColor? {
        try color(
            #"{"color-space": "srgb", "components": {"red": "\#(red)", "green": "0.000", "blue": "1.000", "alpha": "\#(alpha)"}}"#
        )
    }

    private static func srgb(_ red: Double, _ opacity: Double = 1) -> AssetColor {
        .components(.sRGB, red: red, green: 0, blue: 1, opacity: opacity)
    }

    @Test func `may have components as fractions, as bytes and as hexadecimal bytes`() throws {
        #expect(try components("0.500") == Self.srgb(0.5))
        #expect(try components("51") == Self.srgb(0.2))
        #expect(try components("0x33") == Self.srgb(0.2))
        #expect(try components("0XFF") == Self.srgb(1))
        #expect(try components("1") == Self.srgb(1 / 255))
        #expect(try components("1.0") == Self.srgb(1))
        #expect(try components("-0.25") == Self.srgb(-0.25))
    }

    @Test func `has an opacity as a fraction`() throws {
        #expect(try components("0.500", "0.250") == Self.srgb(0.5, 0.25))
        #expect(try components("0.500", "1") == Self.srgb(0.5))
        #expect(try components("0.500", "0") == Self.srgb(0.5, 0))
        #expect(try components("0.500", "0x80") == Self.srgb(0.5, 128.0 / 255))
        #expect(try components("0.500", "7.5") == Self.srgb(0.5, 1))
    }

    @Test(arguments: [
        ("srgb", AssetColorSpace.sRGB), ("extended-srgb", .sRGB), ("extended-linear-srgb", .linearSRGB),
        ("display-p3", .displayP3),
    ])
    func `has a color space`(name: String, space: AssetColorSpace) throws {
        let description =
            #"{"color-space": "\#(name)", "components": {"red": 1.0, "green": 0.5, "blue": 0, "alpha": 1}}"#
        #expect(try color(description) == .components(space, red: 1, green: 0.5, blue: 0, opacity: 1))
    }

    @Test(arguments: ["gray-gamma-22", "extended-gray"]) func `may have gray components`(space: String) throws {
        let description = #"{"color-space": "\#(space)", "components": {"white": "0.500", "alpha": "0.500"}}"#
        #expect(try color(description) == .components(.sRGB, red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5))
    }

    @Test func `may refer to a system color`() throws {
        #expect(try color(#"{"platform": "ios", "reference": "systemIndigoColor"}"#) == .system("systemIndigoColor"))
    }

    @Test(arguments: [
        (
            #"{"components": {"red": "much", "green": "0", "blue": "0"}}"#,
            "the component red is 'much', which is not a number"
        ),
        (
            #"{"components": {"red": "nan", "green": "0", "blue": "0"}}"#,
            "the component red is 'nan', which is not a number"
        ),
        (#"{"components": {"red": "0", "blue": "0"}}"#, "a color has no component green"),
        (
            #"{"color-space": "lab", "components": {"red": "0", "green": "0", "blue": "0"}}"#,
            "the color space 'lab' is unknown"
        ),
    ])
    func `with an invalid component is left out`(description: String, reason: String) throws {
        let catalog = try catalog(#"{"color": \#(description)}"#)
        #expect(catalog.colors.isEmpty)
        #expect(catalog.faults.map(\.description) == ["Brand.colorset/Contents.json: \(reason)"])
    }

    private static func item(_ red: Double, _ rest: String = "") -> String {
        #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": \#(red), "green": 0.0, "blue": 1.0}}\#(rest)}"#
    }

    private static func appearances(_ values: (String, String)...) -> String {
        #", "appearances": ["#
            + values.map { #"{"appearance": "\#($0.0)", "value": "\#($0.1)"}"# }.joined(separator: ",") + "]"
    }

    @Test func `has a color for each scheme and contrast`() throws {
        let set = try #require(
            try catalog(
                [
                    Self.item(0.1), Self.item(0.2, Self.appearances(("luminosity", "dark"))),
                    Self.item(0.3, Self.appearances(("contrast", "high"))),
                    Self.item(0.4, Self.appearances(("luminosity", "dark"), ("contrast", "high"))),
                ].joined(separator: ",")
            ).colors["Brand"])
        #expect(set.color(for: AssetAppearance()) == Self.srgb(0.1))
        #expect(set.color(for: AssetAppearance(isDark: true)) == Self.srgb(0.2))
        #expect(set.color(for: AssetAppearance(hasHighContrast: true)) == Self.srgb(0.3))
        #expect(set.color(for: AssetAppearance(isDark: true, hasHighContrast: true)) == Self.srgb(0.4))
    }

    @Test func `uses the nearest appearance`() throws {
        let set = try #require(
            try catalog(
                [
                    Self.item(0.1, Self.appearances(("luminosity", "light"))),
                    Self.item(0.2, Self.appearances(("luminosity", "dark"))),
                ].joined(separator: ",")
            ).colors["Brand"])
        #expect(set.color(for: AssetAppearance(isDark: true, hasHighContrast: true)) == Self.srgb(0.2))
        #expect(set.color(for: AssetAppearance()) == Self.srgb(0.1))
    }

    @Test func `has a color for each gamut of the screen`() throws {
        let set = try #require(
            try catalog(
                Self.item(0.1, #", "display-gamut": "sRGB""#) + ","
                    + Self.item(0.2, #", "display-gamut": "display-P3""#)
            ).colors["Brand"])
        #expect(set.color(for: AssetAppearance()) == Self.srgb(0.1))
        #expect(set.color(for: AssetAppearance(), isWideGamut: true) == Self.srgb(0.2))
    }

    @Test func `without colors is empty`() throws {
        let set = try #require(try catalog(#"{"idiom": "universal"}"#).colors["Brand"])
        #expect(set.isEmpty)
        #expect(set.color(for: AssetAppearance()) == nil)
    }
}

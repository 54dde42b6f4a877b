import EspalierLayoutEngine

/// A family of font files that stands for one of the system's designs.
struct FontFamily: Sendable {
    let design: FontFace.Design
    /// The name on the page: our own, so that no font of the reader's machine is taken for it.
    let cssName: String
    /// The name that URLs carry.
    let slug: String
    /// The files' names without the style, and their ending.
    let prefix: String
    let suffix: String
    /// Where the family's package puts its files below a fonts folder.
    let folder: String
    /// The Debian package that has it.
    let package: String
    /// The OpenType features that its files keep: those that browsers use by default, and figures of one width.
    let features: [String]
    /// A feature that is on by default though the fonts offer it on request only.
    var alwaysOn: String? = nil
    /// The parts of which the family has characters.
    var parts = FontPart.allCases

    static let all = [
        FontFamily(
            design: .standard, cssName: "EspalierSans", slug: "sans", prefix: "Inter-", suffix: ".otf",
            folder: "opentype/inter", package: "fonts-inter", features: usual),
        FontFamily(
            design: .rounded, cssName: "EspalierRounded", slug: "rounded", prefix: "Quicksand-", suffix: ".ttf",
            folder: "truetype/quicksand", package: "fonts-quicksand", features: usual,
            parts: [.latin, .latinExtended, .greek, .symbols]),
        FontFamily(
            design: .serif, cssName: "EspalierSerif", slug: "serif", prefix: "Vollkorn-", suffix: ".ttf",
            folder: "truetype/vollkorn", package: "fonts-vollkorn",
            // Figures as tall as capitals, as in the system's font.
            features: usual + ["lnum"], alwaysOn: "lnum"),
        // Without the ligatures for programmers: `->` stays two characters, as in the system's font.
        FontFamily(
            design: .monospaced, cssName: "EspalierMono", slug: "mono", prefix: "JetBrainsMono-", suffix: ".ttf",
            folder: "truetype/jetbrains-mono", package: "fonts-jetbrains-mono", features: ["ccmp", "mark", "mkmk"]),
    ]

    private static let usual = ["kern", "liga", "clig", "calt", "rlig", "ccmp", "mark", "mkmk", "tnum"]

    /// The styles as files name them, with their CSS weights.
    static let styles: [(name: String, weight: UInt16)] = [
        ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500), ("SemiBold", 600),
        ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
    ]

    /// The name of a style's file.
    func fileName(style: String, italic: Bool) -> String {
        let slanted = italic ? (style == "Regular" ? "Italic" : style + "Italic") : style
        return prefix + slanted + suffix
    }
}

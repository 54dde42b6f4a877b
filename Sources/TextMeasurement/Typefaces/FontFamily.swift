import EspalierLayoutEngine

/// A family of font files that replaces one of the system's designs.
struct FontFamily: Sendable {
    let design: FontFace.Design
    /// The family's name on the page. It is our own, so that no font installed on the reader's machine matches it.
    let cssName: String
    /// The name on the page of the family that shows texts until the web font has arrived (`LocalFont`).
    let localName: String
    /// The family's name in URLs.
    let slug: String
    /// The beginning of the file names before the style, and the file extension.
    let prefix: String
    let suffix: String
    /// The folder of the family's package below a fonts folder.
    let folder: String
    /// The Debian package with the fonts.
    let package: String
    /// The OpenType features to keep: those that browsers use by default, and tabular figures.
    let features: [String]
    /// An optional feature of the fonts that is on by default here.
    var alwaysOn: String? = nil
    /// The parts with characters of the family.
    var parts = FontPart.allCases

    static let all = [
        FontFamily(
            design: .standard, cssName: "EspalierSans", localName: "LocalSans", slug: "sans", prefix: "Inter-",
            suffix: ".otf",
            folder: "opentype/inter", package: "fonts-inter", features: usual),
        FontFamily(
            design: .rounded, cssName: "EspalierRounded", localName: "LocalRounded", slug: "rounded",
            prefix: "Quicksand-", suffix: ".ttf",
            folder: "truetype/quicksand", package: "fonts-quicksand", features: usual,
            parts: [.latin, .latinExtended, .greek, .symbols]),
        FontFamily(
            design: .serif, cssName: "EspalierSerif", localName: "LocalSerif", slug: "serif", prefix: "Vollkorn-",
            suffix: ".ttf",
            folder: "truetype/vollkorn", package: "fonts-vollkorn",
            // Lining figures, as in the system's font.
            features: usual + ["lnum"], alwaysOn: "lnum"),
        // Without programming ligatures: `->` stays two characters, as in the system's font.
        FontFamily(
            design: .monospaced, cssName: "EspalierMono", localName: "LocalMono", slug: "mono",
            prefix: "JetBrainsMono-", suffix: ".ttf",
            folder: "truetype/jetbrains-mono", package: "fonts-jetbrains-mono", features: ["ccmp", "mark", "mkmk"]),
    ]

    private static let usual = ["kern", "liga", "clig", "calt", "rlig", "ccmp", "mark", "mkmk", "tnum"]

    /// The styles in file names, with their CSS weights.
    static let styles: [(name: String, weight: UInt16)] = [
        ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500), ("SemiBold", 600),
        ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
    ]

    /// The name of the file of a style.
    func fileName(style: String, italic: Bool) -> String {
        let slanted = italic ? (style == "Regular" ? "Italic" : style + "Italic") : style
        return prefix + slanted + suffix
    }
}

/// The characters of a web font file.
struct WebFontPart: Hashable, Sendable {
    /// The name in URLs.
    let name: String
    /// The characters in ascending order.
    let ranges: [ClosedRange<UInt32>]

    /// All characters of a part of a font.
    init(_ part: FontPart) {
        self.init(name: part.name, ranges: part.ranges)
    }

    private init(name: String, ranges: [ClosedRange<UInt32>]) {
        self.name = name
        self.ranges = ranges
    }

    /// The CSS `unicode-range`.
    var unicodeRange: String { ranges.unicodeRange }

    /// The files with Latin letters. A page loads the first one with all its Latin characters. Glyphs and kerning are the same in
    /// all of them, and the file of all Latin characters takes half as long again as the others.
    static let latin = [
        basic, language("german", "ÄÖÜßäöü„"), language("nordic", "ÄÅÆÉÖØäåæéöø"),
        language("french", "«»ÀÂÇÈÉÊËÎÏÔÙÛÜàâçèéêëîïôùûüŒœ"), language("spanish", "¡ª«º»¿ÁÉÍÑÓÚÜáéíñóúü"),
        WebFontPart(FontPart.latin),
    ]

    /// ASCII and typographic punctuation, for pages in English.
    static let basic = WebFontPart(name: "basic", ranges: basicCharacters)

    private static let basicCharacters: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0xA0...0xA0, 0xA9...0xA9, 0xB0...0xB0, 0xB7...0xB7, 0xD7...0xD7, 0x2013...0x2014, 0x2018...0x2019,
        0x201C...0x201D, 0x2022...0x2022, 0x2026...0x2026, 0x202F...0x202F, 0x20AC...0x20AC,
    ]

    /// The basic characters and the letters of a language.
    private static func language(_ name: String, _ letters: String) -> WebFontPart {
        let letters = letters.unicodeScalars.map { $0.value...$0.value }
        return WebFontPart(
            name: name, ranges: (basicCharacters + letters).sorted { $0.lowerBound < $1.lowerBound })
    }
}

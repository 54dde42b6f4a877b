/// How browsers make pixels of a font's units.
enum GlyphScale {
    /// Pixels for each unit of a font at a size: FreeType takes sizes in whole 64ths, cut off, and keeps the scale in
    /// 16.16 bits. Over a line of sixty letters the difference to exact numbers is more than a 64th of a pixel.
    static func pixels(perUnitOf unitsPerEm: Int, size: Double) -> Double {
        let size = (size * 64).rounded(.down)
        return (size * 65_536 / Double(unitsPerEm)).rounded() / (64 * 65_536)
    }

    /// The width of a piece of a line: Chromium rounds each up to a 64th.
    static func pieceWidth(_ width: Double) -> Double {
        (width * 64 - 1.0 / 4096).rounded(.up) / 64
    }
}

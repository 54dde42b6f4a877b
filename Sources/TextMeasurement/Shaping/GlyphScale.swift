/// Converts font units to pixels as browsers do.
enum GlyphScale {
    /// Pixels for each font unit at a size. FreeType truncates sizes to 64ths and stores the scale with 16 fractional
    /// bits. Over a line of sixty letters, the difference from exact numbers is more than a 64th of a pixel.
    static func pixels(perUnitOf unitsPerEm: Int, size: Double) -> Double {
        let size = (size * 64).rounded(.down)
        return (size * 65_536 / Double(unitsPerEm)).rounded() / (64 * 65_536)
    }

    /// The width of a piece of a line: Chromium rounds each up to a 64th.
    static func pieceWidth(_ width: Double) -> Double {
        (width * 64 - 1.0 / 4096).rounded(.up) / 64
    }
}

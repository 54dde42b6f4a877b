import EspalierCHarfBuzz

/// The glyphs of a shaped text, in HarfBuzz's memory.
struct ShapedGlyphs {
    let infos: UnsafeBufferPointer<hb_glyph_info_t>
    let positions: UnsafeBufferPointer<hb_glyph_position_t>

    /// The advances in font units.
    var advances: [Int32] { positions.map(\.x_advance) }
}

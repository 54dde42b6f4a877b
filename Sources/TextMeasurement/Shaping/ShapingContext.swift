import EspalierCHarfBuzz

/// Scratch memory for shaping. Only this type fills and reads HarfBuzz's buffer.
///
/// Sendable because `ShapingEngine` lends each to one thread at a time.
final class ShapingContext: @unchecked Sendable {
    private let buffer: OpaquePointer
    /// The clusters of the last shaped text.
    var clusters: ContiguousArray<Cluster> = []
    private var graphemeBreaks: TextBreaks?
    private var lineBreaks: TextBreaks?
    private let locale: String

    init(locale: String) {
        self.locale = locale
        buffer = hb_buffer_create()
    }

    deinit {
        hb_buffer_destroy(buffer)
    }

    /// Boundaries of grapheme clusters.
    func graphemes() -> TextBreaks {
        if let graphemeBreaks { return graphemeBreaks }
        let breaks = TextBreaks(.graphemes, locale: locale)
        graphemeBreaks = breaks
        return breaks
    }

    /// Possible line breaks.
    func lines() -> TextBreaks {
        if let lineBreaks { return lineBreaks }
        let breaks = TextBreaks(.lines, locale: locale)
        lineBreaks = breaks
        return breaks
    }

    /// Shapes the UTF-8 text `bytes[range]` on its own. The glyphs are valid until the next call. Their clusters are
    /// offsets relative to the range.
    func shape(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, font: ShapingFont,
        features: UnsafeBufferPointer<hb_feature_t>
    ) -> ShapedGlyphs {
        hb_buffer_clear_contents(buffer)
        let start = UnsafeRawPointer(bytes.baseAddress! + range.lowerBound).assumingMemoryBound(to: CChar.self)
        hb_buffer_add_utf8(buffer, start, Int32(range.count), 0, Int32(range.count))
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_buffer_set_language(buffer, Self.language)
        hb_shape(font.pointer, buffer, features.baseAddress, UInt32(features.count))
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        return ShapedGlyphs(
            infos: UnsafeBufferPointer(start: infos, count: Int(count)),
            positions: UnsafeBufferPointer(start: positions, count: Int(count)))
    }

    /// HarfBuzz requires a language. The parts of the fonts have no language-specific rules.
    private nonisolated(unsafe) static let language = hb_language_from_string("en", -1)
}

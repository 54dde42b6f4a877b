import EspalierCHarfBuzz

/// A font file opened with HarfBuzz, in font units, so that one instance serves all sizes.
///
/// Any number of threads may read HarfBuzz's faces and fonts once they are immutable. This type makes them immutable
/// before it publishes them. They and the bytes live as long as this object.
final class ShapingFont: @unchecked Sendable {
    let pointer: OpaquePointer
    let unitsPerEm: Int

    /// Opens a font file; nil if the file does not exist or contains no font.
    convenience init?(path: String) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        self.init(owning: blob)
    }

    /// Opens a font from a copy of bytes.
    convenience init?(copying bytes: [UInt8]) {
        let blob = bytes.withUnsafeBytes { bytes in
            hb_blob_create(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE,
                nil, nil)
        }
        guard let blob else { return nil }
        self.init(owning: blob)
    }

    /// Opens a font and takes ownership of the caller's reference to its bytes.
    init?(owning blob: OpaquePointer) {
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, 0)
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0 else { return nil }
        hb_face_make_immutable(face)
        let units = hb_face_get_upem(face)
        unitsPerEm = Int(units)
        pointer = hb_font_create(face)
        hb_font_set_scale(pointer, Int32(units), Int32(units))
        hb_font_make_immutable(pointer)
    }

    deinit {
        hb_font_destroy(pointer)
    }

    /// Whether the font has a glyph for a character.
    func covers(_ scalar: UInt32) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(pointer, scalar, &glyph) != 0
    }

    /// The width of a character's glyph as a fraction of the em; that of a missing one's for a character without a glyph.
    func advance(_ scalar: UInt32) -> Double {
        var glyph: hb_codepoint_t = 0
        hb_font_get_nominal_glyph(pointer, scalar, &glyph)
        return Double(hb_font_get_glyph_h_advance(pointer, glyph)) / Double(unitsPerEm)
    }

    /// A vertical metric as a fraction of the em.
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
        var value: hb_position_t = 0
        hb_ot_metrics_get_position_with_fallback(pointer, tag, &value)
        return Double(value) / Double(unitsPerEm)
    }

    /// The file's bytes.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        let blob = hb_face_reference_blob(hb_font_get_face(pointer))
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        return try body(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }
}

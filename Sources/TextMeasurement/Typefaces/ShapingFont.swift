import EspalierCHarfBuzz

/// A font file that HarfBuzz has open, in units of the font's em, so that one serves all sizes.
///
/// HarfBuzz's faces and fonts may be read by any number of threads once they are immutable, and this type makes them so
/// before anybody else sees them; they and the bytes live as long as it does.
final class ShapingFont: @unchecked Sendable {
    let pointer: OpaquePointer
    let unitsPerEm: Int

    /// Opens a font from a file's path; nil if there is no such file or it holds no font.
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

    /// Opens a font from bytes that it owns from then on, taking the reference that the caller has.
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

    /// A vertical measure as a fraction of the em.
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

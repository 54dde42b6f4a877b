import EspalierCHarfBuzz

extension ShapingFont {
    /// The font reduced to the glyphs and layout rules of characters, without hints; nil if the font has none of the
    /// characters.
    ///
    /// - Parameter expandsOutlines: Whether outlines contain what they share with others. The font is then longer, but shorter
    ///   when compressed.
    func subset(
        _ ranges: [ClosedRange<UInt32>], of family: FontFamily, expandsOutlines: Bool = false
    ) -> ShapingFont? {
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        let face = hb_font_get_face(pointer)

        let characters = hb_subset_input_unicode_set(input)
        for range in ranges { hb_set_add_range(characters, range.lowerBound, range.upperBound) }
        let covered = hb_set_create()
        defer { hb_set_destroy(covered) }
        hb_face_collect_unicodes(face, covered)
        hb_set_intersect(characters, covered)
        guard hb_set_is_empty(characters) == 0 else { return nil }

        fill(hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG), with: family.features)
        // Keeps one script and no language-specific rules. A text then has the same width in every script and language
        // that the browser detects.
        fill(hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_SCRIPT_TAG), with: ["DFLT"])
        let names = hb_subset_input_set(input, HB_SUBSET_SETS_NAME_ID)
        hb_set_clear(names)
        // Copyright, family, style and license, as the fonts' license requires.
        for name: hb_codepoint_t in [0, 1, 2, 14] { hb_set_add(names, name) }
        var flags = UInt32(HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        if expandsOutlines { flags |= UInt32(HB_SUBSET_FLAGS_DESUBROUTINIZE.rawValue) }
        hb_subset_input_set_flags(input, flags)

        guard let result = hb_subset_or_fail(face, input) else { return nil }
        defer { hb_face_destroy(result) }
        let part = ShapingFont(owning: hb_face_reference_blob(result))
        guard let feature = family.alwaysOn, var bytes = part?.withBytes({ [UInt8]($0) }) else { return part }
        // Every browser applies "required contextual alternates", even with letter spacing, and no family uses them
        // itself.
        FeatureRenaming.rename(feature, to: "rclt", in: &bytes)
        return ShapingFont(copying: bytes)
    }

    private func fill(_ set: OpaquePointer?, with tags: [String]) {
        hb_set_clear(set)
        for tag in tags { hb_set_add(set, hb_tag_from_string(tag, -1)) }
    }
}

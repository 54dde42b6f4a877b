/// Renames a feature of a font, so that an optional feature is on by default.
enum FeatureRenaming {
    /// Renames each feature `tag` in the font's substitution table in place. Does nothing if the bytes are not a font.
    static func rename(_ tag: String, to newTag: String, in font: inout [UInt8]) {
        guard let table = table("GSUB", of: font), let list = uint16(font, table + 6) else { return }
        let features = table + list
        guard let count = uint16(font, features) else { return }
        for index in 0..<count {
            let record = features + 2 + 6 * index
            guard record + 4 <= font.count else { return }
            if font[record..<record + 4].elementsEqual(tag.utf8) {
                font.replaceSubrange(record..<record + 4, with: newTag.utf8)
            }
        }
    }

    /// The offset of a table (OpenType 1.9, "Table Directory").
    private static func table(_ tag: String, of font: [UInt8]) -> Int? {
        guard let count = uint16(font, 4) else { return nil }
        for index in 0..<count {
            let record = 12 + 16 * index
            guard record + 16 <= font.count else { return nil }
            if font[record..<record + 4].elementsEqual(tag.utf8) {
                return font[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
            }
        }
        return nil
    }

    private static func uint16(_ bytes: [UInt8], _ offset: Int) -> Int? {
        offset + 2 <= bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : nil
    }
}

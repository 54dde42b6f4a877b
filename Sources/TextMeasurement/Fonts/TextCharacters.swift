/// The parts of a font's characters that texts need.
package enum TextCharacters {
    /// The names of the parts that contain characters of a UTF-8 text. The Latin part is always included. Characters in
    /// no part are ignored.
    ///
    /// - Complexity: O(bytes).
    package static func parts(of text: UnsafeBufferPointer<UInt8>) -> [String] {
        var found: UInt8 = 1
        var index = 0
        while index < text.count {
            // Eight bytes of ASCII at a time.
            if index + 8 <= text.count,
                UnsafeRawPointer(text.baseAddress! + index).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                index += 8
                continue
            }
            let byte = text[index]
            index += 1
            guard byte >= 0xC4 else { continue }  // ASCII, the first quarter of Latin-1, and what follows a first byte
            var scalar = UInt32(byte & (byte < 0xE0 ? 0x1F : byte < 0xF0 ? 0x0F : 0x07))
            while index < text.count, text[index] & 0xC0 == 0x80 {
                scalar = scalar << 6 | UInt32(text[index] & 0x3F)
                index += 1
            }
            if scalar < UInt32(partOfScalar.count) { found |= partOfScalar[Int(scalar)] }
        }
        return FontPart.allCases.filter { found & (1 << $0.rawValue) != 0 }.map(\.name)
    }

    /// For each scalar up to the last that a font has, a bit for its part.
    private static let partOfScalar: [UInt8] = {
        let end = FontPart.allCases.compactMap { $0.ranges.last?.upperBound }.max() ?? 0
        var table = [UInt8](repeating: 0, count: Int(min(end, 0x1_FFFF)) + 1)
        for part in FontPart.allCases {
            for range in part.ranges {
                for scalar in range where scalar < UInt32(table.count) { table[Int(scalar)] = 1 << part.rawValue }
            }
        }
        return table
    }()
}

/// The parts of a font's characters that texts need.
package enum TextCharacters {
    /// The names of the files (`WebFontPart`) that contain characters of a UTF-8 text. One with Latin letters is always
    /// included: the first that suffices. Characters in no part are ignored.
    ///
    /// - Complexity: O(bytes).
    package static func parts(of text: UnsafeBufferPointer<UInt8>) -> [String] {
        var found: UInt16 = 0
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
            guard byte >= 0xC2 else { continue }  // ASCII and what follows a first byte
            var scalar = UInt32(byte & (byte < 0xE0 ? 0x1F : byte < 0xF0 ? 0x0F : 0x07))
            while index < text.count, text[index] & 0xC0 == 0x80 {
                scalar = scalar << 6 | UInt32(text[index] & 0x3F)
                index += 1
            }
            if scalar < UInt32(needs.count) { found |= needs[Int(scalar)] }
        }
        let latin = WebFontPart.latin[(~found).trailingZeroBitCount]
        return [latin.name] + otherParts.enumerated().filter { found & 0x100 << $0.offset != 0 }.map(\.element.name)
    }

    private static let otherParts = FontPart.allCases.filter { $0 != .latin }

    /// For each scalar up to the last that a font has: bits for those Latin files that lack it, from bit 0, or from bit 8 a bit for
    /// its part.
    private static let needs: [UInt16] = {
        let end = FontPart.allCases.compactMap { $0.ranges.last?.upperBound }.max() ?? 0
        var table = [UInt16](repeating: 0, count: Int(min(end, 0x1_FFFF)) + 1)
        func mark(_ ranges: [ClosedRange<UInt32>], _ change: (inout UInt16) -> Void) {
            for range in ranges {
                for scalar in range where scalar < UInt32(table.count) { change(&table[Int(scalar)]) }
            }
        }
        for (index, part) in otherParts.enumerated() { mark(part.ranges) { $0 = 0x100 << index } }
        mark(FontPart.latin.ranges) { $0 = (1 << UInt16(WebFontPart.latin.count - 1)) - 1 }
        for (index, file) in WebFontPart.latin.dropLast().enumerated() { mark(file.ranges) { $0 &= ~(1 << index) } }
        return table
    }()
}

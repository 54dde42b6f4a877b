import EspalierCWOFF2

/// Compresses fonts for the web (W3C WOFF 2.0).
enum WOFF2 {
    /// The WOFF2 form of a font; nil if the library refuses the font.
    static func compress(_ font: UnsafeRawBufferPointer) -> [UInt8]? {
        guard let start = font.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
        var isMade = false
        let bytes = [UInt8](unsafeUninitializedCapacity: espalier_woff2_bound(start, font.count)) { output, length in
            length = output.count
            isMade = espalier_woff2_compress(start, font.count, output.baseAddress, &length) != 0
            if !isMade { length = 0 }
        }
        return isMade ? bytes : nil
    }

    /// Whether the bytes begin like a WOFF2 file and have the length that its header states.
    static func isWhole(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 48, bytes.starts(with: [0x77, 0x4F, 0x46, 0x32]) else { return false }
        return bytes[8..<12].reduce(0) { $0 << 8 | Int($1) } == bytes.count
    }
}

/// Normalizes an author's text to characters that the page displays as measured: one line feed per line break, four
/// spaces per tab, no other control characters.
enum TextCleaning {
    struct Findings: OptionSet {
        let rawValue: UInt8
        static let nonASCII = Findings(rawValue: 1)
        static let lineBreak = Findings(rawValue: 2)
        /// The text contains characters to replace.
        static let unclean = Findings(rawValue: 4)
    }

    /// Examines a text in one pass.
    static func examine(_ bytes: UnsafeBufferPointer<UInt8>) -> Findings {
        var findings: Findings = []
        for index in bytes.indices {
            let byte = bytes[index]
            if byte >= 0x80 {
                findings.insert(.nonASCII)
                if isControl(bytes, at: index) { findings.insert(.unclean) }
            } else if byte < 0x20 {
                findings.insert(byte == 0x0A ? .lineBreak : .unclean)
            } else if byte == 0x7F {
                findings.insert(.unclean)
            }
        }
        return findings
    }

    /// Returns the cleaned text.
    static func clean(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A where previous.value == 0x0D: break
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029: result.append("\n")
            case 0x09: result.append(contentsOf: "    ".unicodeScalars)
            case 0..<0x20, 0x7F..<0xA0: break
            default: result.append(scalar)
            }
            previous = scalar
        }
        return String(result)
    }

    /// Whether a control character of two bytes, or a line or paragraph separator, begins at `index`.
    @inline(__always)
    private static func isControl(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        switch bytes[index] {
        case 0xC2: index + 1 < bytes.count && bytes[index + 1] < 0xA0
        case 0xE2: index + 2 < bytes.count && bytes[index + 1] == 0x80 && (bytes[index + 2] | 1) == 0xA9
        default: false
        }
    }
}

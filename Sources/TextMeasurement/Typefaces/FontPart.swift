/// A part of a font's characters that the page loads as a separate file.
///
/// The server shapes with the same files, so a pair of letters from two parts is kerned neither on the server nor in
/// the browser.
enum FontPart: Int, CaseIterable, Sendable {
    /// The characters of most pages in Western languages: Latin-1, typographic punctuation, arrows, some symbols.
    case latin
    /// Latin letters of other European languages and Vietnamese, and phonetic letters.
    case latinExtended
    case greek
    case cyrillic
    /// Mathematics, enclosed numbers and other symbols.
    case symbols

    var name: String {
        switch self {
        case .latin: "latin"
        case .latinExtended: "latin-ext"
        case .greek: "greek"
        case .cyrillic: "cyrillic"
        case .symbols: "symbols"
        }
    }

    /// The characters in ascending order. No two parts overlap.
    var ranges: [ClosedRange<UInt32>] { Self.allRanges[rawValue] }

    /// The CSS `unicode-range`.
    var unicodeRange: String { ranges.unicodeRange }

    func contains(_ scalar: UInt32) -> Bool {
        ranges.contains { $0.contains(scalar) }
    }

    private static let latinRanges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0xA0...0xFF, 0x131...0x131, 0x152...0x153, 0x2C6...0x2C6, 0x2DA...0x2DA, 0x2DC...0x2DC,
        0x2000...0x200D, 0x2010...0x2015, 0x2018...0x201E, 0x2020...0x2022, 0x2026...0x2026, 0x202F...0x202F,
        0x2030...0x2030, 0x2032...0x2033, 0x2039...0x203A, 0x2044...0x2044, 0x20AC...0x20AC, 0x2122...0x2122,
        0x2190...0x2193, 0x2212...0x2212, 0x2215...0x2215, 0x2248...0x2248, 0x2260...0x2260, 0x2264...0x2265,
        0x2318...0x2318, 0x25CF...0x25CF, 0x2713...0x2713, 0xFEFF...0xFEFF,
    ]

    /// The blocks of the other parts. Their characters are not in the first part.
    private static let otherBlocks: [[ClosedRange<UInt32>]] = [
        [
            0x100...0x36F, 0x1AB0...0x1AFF, 0x1D00...0x1EFF, 0x2C60...0x2C7F, 0xA700...0xA7FF, 0xAB30...0xAB6F,
            0xFB00...0xFB06,
        ],
        [0x370...0x3FF, 0x1F00...0x1FFF],
        [0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F],
        [
            0x2000...0x23FF, 0x2460...0x27BF, 0x2900...0x297F, 0x2B00...0x2BFF, 0x2E00...0x2E7F, 0xFFFD...0xFFFD,
            0x1F100...0x1F1FF,
        ],
    ]

    private static let allRanges = [latinRanges] + otherBlocks.map { $0.flatMap(withoutLatin) }

    private static func withoutLatin(_ block: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
        var rest: [ClosedRange<UInt32>] = []
        var start = block.lowerBound
        for hole in latinRanges where hole.upperBound >= block.lowerBound && hole.lowerBound <= block.upperBound {
            if hole.lowerBound > start { rest.append(start...hole.lowerBound - 1) }
            start = hole.upperBound + 1
        }
        if start <= block.upperBound { rest.append(start...block.upperBound) }
        return rest
    }
}

extension [ClosedRange<UInt32>] {
    /// The ranges of characters in the syntax of `unicode-range`.
    var unicodeRange: String {
        map { range in
            let first = String(range.lowerBound, radix: 16, uppercase: true)
            if range.count == 1 { return "U+" + first }
            return "U+" + first + "-" + String(range.upperBound, radix: 16, uppercase: true)
        }.joined(separator: ",")
    }
}

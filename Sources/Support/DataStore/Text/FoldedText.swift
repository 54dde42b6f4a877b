import Foundation

/// Searches that ignore case, and diacritics if they are asked to.
enum FoldedText {
    /// Whether a text contains another one: 1 or 0. Texts of ASCII are compared byte by byte, others after Foundation has folded them.
    static func contains(
        _ text: TextFunctions.Argument, _ other: TextFunctions.Argument, _ options: String.CompareOptions
    ) -> Int64 {
        // Foundation finds an empty text nowhere.
        if other.bytes.isEmpty { return 0 }
        if text.bytes.isASCII, other.bytes.isASCII, !other.bytes.hasSpecialCase {
            return text.bytes.contains(other.bytes) ? 1 : 0
        }
        return text.text.range(of: other.text, options: options, locale: .current) == nil ? 0 : 1
    }
}

extension UnsafeRawBufferPointer {
    fileprivate var isASCII: Bool { allSatisfy { $0 < 0x80 } }

    /// Whether the case of a letter is special in the current language: in Turkish and Azerbaijani, `I` is not the capital of `i`.
    fileprivate var hasSpecialCase: Bool {
        guard contains(where: { $0.lowercased == UInt8(ascii: "i") }) else { return false }
        let language = Locale.current.identifier.prefix(2)
        return language == "tr" || language == "az"
    }

    /// Whether ASCII bytes contain others, without regard to case.
    fileprivate func contains(_ other: UnsafeRawBufferPointer) -> Bool {
        guard other.count <= count else { return false }
        let first = other[0].lowercased
        for start in 0...(count - other.count) where self[start].lowercased == first {
            var position = 1
            while position < other.count, self[start + position].lowercased == other[position].lowercased {
                position += 1
            }
            if position == other.count { return true }
        }
        return false
    }
}

extension UInt8 {
    fileprivate var lowercased: UInt8 { 65...90 ~= self ? self | 0x20 : self }
}

import Foundation

/// Searches that ignore case, and diacritics if they are asked to.
enum FoldedText {
    /// Whether a text contains another one: 1 or 0. Texts of ASCII are compared byte by byte, others after Foundation has folded them.
    static func contains(
        _ text: TextFunctions.Argument, _ other: TextFunctions.Argument, _ options: String.CompareOptions
    ) -> Int64 {
        // Foundation finds an empty text nowhere.
        if other.bytes.isEmpty { return 0 }
        if text.bytes.isPlainASCII, other.bytes.isPlainASCII { return text.bytes.contains(other.bytes) ? 1 : 0 }
        return text.text.range(of: other.text, options: options, locale: .current) == nil ? 0 : 1
    }
}

extension UnsafeRawBufferPointer {
    /// Whether all bytes are ASCII without `i` and `I`, whose case differs in some languages.
    fileprivate var isPlainASCII: Bool { allSatisfy { $0 < 0x80 } }

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

import Foundation

/// A search for a text that ignores case, and diacritics if it is asked to, in the current language.
///
/// Texts of ASCII are compared byte by byte, others by Foundation.
final class FoldedSearch {
    private let text: String
    private let options: String.CompareOptions
    private let locale: Locale
    /// The text's bytes without capitals, if it is ASCII and has no letter whose case is special in the language.
    private let ascii: [UInt8]?

    init(_ text: TextFunctions.Argument, _ options: String.CompareOptions) {
        self.text = text.text
        self.options = options
        locale = .current
        let bytes = text.bytes.map(\.lowercased)
        // In Turkish and Azerbaijani, `I` is not the capital of `i`.
        let language = locale.identifier.prefix(2)
        let isSpecial = bytes.contains(UInt8(ascii: "i")) && (language == "tr" || language == "az")
        ascii = text.bytes.isASCII && !isSpecial ? bytes : nil
    }

    /// Whether a text contains the one that is searched. Foundation finds an empty text nowhere.
    func finds(_ other: TextFunctions.Argument) -> Bool {
        if text.isEmpty { return false }
        if let ascii, other.bytes.isASCII { return other.bytes.contains(ascii) }
        return other.text.range(of: text, options: options, locale: locale) != nil
    }
}

extension UnsafeRawBufferPointer {
    fileprivate var isASCII: Bool {
        // Eight bytes at a time.
        var position = 0
        while position + 8 <= count {
            if loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
            position += 8
        }
        return self[position...].allSatisfy { $0 < 0x80 }
    }

    /// Whether ASCII bytes contain others, which have no capitals, without regard to case.
    fileprivate func contains(_ other: [UInt8]) -> Bool {
        guard other.count <= count, let first = other.first else { return false }
        return other.withUnsafeBufferPointer { other in
            for start in 0...(count - other.count) where self[start].lowercased == first {
                var position = 1
                while position < other.count, self[start + position].lowercased == other[position] { position += 1 }
                if position == other.count { return true }
            }
            return false
        }
    }
}

extension UInt8 {
    fileprivate var lowercased: UInt8 { 65...90 ~= self ? self | 0x20 : self }
}

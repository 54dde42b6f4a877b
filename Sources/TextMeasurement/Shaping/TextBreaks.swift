import _FoundationICU

/// ICU's boundaries in a text (UAX #29 grapheme clusters, UAX #14 line breaks). Not thread-safe.
final class TextBreaks {
    enum Kind {
        case graphemes
        case lines

        fileprivate var type: UBreakIteratorType { self == .graphemes ? UBRK_CHARACTER : UBRK_LINE }
    }

    private let iterator: OpaquePointer?

    /// Creates boundaries by a locale's rules, or by the root locale's if it has none.
    init(_ kind: Kind, locale: String) {
        var status = U_ZERO_ERROR
        iterator = swift_ubrk_open(kind.type, locale, nil, 0, &status)
    }

    deinit {
        if let iterator { swift_ubrk_close(iterator) }
    }

    /// Calls `body` with each boundary of valid UTF-8 after the start, in order. The last one is the end.
    func forEachBoundary(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
        guard let iterator, setText(of: iterator, to: bytes) else { return body(bytes.count) }
        while case let boundary = swift_ubrk_next(iterator), boundary != Self.done { body(Int(boundary)) }
    }

    /// ICU's `UBRK_DONE`.
    private static let done: Int32 = -1

    private func setText(of iterator: OpaquePointer, to bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.withMemoryRebound(to: CChar.self) { characters in
            var status = U_ZERO_ERROR
            let text = swift_utext_openUTF8(nil, characters.baseAddress, Int64(characters.count), &status)
            // The iterator clones the text's description, not its bytes.
            swift_ubrk_setUText(iterator, text, &status)
            swift_utext_close(text)
            return status.rawValue <= U_ZERO_ERROR.rawValue
        }
    }
}

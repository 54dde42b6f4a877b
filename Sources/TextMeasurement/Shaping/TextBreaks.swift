import _FoundationICU

/// ICU's boundaries in a text (UAX #29 grapheme clusters, UAX #14 line breaks). One thread at a time may use it.
final class TextBreaks {
    enum Kind {
        case graphemes
        case lines

        fileprivate var type: UBreakIteratorType { self == .graphemes ? UBRK_CHARACTER : UBRK_LINE }
    }

    private let iterator: OpaquePointer?

    /// Boundaries by a locale's rules. A locale without rules of its own gets the root locale's.
    init(_ kind: Kind, locale: String) {
        var status = U_ZERO_ERROR
        var iterator = swift_ubrk_open(kind.type, locale, nil, 0, &status)
        if status.rawValue > U_ZERO_ERROR.rawValue {
            status = U_ZERO_ERROR
            iterator = swift_ubrk_open(kind.type, "", nil, 0, &status)
        }
        self.iterator = iterator
    }

    deinit {
        if let iterator { swift_ubrk_close(iterator) }
    }

    /// Calls `body` with each boundary after the start of valid UTF-8, in order. The last one is the end.
    func forEachBoundary(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
        guard let iterator, setText(of: iterator, to: bytes) else {
            body(bytes.count)
            return
        }
        while true {
            let boundary = swift_ubrk_next(iterator)
            if boundary < 0 { return }
            body(Int(boundary))
        }
    }

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

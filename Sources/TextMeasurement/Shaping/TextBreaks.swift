import CICU

/// ICU's boundaries in a text (UAX #29 grapheme clusters, UAX #14 line breaks). Used by one thread at a time.
final class TextBreaks {
    enum Kind: Int32 {
        case graphemes = 0
        case lines = 1
    }

    private let pointer: OpaquePointer?

    /// Boundaries by a locale's rules; by the root locale's where ICU has none for it.
    init(_ kind: Kind, locale: String) {
        pointer = espalier_breaks_open(kind.rawValue, locale) ?? espalier_breaks_open(kind.rawValue, "")
    }

    deinit {
        if let pointer { espalier_breaks_close(pointer) }
    }

    /// Calls `body` with each boundary after the start of `bytes`, in order, the end being the last one.
    func forEachBoundary(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
        let isSet = bytes.withMemoryRebound(to: CChar.self) { characters in
            pointer != nil
                && espalier_breaks_set_text(pointer, characters.baseAddress, Int64(characters.count)) != 0
        }
        guard isSet else {
            body(bytes.count)
            return
        }
        while true {
            let boundary = espalier_breaks_next(pointer)
            if boundary < 0 { return }
            body(Int(boundary))
        }
    }
}

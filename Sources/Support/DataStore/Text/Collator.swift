import _FoundationICU

/// ICU's order of texts by the rules of a locale.
///
/// Unchecked: ICU only reads an open collator, so threads may share it.
final class Collator: @unchecked Sendable {
    private let collator: OpaquePointer

    /// - Parameter locale: An identifier of ICU, such as `de_DE`.
    init?(locale: String, comparesNumbers: Bool) {
        var status = U_ZERO_ERROR
        guard let collator = swift_ucol_open(locale, &status) else { return nil }
        // Digits as numbers: "Item 9" before "Item 10".
        if comparesNumbers { swift_ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status) }
        // Decomposed texts are equal to composed ones.
        swift_ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_ON, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else {
            swift_ucol_close(collator)
            return nil
        }
        self.collator = collator
    }

    deinit { swift_ucol_close(collator) }

    /// `-1`, `0` or `1`.
    func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int32 {
        var status = U_ZERO_ERROR
        return swift_ucol_strcollUTF8(
            collator, left.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(left.count),
            right.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(right.count), &status
        ).rawValue
    }
}

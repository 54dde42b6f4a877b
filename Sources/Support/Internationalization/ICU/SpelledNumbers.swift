import _FoundationICU

/// ICU's format of numbers as words.
enum SpelledNumbers {
    /// A new format for a function that takes it over; nil if the locale has none.
    static func open(_ locale: String) -> UnsafeMutablePointer<UNumberFormat?>? {
        var status = U_ZERO_ERROR
        return status.checked(swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &status)) { swift_unum_close($0) }
    }
}

import _FoundationICU

/// The units of a text by the rules of Unicode (UAX #29), as parts in UTF-16 units.
package enum TextUnits {
    /// The characters with their marks.
    package static func characters(of text: String) -> [Range<Int>] { units(UBRK_CHARACTER, of: text) }

    /// The words and numbers, without the spaces and signs between them.
    package static func words(of text: String) -> [Range<Int>] {
        units(UBRK_WORD, of: text) { $0 >= UBRK_WORD_NONE_LIMIT.rawValue }
    }

    /// The sentences, with the spaces that follow them.
    package static func sentences(of text: String) -> [Range<Int>] { units(UBRK_SENTENCE, of: text) }

    /// The texts up to the ends of lines that the user ended, without these ends.
    package static func paragraphs(of text: String) -> [Range<Int>] {
        var (found, start) = ([Range<Int>](), 0)
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let count = part.utf16.count
            found.append(start..<(start + count))
            start += count
            // The end of a line is one unit, or two in files of Windows.
            if part.endIndex < text.endIndex { start += text[part.endIndex].utf16.count }
        }
        return found
    }

    private static func units(
        _ type: UBreakIteratorType, of text: String, where isUnit: (UInt32) -> Bool = { _ in true }
    ) -> [Range<Int>] {
        let units = Array(text.utf16)
        return units.withUnsafeBufferPointer { units in
            var status = U_ZERO_ERROR
            guard
                let iterator = status.checked(
                    swift_ubrk_open(type, "", units.baseAddress, Int32(units.count), &status), swift_ubrk_close)
            else { return [] }
            defer { swift_ubrk_close(iterator) }
            var (found, start) = ([Range<Int>](), 0)
            // ICU's `UBRK_DONE` is -1.
            while case let end = Int(swift_ubrk_next(iterator)), end >= 0 {
                if isUnit(UInt32(bitPattern: swift_ubrk_getRuleStatus(iterator))) { found.append(start..<end) }
                start = end
            }
            return found
        }
    }
}

import _FoundationICU

/// ICU's format of durations in several units.
///
/// Unchecked: ICU only reads an open format, so threads may share it.
final class MeasureFormat: @unchecked Sendable {
    private let format: OpaquePointer

    /// - Parameters:
    ///   - locale: An identifier of ICU.
    ///   - spellsNumbers: Whether numbers are words.
    init?(locale: String, width: UAMeasureFormatWidth, spellsNumbers: Bool = false) {
        var status = U_ZERO_ERROR
        let numbers = spellsNumbers ? SpelledNumbers.open(locale) : nil
        let format = uameasfmt_open(locale, width, numbers, &status)
        guard let format = status.checked(format, { uameasfmt_close($0) }) else { return nil }
        self.format = format
    }

    deinit { uameasfmt_close(format) }

    /// The measures as a list, such as "1 hour, 10 minutes".
    func text(_ measures: [UAMeasure]) -> String? {
        ICUText.make { uameasfmt_formatMultiple(format, measures, Int32(measures.count), $0, $1, $2) }
    }

    func text(_ measure: UAMeasure) -> String? {
        ICUText.make { uameasfmt_format(format, measure.value, measure.unit, $0, $1, $2) }
    }
}

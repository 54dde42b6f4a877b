import _FoundationICU

/// ICU's format of relative dates.
///
/// Unchecked: ICU only reads an open format, so threads may share it.
final class RelativeDateFormat: @unchecked Sendable {
    private let format: OpaquePointer

    /// - Parameters:
    ///   - locale: An identifier of ICU.
    ///   - spellsNumbers: Whether numbers are words.
    init?(
        locale: String, style: UDateRelativeDateTimeFormatterStyle, context: UDisplayContext, spellsNumbers: Bool
    ) {
        var status = U_ZERO_ERROR
        let numbers = spellsNumbers ? SpelledNumbers.open(locale) : nil
        let format = swift_ureldatefmt_open(locale, numbers, style, context, &status)
        guard let format = status.checked(format, { swift_ureldatefmt_close($0) }) else { return nil }
        self.format = format
    }

    deinit { swift_ureldatefmt_close(format) }

    /// A number of units before or after now, such as "2 days ago".
    ///
    /// - Parameter isNamed: Whether near dates have names, such as "yesterday".
    func text(_ number: Double, _ unit: URelativeDateTimeUnit, isNamed: Bool) -> String? {
        ICUText.make {
            isNamed
                ? swift_ureldatefmt_format(format, number, unit, $0, $1, $2)
                : swift_ureldatefmt_formatNumeric(format, number, unit, $0, $1, $2)
        }
    }
}

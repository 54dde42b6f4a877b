import Foundation

/// The digits of a clock that counts seconds: which fields it shows, and to which precision.
struct ClockDigits: Hashable, Codable, Sendable {
    /// Whether an hour or more is shown as hours; otherwise the minutes go beyond 60.
    var showsHours: Bool
    /// The largest number of fields. Hours make room for smaller fields if there are none.
    var maxFieldCount: Int
    /// The smallest amount by which the clock advances.
    var maxPrecision: Duration
    /// Whether the first field has two digits.
    var isPadded: Bool

    private enum Field: Hashable { case hour, minute, second, fraction }

    private var precision: Double {
        let (seconds, attoseconds) = maxPrecision.components
        let precision = Double(seconds) + Double(attoseconds) / 1e18
        return precision > 1e-3 ? precision : 1e-3
    }

    private var fractionDigits: Int { precision >= 1 ? 0 : Int((-log10(precision) - 1e-9).rounded(.up)) }

    private func fields(_ seconds: Double) -> [Field] {
        var fields: [Field] = []
        if showsHours && seconds >= 3600 || precision >= 3600 { fields.append(.hour) }
        if precision < 3600 { fields.append(.minute) }
        if precision < 60 { fields.append(.second) }
        if precision < 1 { fields.append(.fraction) }
        if maxFieldCount <= 1, seconds < 60, precision < 60 { return [.second] }
        return Array(fields.prefix(max(1, maxFieldCount)))
    }

    /// The smallest change of the fields, in seconds.
    private func step(_ fields: [Field]) -> Double {
        switch fields.last {
        case .hour: max(3600, precision)
        case .minute: max(60, precision)
        case .second: max(1, precision)
        case .fraction, nil: precision
        }
    }

    /// Rounds to a number of steps. A little less than a whole number counts as whole, because dates are inexact.
    private func rounded(_ seconds: Double, to step: Double, _ rule: FloatingPointRoundingRule) -> Double {
        (seconds / step + (rule == .down ? 1e-4 : -1e-4)).rounded(rule) * step
    }

    /// The text for a number of seconds, which is not negative.
    func text(_ seconds: Double, _ rule: FloatingPointRoundingRule, _ locale: Locale) -> AttributedString {
        guard seconds.isFinite, seconds < 1e9 else { return AttributedString() }
        let fields = fields(rounded(seconds, to: precision, rule))
        let value = Duration.nanoseconds(Int64((max(0, rounded(seconds, to: step(fields), rule)) * 1e9).rounded()))
        let digits = fields.contains(.fraction) ? fractionDigits : 0
        let length = isPadded && fields.contains(.second) ? 2 : 1
        guard fields.count > 1 else {
            let unit: Duration.UnitsFormatStyle.Unit =
                fields == [.hour] ? .hours : fields == [.minute] ? .minutes : .seconds
            return Duration.UnitsFormatStyle(allowedUnits: [unit], width: .wide).locale(locale).attributed.format(value)
        }
        let pattern: Duration.TimeFormatStyle.Pattern =
            if !fields.contains(.second) {
                .hourMinute(padHourToLength: length, roundSeconds: .towardZero)
            } else if fields.contains(.hour) {
                .hourMinuteSecond(
                    padHourToLength: length, fractionalSecondsLength: digits, roundFractionalSeconds: .towardZero)
            } else {
                .minuteSecond(
                    padMinuteToLength: length, fractionalSecondsLength: digits, roundFractionalSeconds: .towardZero)
            }
        return Duration.TimeFormatStyle(pattern: pattern).locale(locale).attributed.format(value)
    }

    /// The first change of the text after a moment, in seconds from the moment at which the clock shows zero.
    func nextChange(after seconds: Double) -> Double {
        let step = step(fields(abs(seconds)))
        return ((seconds / step + 1e-4).rounded(.down) + 1) * step
    }

    /// The last change of the text before a moment, in seconds from the moment at which the clock shows zero.
    func previousChange(before seconds: Double) -> Double {
        let step = step(fields(abs(seconds)))
        return ((seconds / step - 1e-4).rounded(.up) - 1) * step
    }
}

public import Foundation

extension SystemFormatStyle {
    /// The time since a date, as on a stopwatch: 00:05.23, or 01:00:00.00 from an hour on.
    public struct Stopwatch: DiscreteFormatStyle, Hashable, Codable, Sendable {
        private let start: Date
        private var digits: ClockDigits
        private var locale = Locale.autoupdatingCurrent

        /// A stopwatch. Before `startDate` it shows zero.
        ///
        /// - Parameters:
        ///   - startDate: The date at which the stopwatch starts.
        ///   - showsHours: Whether an hour or more is shown as hours.
        ///   - maxFieldCount: The largest number of fields: hours, minutes, seconds and fractions of a second. If there are no hours,
        ///     smaller fields have room.
        ///   - maxPrecision: The smallest amount by which the stopwatch advances. With 60 seconds, it shows no seconds.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            digits = ClockDigits(
                showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, isPadded: true)
        }

        /// The text at a date.
        public func format(_ value: Date) -> AttributedString {
            digits.text(max(0, value.timeIntervalSince(start)), .down, locale)
        }

        /// The same format in another locale.
        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        /// The next date at which the text changes.
        public func discreteInput(after input: Date) -> Date? {
            input < start ? start : start + digits.nextChange(after: input.timeIntervalSince(start))
        }

        /// The last date before `input` at which the text changed; nil at the start.
        public func discreteInput(before input: Date) -> Date? {
            input <= start ? nil : start + digits.previousChange(before: input.timeIntervalSince(start))
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The time since a date, as on a stopwatch: 00:05.23. See `SystemFormatStyle.Stopwatch`.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

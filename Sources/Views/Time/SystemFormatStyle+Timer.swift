public import Foundation

extension SystemFormatStyle {
    /// The remaining or elapsed time of an interval, as on a timer: 4:32, or 1:00:00 from an hour on.
    public struct Timer: DiscreteFormatStyle, Hashable, Codable, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private var digits: ClockDigits
        private var locale = Locale.autoupdatingCurrent

        private init(_ interval: Range<Date>, countsDown: Bool, _ hours: Bool, _ fields: Int, _ precision: Duration) {
            self.interval = interval
            self.countsDown = countsDown
            digits = ClockDigits(
                showsHours: hours, maxFieldCount: fields, maxPrecision: precision, isPadded: false)
        }

        /// A timer that shows the remaining time, rounded up. Outside of the interval it stands still.
        ///
        /// - Parameters:
        ///   - interval: The time of the timer.
        ///   - showsHours: Whether an hour or more is shown as hours.
        ///   - maxFieldCount: The largest number of fields: hours, minutes, seconds and fractions of a second.
        ///   - maxPrecision: The smallest amount by which the timer advances. With 60 seconds, it shows no seconds.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, countsDown: true, showsHours, maxFieldCount, maxPrecision)
        }

        /// A timer that shows the elapsed time, rounded down. Outside of the interval it stands still.
        ///
        /// - Parameters:
        ///   - interval: The time of the timer.
        ///   - showsHours: Whether an hour or more is shown as hours.
        ///   - maxFieldCount: The largest number of fields: hours, minutes, seconds and fractions of a second.
        ///   - maxPrecision: The smallest amount by which the timer advances. With 60 seconds, it shows no seconds.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, countsDown: false, showsHours, maxFieldCount, maxPrecision)
        }

        /// The text at a date.
        public func format(_ value: Date) -> AttributedString {
            let date = min(max(value, interval.lowerBound), interval.upperBound)
            return countsDown
                ? digits.text(interval.upperBound.timeIntervalSince(date), .up, locale)
                : digits.text(date.timeIntervalSince(interval.lowerBound), .down, locale)
        }

        /// The same format in another locale.
        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        /// The moment at which the timer shows zero.
        private var zero: Date { countsDown ? interval.upperBound : interval.lowerBound }

        /// The next date at which the text changes; nil after the interval.
        public func discreteInput(after input: Date) -> Date? {
            if input < interval.lowerBound { return interval.lowerBound }
            guard input < interval.upperBound else { return nil }
            return min(zero + digits.nextChange(after: input.timeIntervalSince(zero)), interval.upperBound)
        }

        /// The last date before `input` at which the text changed; nil before the interval.
        public func discreteInput(before input: Date) -> Date? {
            if input > interval.upperBound { return interval.upperBound }
            guard input > interval.lowerBound else { return nil }
            return max(zero + digits.previousChange(before: input.timeIntervalSince(zero)), interval.lowerBound)
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// The remaining time of an interval, as on a timer: 4:32. See `SystemFormatStyle.Timer`.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// The elapsed time of an interval, as on a timer: 4:32. See `SystemFormatStyle.Timer`.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

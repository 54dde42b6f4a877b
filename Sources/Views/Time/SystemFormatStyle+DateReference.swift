public import Foundation

extension SystemFormatStyle {
    /// A date as people refer to it: “in 5 minutes” if it is near, “January 2007” if it is far away.
    ///
    /// Format the date from which it is seen, usually the current time.
    public struct DateReference: DiscreteFormatStyle, Hashable, Codable, Sendable {
        private static let order: [Date.RelativeFormatStyle.Field] = [
            .year, .month, .week, .day, .hour, .minute, .second,
        ]

        private let date: Date
        private let fields: Set<Date.RelativeFormatStyle.Field>
        private let maxFieldCount: Int
        private let threshold: Date.RelativeFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent

        /// A reference to a date.
        ///
        /// - Parameters:
        ///   - date: The date.
        ///   - allowedFields: The units that may be used.
        ///   - maxFieldCount: The largest number of fields of a date that is far away. Fields that are the same now, such as the year, make
        ///     room for others.
        ///   - thresholdField: The largest unit of distances. A date that is farther away is written as a date.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            fields = allowedFields.union([thresholdField])
            self.maxFieldCount = max(1, maxFieldCount)
            threshold = thresholdField
        }

        /// The text for the date as seen from another one.
        public func format(_ value: Date) -> AttributedString {
            isNear(value)
                ? AttributedString(distance.format(value))
                : absolute(from: value).attributedStyle.format(date)
        }

        /// Whether the largest unit of the distance is not larger than the threshold.
        private func isNear(_ value: Date) -> Bool {
            guard let limit = Self.order.firstIndex(of: threshold) else { return true }
            let parts = calendar.dateComponents(
                [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: min(value, date),
                to: max(value, date))
            let values = [
                parts.year, parts.month, parts.weekOfMonth, parts.day, parts.hour, parts.minute, parts.second,
            ]
            return !zip(Self.order, values).prefix(limit).contains { field, value in
                fields.contains(field) && (value ?? 0) != 0
            }
        }

        private var distance: Date.AnchoredRelativeFormatStyle {
            Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: fields.subtracting(Self.order.prefix { $0 != threshold }),
                presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar)
        }

        /// The date with the most significant fields that differ. A day has its month, and a minute its hour.
        private func absolute(from value: Date) -> Date.FormatStyle {
            typealias Part = (
                field: Date.RelativeFormatStyle.Field, component: Calendar.Component,
                apply: (Date.FormatStyle) -> Date.FormatStyle
            )
            let parts: [Part] = [
                (.year, .year, { $0.year() }), (.month, .month, { $0.month(.wide) }), (.day, .day, { $0.day() }),
                (.hour, .hour, { $0.hour() }), (.minute, .minute, { $0.minute() }), (.second, .second, { $0.second() }),
            ]
            let allowed = parts.filter { fields.contains($0.field) }
            var shown = allowed.drop {
                calendar.component($0.component, from: date) == calendar.component($0.component, from: value)
            }
            if shown.isEmpty { shown = allowed.suffix(1) }
            if shown.first?.field == .day { shown = [parts[1]] + shown }
            if shown.first?.field == .minute || shown.first?.field == .second { shown = [parts[3], parts[4]] }
            return shown.prefix(maxFieldCount).reduce(
                Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            ) { $1.apply($0) }
        }

        /// The same format in another locale.
        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        /// The same format in another calendar.
        public func calendar(_ calendar: Calendar) -> Self {
            var copy = self
            copy.calendar = calendar
            return copy
        }

        /// The time after which a date that is far away may be written otherwise, in seconds.
        private var pause: Double { threshold == .hour || threshold == .minute || threshold == .second ? 60 : 3600 }

        /// The next date at which the text may change.
        public func discreteInput(after input: Date) -> Date? {
            isNear(input) ? distance.discreteInput(after: input) : input + pause
        }

        /// The last date before `input` at which the text may have changed.
        public func discreteInput(before input: Date) -> Date? {
            isNear(input) ? distance.discreteInput(before: input) : input - pause
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date as people refer to it: “in 5 minutes”. See `SystemFormatStyle.DateReference`.
    public static func reference(
        to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}

import EspalierInternationalization
public import Foundation

extension SystemFormatStyle {
    /// The distance from a date: 3 minutes, 42 seconds.
    ///
    /// If only minutes and seconds, or hours, minutes and seconds may be shown, the distance is written as on a clock: 3:46.
    public struct DateOffset: DiscreteFormatStyle, Hashable, Codable, Sendable {
        private let anchor: Date
        private let fields: [Date.ComponentsFormatStyle.Field]
        private let maxFieldCount: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent

        /// The distance from a date.
        ///
        /// - Parameters:
        ///   - anchor: The date from which the distance counts. Later dates have a positive distance.
        ///   - allowedFields: The units that may be shown.
        ///   - maxFieldCount: The largest number of units.
        ///   - sign: The sign of the distance.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            let known = DistanceUnit.all.map(\.field).filter(allowedFields.contains)
            fields = known.isEmpty ? [.second] : known
            self.maxFieldCount = max(1, maxFieldCount)
            self.sign = sign
        }

        private var units: [DistanceUnit] { DistanceUnit.all.filter { fields.contains($0.field) } }

        private var isClock: Bool {
            fields == [.minute, .second] && maxFieldCount >= 2
                || fields == [.hour, .minute, .second] && maxFieldCount >= 3
        }

        /// The distance of a date.
        public func format(_ value: Date) -> AttributedString {
            let distance = value.timeIntervalSince(anchor)
            guard distance.isFinite, abs(distance) < 1e12 else { return AttributedString() }
            return AttributedString(mark(distance)) + amount(value, abs(distance))
        }

        /// The sign in front of the distance.
        private func mark(_ distance: Double) -> String {
            let number = abs(distance) < 1 ? 0 : distance < 0 ? -1 : 1
            let text = number.formatted(IntegerFormatStyle<Int>(locale: locale).sign(strategy: sign))
            return String(text.prefix { !$0.isNumber })
        }

        private func amount(_ value: Date, _ distance: Double) -> AttributedString {
            if isClock {
                let digits = ClockDigits(
                    showsHours: fields.count == 3, maxFieldCount: 3, maxPrecision: .seconds(1), isPadded: false)
                return digits.text(distance, .down, locale)
            }
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = .full
            formatter.allowedUnits = units.reduce(into: []) { $0.formUnion($1.unit) }
            formatter.maximumUnitCount = maxFieldCount
            formatter.calendar = localCalendar
            return AttributedString(formatter.string(from: min(value, anchor), to: max(value, anchor)) ?? "")
        }

        private var localCalendar: Calendar {
            var calendar = calendar
            calendar.locale = locale
            return calendar
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

        /// The number of seconds after which the text may change.
        private func step(at date: Date) -> Double {
            if isClock { return 1 }
            let parts = calendar.dateComponents(
                Set(units.map(\.component)), from: min(date, anchor), to: max(date, anchor))
            let largest = units.firstIndex { (parts.value(for: $0.component) ?? 0) != 0 } ?? units.count - 1
            return units[min(largest + maxFieldCount, units.count) - 1].seconds
        }

        /// The next date at which the text may change.
        public func discreteInput(after input: Date) -> Date? {
            let (distance, step) = (input.timeIntervalSince(anchor), step(at: input))
            guard distance.isFinite, abs(distance) < 1e12 else { return nil }
            return anchor + ((distance / step + 1e-4).rounded(.down) + 1) * step
        }

        /// The last date before `input` at which the text may have changed.
        public func discreteInput(before input: Date) -> Date? {
            let (distance, step) = (input.timeIntervalSince(anchor), step(at: input))
            guard distance.isFinite, abs(distance) < 1e12 else { return nil }
            return anchor + ((distance / step - 1e-4).rounded(.up) - 1) * step
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The distance from a date: 3 minutes, 42 seconds. See `SystemFormatStyle.DateOffset`.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

/// A unit of distances between dates.
private struct DistanceUnit {
    let field: Date.ComponentsFormatStyle.Field
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    /// The time after which a number of units may change, in seconds. Months and years change by the day.
    let seconds: Double

    /// The units, the largest first.
    static let all = [
        DistanceUnit(field: .year, unit: .year, component: .year, seconds: 86_400),
        DistanceUnit(field: .month, unit: .month, component: .month, seconds: 86_400),
        DistanceUnit(field: .week, unit: .weekOfMonth, component: .weekOfMonth, seconds: 86_400),
        DistanceUnit(field: .day, unit: .day, component: .day, seconds: 86_400),
        DistanceUnit(field: .hour, unit: .hour, component: .hour, seconds: 3600),
        DistanceUnit(field: .minute, unit: .minute, component: .minute, seconds: 60),
        DistanceUnit(field: .second, unit: .second, component: .second, seconds: 1),
    ]
}

import Foundation

/// A month as a grid of weeks.
struct Month {
    let title: String
    /// The short names of the days of the week, starting with the calendar's first.
    let weekdays: [String]
    let weekCount: Int
    private let first: Date
    private let leading: Int
    private let dayCount: Int
    private let calendar: Calendar

    /// The month that is `offset` months after the one of `date`.
    init(around date: Date, offset: Int, calendar: Calendar, locale: Locale, timeZone: TimeZone) {
        self.calendar = calendar
        let own = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let first = calendar.date(byAdding: .month, value: offset, to: own) ?? own
        self.first = first
        let dayCount = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
        self.dayCount = dayCount
        let weekday = calendar.component(.weekday, from: first)
        let leading = (weekday - calendar.firstWeekday + 7) % 7
        self.leading = leading
        weekCount = (leading + dayCount + 6) / 7
        var format = Date.FormatStyle(locale: locale, calendar: calendar).month(.wide).year()
        format.timeZone = timeZone
        title = first.formatted(format)
        let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
        weekdays = (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7] }
    }

    /// The day in a cell of the grid; nil for a cell before the first or after the last day.
    func day(week: Int, column: Int) -> Int? {
        let day = week * 7 + column - leading + 1
        return (1...dayCount).contains(day) ? day : nil
    }

    /// A day of the month at the time of day of `date`.
    func date(day: Int, like date: Date) -> Date? {
        var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        let month = calendar.dateComponents([.era, .year, .month], from: first)
        (parts.era, parts.year, parts.month, parts.day) = (month.era, month.year, month.month, day)
        return calendar.date(from: parts)
    }

    /// A day as it is stored in a set of days.
    func components(of date: Date) -> DateComponents {
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    }

    func isSameDay(_ left: Date, _ right: Date) -> Bool { calendar.isDate(left, inSameDayAs: right) }
}

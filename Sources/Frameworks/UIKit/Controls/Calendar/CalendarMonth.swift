import Foundation

/// The days of a month in weeks.
struct CalendarMonth: Equatable {
    let year: Int
    let month: Int
    /// The number of places in front of the first day.
    let leading: Int
    let dayCount: Int

    /// The month of a date; nil for a calendar that cannot tell its days.
    init?(of date: Date, in calendar: Calendar) {
        let parts = calendar.dateComponents([.year, .month], from: date)
        guard let year = parts.year, let month = parts.month,
            let first = calendar.date(from: DateComponents(year: year, month: month, day: 1)),
            let days = calendar.range(of: .day, in: .month, for: first)
        else { return nil }
        (self.year, self.month, dayCount) = (year, month, days.count)
        leading = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    }

    /// The days of each week; nil for a place without one.
    var weeks: [[Int?]] {
        let places: [Int?] = Array(repeating: nil, count: leading) + (1...max(1, dayCount)).map { $0 }
        return stride(from: 0, to: places.count, by: 7).map { start in
            let week = Array(places[start..<min(start + 7, places.count)])
            return week + Array(repeating: nil, count: 7 - week.count)
        }
    }
}

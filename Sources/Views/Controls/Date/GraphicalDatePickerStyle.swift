import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A month of days, with arrows to the previous and next month. The time of day is below it.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
    /// A style with a calendar.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            if configuration.displayedComponents.contains(.date) { MonthGrid(configuration: configuration) }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    Text("Time")
                    Spacer()
                    DatePill(configuration: configuration, isTime: true)
                }
            }
        }
    }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month of days, with arrows to the previous and next month. The time of day is below it.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

nonisolated struct MonthGrid: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var outerCalendar
    @Environment(\.timeZone) private var timeZone
    /// The number of months from the selected date's month to the one that is shown.
    @State private var offset = 0

    @MainActor var body: some View {
        let month = Month(
            around: configuration.selection, offset: offset, calendar: calendar, locale: locale, timeZone: timeZone)
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                Text(month.title).font(.headline).accessibilityAddTraits(.isHeader)
                Spacer()
                arrow("chevron.left", "Previous month", by: -1)
                arrow("chevron.right", "Next month", by: 1)
            }
            .frame(height: 44)
            HStack(spacing: 0) {
                ForEach(0..<7, id: \.self) { column in
                    Text(month.weekdays[column])
                        .font(.system(size: 13, weight: .semibold))
                        .foregroundStyle(.secondary)
                        .frame(maxWidth: .infinity)
                }
            }
            .frame(height: 24)
            .accessibilityHidden(true)
            ForEach(0..<month.weekCount, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { column in day(month.day(week: week, column: column), of: month) }
                }
            }
        }
    }

    private var calendar: Calendar {
        var calendar = outerCalendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    @MainActor private func arrow(_ name: String, _ label: String, by step: Int) -> some View {
        Button {
            offset = max(-12_000, min(12_000, offset + step))
        } label: {
            Image(systemName: name)
                .font(.system(size: 17, weight: .semibold))
                .foregroundStyle(TintShapeStyle())
                .frame(width: 44, height: 44)
        }
        .accessibilityLabel(label)
    }

    @MainActor @ViewBuilder private func day(_ number: Int?, of month: Month) -> some View {
        if let number, let date = month.date(day: number, like: configuration.selection) {
            let isSelected = offset == 0 && month.selectedDay == number
            let isAllowed = isAllowed(date, month)
            Button {
                configuration.selection = configuration.held(date)
                offset = 0
            } label: {
                Text(String(number))
                    .font(.system(size: 20, weight: isSelected ? .semibold : .regular))
                    .foregroundStyle(
                        !isAllowed
                            ? AnyShapeStyle(.tertiary)
                            : isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(.primary)
                    )
                    .frame(width: 40, height: 40)
                    .background(TintShapeStyle().opacity(isSelected ? 0.15 : 0), in: Circle())
                    .frame(maxWidth: .infinity)
                    .frame(height: 44)
            }
            .buttonStyle(.plain)
            .disabled(!isAllowed)
            .modifier(AccessibilityModifier(change: .selected(isSelected)))
        } else {
            Color.clear.frame(maxWidth: .infinity).frame(height: 44)
        }
    }

    /// Whether any time of the day is in the range.
    private func isAllowed(_ date: Date, _ month: Month) -> Bool {
        if let minimum = configuration.minimumDate, date < minimum, !month.isSameDay(date, minimum) { return false }
        if let maximum = configuration.maximumDate, date > maximum, !month.isSameDay(date, maximum) { return false }
        return true
    }
}

/// A month as a grid of weeks.
struct Month {
    let title: String
    /// The short names of the days of the week, starting with the calendar's first.
    let weekdays: [String]
    let weekCount: Int
    /// The day of the selected date, if it is in the month.
    let selectedDay: Int?
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
        selectedDay =
            calendar.isDate(first, equalTo: date, toGranularity: .month) ? calendar.component(.day, from: date) : nil
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

    func isSameDay(_ left: Date, _ right: Date) -> Bool { calendar.isDate(left, inSameDayAs: right) }
}

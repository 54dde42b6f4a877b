import EspalierLayoutEngine
import Foundation

/// A wheel for each part of the date.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
    /// A style with wheels.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) { DateWheels(configuration: configuration) }
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each part of the date.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated struct DateWheels: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var outerCalendar
    @Environment(\.timeZone) private var timeZone

    @MainActor var body: some View {
        HStack(spacing: 0) {
            if configuration.displayedComponents.contains(.date) {
                wheel("Month", .month, 1...12, title: monthName).frame(width: isShort ? 70 : 130)
                wheel("Day", .day, 1...dayCount, title: { String($0) }).frame(width: isShort ? 54 : 60)
                wheel("Year", .year, years, title: { String($0) }).frame(width: isShort ? 72 : 80)
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                wheel("Hour", .hour, 0...23, title: hourName).frame(width: 80)
                wheel("Minute", .minute, 0...59, title: { $0 < 10 ? "0\($0)" : String($0) }).frame(width: 54)
            }
        }
        .labelsHidden()
        .pickerStyle(.wheel)
    }

    @MainActor private func wheel(
        _ name: String, _ component: Calendar.Component, _ range: ClosedRange<Int>, title: @escaping (Int) -> String
    ) -> some View {
        Picker(name, selection: part(component)) {
            ForEach(Array(range), id: \.self) { number in Text(title(number)).tag(number) }
        }
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    /// Whether all parts are side by side, which leaves space for short names of months only.
    private var isShort: Bool { configuration.displayedComponents.contains(.hourAndMinute) }

    private var dayCount: Int {
        calendar.range(of: .day, in: .month, for: configuration.selection)?.count ?? 31
    }

    /// The years of the range, at most a century before and after the date.
    private var years: ClosedRange<Int> {
        let year = calendar.component(.year, from: configuration.selection)
        let first = configuration.minimumDate.map { calendar.component(.year, from: $0) } ?? 1
        let last = configuration.maximumDate.map { calendar.component(.year, from: $0) } ?? 9999
        return min(year, max(first, year - 100))...max(year, min(last, year + 100))
    }

    private func monthName(_ month: Int) -> String {
        let names = isShort ? calendar.shortStandaloneMonthSymbols : calendar.standaloneMonthSymbols
        return names.indices.contains(month - 1) ? names[month - 1] : String(month)
    }

    /// The hour in the user's locale: 14 or 2 PM.
    private func hourName(_ hour: Int) -> String {
        var parts = calendar.dateComponents([.year, .month, .day], from: configuration.selection)
        parts.hour = hour
        guard let date = calendar.date(from: parts) else { return String(hour) }
        var format = Date.FormatStyle(locale: locale, calendar: calendar).hour()
        format.timeZone = timeZone
        return date.formatted(format)
    }

    /// A part of the date. If the new month does not have the day, its last day is used.
    private func part(_ component: Calendar.Component) -> Binding<Int> {
        let (calendar, configuration) = (calendar, configuration)
        return Binding(
            get: { calendar.component(component, from: configuration.selection) },
            set: { value in
                var parts = calendar.dateComponents(
                    [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: configuration.selection)
                parts.setValue(value, for: component)
                let day = parts.day ?? 1
                parts.day = 1
                guard let first = calendar.date(from: parts) else { return }
                parts.day = min(day, calendar.range(of: .day, in: .month, for: first)?.count ?? day)
                if let date = calendar.date(from: parts) { configuration.selection = configuration.held(date) }
            })
    }
}

import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A month of days that can be selected, with arrows to the previous and next month.
nonisolated struct MonthGrid: View {
    /// A date in the month that is shown at first. The dates of all days have its time of day.
    let date: Date
    let minimum: Date?
    let maximum: Date?
    /// Whether `date` becomes the day that is selected.
    let followsSelection: Bool
    let isSelected: (Month, Date) -> Bool
    let select: (Month, Date) -> Void
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var outerCalendar
    @Environment(\.timeZone) private var timeZone
    /// The number of months from the date's month to the one that is shown.
    @State private var offset = 0

    @MainActor var body: some View {
        let month = Month(
            around: date, offset: offset, calendar: calendar, locale: locale, timeZone: timeZone)
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
        if let number, let date = month.date(day: number, like: date) {
            let isSelected = isSelected(month, date)
            let isAllowed = isAllowed(date, month)
            Button {
                select(month, date)
                if followsSelection { offset = 0 }
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
        if let minimum, date < minimum, !month.isSameDay(date, minimum) { return false }
        if let maximum, date > maximum, !month.isSameDay(date, maximum) { return false }
        return true
    }
}

import EspalierViews
import Foundation

/// The days of a month, with the buttons for other months.
struct CalendarGrid: View {
    let view: UICalendarView
    let month: CalendarMonth
    /// Another version is drawn again.
    let version: Int

    var body: some View {
        VStack(spacing: 4) {
            HStack {
                Text(verbatim: view.title).font(font(17, .semibold))
                Spacer(minLength: 8)
                turn("chevron.left", .decrement, -1)
                turn("chevron.right", .increment, 1)
            }
            HStack(spacing: 0) {
                ForEach(Array(view.weekdays.enumerated()), id: \.offset) {
                    Text(verbatim: $0.element).font(font(13, .semibold)).foregroundStyle(.secondary)
                        .frame(maxWidth: .infinity)
                }
            }
            ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
                HStack(spacing: 0) {
                    ForEach(Array(week.enumerated()), id: \.offset) { _, day in
                        if let day {
                            cell(CalendarDay(year: month.year, month: month.month, day: day))
                        } else {
                            Color.clear.frame(maxWidth: .infinity).frame(height: 50)
                        }
                    }
                }
            }
            Spacer(minLength: 0)
        }
        .padding(8)
    }

    private func font(_ size: CGFloat, _ weight: Font.Weight) -> Font {
        let design: Font.Design =
            switch view.fontDesign {
            case .serif: .serif
            case .monospaced: .monospaced
            case .rounded: .rounded
            default: .default
            }
        return .system(size: size, weight: weight, design: design)
    }

    private func turn(_ symbol: String, _ name: SystemText, _ distance: Int) -> some View {
        Button {
            view.turn(by: distance)
        } label: {
            Image(systemName: symbol).font(.system(size: 18, weight: .semibold)).frame(width: 36, height: 36)
                .foregroundStyle(Color(view.tintColor))
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(view.month(at: distance) == nil)
        .accessibilityLabel(name)
    }

    private func cell(_ day: CalendarDay) -> some View {
        let isSelected = view.selectionBehavior?.contains(day) == true
        let isPossible = view.canSelect(day)
        let isToday = view.isToday(day)
        return Button {
            view.selectionBehavior?.userDidTap(day)
        } label: {
            VStack(spacing: 2) {
                Text(verbatim: "\(day.day)").font(font(18, isSelected ? .semibold : .regular))
                    .foregroundStyle(Color(isSelected || isToday ? view.tintColor : .label))
                    .frame(width: 36, height: 36)
                    .background { if isSelected { Circle().fill(Color(view.tintColor).opacity(0.18)) } }
                ZStack { view.decoration(for: day)?.shown }.frame(height: 12)
            }
            .opacity(isPossible || view.selectionBehavior == nil ? 1 : 0.35)
            .frame(maxWidth: .infinity)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(!isPossible)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

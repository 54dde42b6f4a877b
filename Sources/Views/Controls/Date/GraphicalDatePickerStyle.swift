import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A month of days, with arrows to the previous and next month. The time of day is below it.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
    /// A style with a calendar.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            if configuration.displayedComponents.contains(.date) {
                MonthGrid(
                    date: configuration.selection, minimum: configuration.minimumDate,
                    maximum: configuration.maximumDate, followsSelection: true,
                    isSelected: { $0.isSameDay($1, configuration.selection) },
                    select: { _, date in configuration.selection = configuration.held(date) })
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    Text("Time")
                    Spacer()
                    DatePill(configuration: configuration, isTime: true)
                }
            }
        }
        .modifier(TextGuideBarrier())
    }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month of days, with arrows to the previous and next month. The time of day is below it.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

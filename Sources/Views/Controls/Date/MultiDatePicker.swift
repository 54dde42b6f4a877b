public import Foundation

/// A calendar in which people select any number of days.
public nonisolated struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let minimum: Date?
    /// The first moment that is not allowed.
    private let end: Date?
    private let label: Label
    @Environment(\.calendar) private var calendar
    /// A date in the month that is shown at first: the first selected day, or today, as near to it as the range allows.
    @State private var start: Date

    private init(_ selection: Binding<Set<DateComponents>>, _ minimum: Date?, _ end: Date?, _ label: Label) {
        let first = selection.wrappedValue.compactMap { Calendar.current.date(from: $0) }.min() ?? Date()
        _start = State(initialValue: max(minimum ?? first, min(end ?? first, first)))
        self.selection = selection
        self.minimum = minimum
        self.end = end
        self.label = label
    }

    /// A calendar for any days.
    ///
    /// - Parameter selection: The days: components with a calendar, an era, a year, a month and a day.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, nil, label())
    }

    /// A calendar for the days in a range.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, label())
    }

    /// A calendar for the days from a date on.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, nil, label())
    }

    /// A calendar for the days before a date.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, bounds.upperBound, label())
    }

    @MainActor public var body: some View {
        let days = selection.wrappedValue
        MonthGrid(
            date: calendar.startOfDay(for: start), minimum: minimum,
            maximum: end?.addingTimeInterval(-0.001), followsSelection: false,
            isSelected: { month, date in days.contains { month.components(of: date).isSameDay(as: $0) } },
            select: toggle
        )
        .modifier(TextGuideBarrier())
        .accessibilityLabel(AccessibilityLabel.text(in: label) ?? Text(verbatim: ""))
    }

    @MainActor private func toggle(_ month: Month, _ date: Date) {
        let day = month.components(of: date)
        let others = selection.wrappedValue.filter { !day.isSameDay(as: $0) }
        selection.wrappedValue = others.count < selection.wrappedValue.count ? others : others.union([day])
    }
}

extension DateComponents {
    /// Whether both name the same day, where both name its parts.
    fileprivate func isSameDay(as other: DateComponents) -> Bool {
        day == other.day && month == other.month && year == other.year
            && (era == nil || other.era == nil || era == other.era)
    }
}

extension MultiDatePicker where Label == Text {
    /// A calendar with a localized title for any days.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// A calendar with a title for any days.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// A calendar with a localized title for the days in a range.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A calendar with a title for the days in a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// A calendar with a localized title for the days from a date on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A calendar with a title for the days from a date on.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// A calendar with a localized title for the days before a date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A calendar with a title for the days before a date.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}

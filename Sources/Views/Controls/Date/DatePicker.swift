public import Foundation

/// A control for a date: its day, its time of day, or both.
public nonisolated struct DatePicker<Label: View>: View {
    /// The type of the parts of a date that a picker shows.
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let minimum: Date?
    let maximum: Date?
    let components: Components
    let label: Label

    package init(
        _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, _ label: Label
    ) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }

    /// A picker for any date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// A picker for the dates in a range.
    ///
    /// - Parameter range: The allowed dates. The user's choice of a date outside of the range counts as the nearest one
    ///   inside.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// A picker for the dates from `range.lowerBound` on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// A picker for the dates up to `range.upperBound`.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }

    @MainActor public var body: some View {
        StyledControl(
            DatePickerStyleConfiguration(
                label: .init(content: AnyView(label)), selection: selection, minimumDate: minimum,
                maximumDate: maximum, displayedComponents: components)
        ) { CompactDatePickerStyle().makeBody(configuration: $0) }
    }
}

extension DatePicker where Label == Text {
    /// A picker for any date, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleKey))
    }

    /// A picker for the dates in a range, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// A picker for the dates from `range.lowerBound` on, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }

    /// A picker for the dates up to `range.upperBound`, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// A picker for any date, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(title))
    }

    /// A picker for the dates in a range, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
    }
}

public import Foundation

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a date: its day, its time of day, or both.
public nonisolated struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let minimum: Date?
    let maximum: Date?
    let components: Components
    let label: Label

    init(_ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, _ label: Label) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// - Parameter range: a date beyond it, whoever gives it, counts as its nearer end.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

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
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
    }
}

/// A look for date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = DatePickerStyleConfiguration
}

/// The parts of a date picker.
public nonisolated struct DatePickerStyleConfiguration {
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public let label: Label
    /// The date; writes are held to the range.
    @Binding public var selection: Date
    public var minimumDate: Date?
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// The date in the range that is nearest to `date`.
    func held(_ date: Date) -> Date {
        if let minimumDate, date < minimumDate { return minimumDate }
        if let maximumDate, date > maximumDate { return maximumDate }
        return date
    }
}

extension View {
    /// The look of the date pickers inside.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: DatePickerStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}

public import Foundation

/// The appearance of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of a date picker.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The parts and the state of a date picker.
    typealias Configuration = DatePickerStyleConfiguration
}

/// The parts of a date picker.
public nonisolated struct DatePickerStyleConfiguration {
    /// The picker's label.
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The picker's label.
    public let label: Label
    /// The selected date. Styles of this module keep it in the range.
    @Binding public var selection: Date
    /// The earliest date; nil for no limit.
    public var minimumDate: Date?
    /// The latest date; nil for no limit.
    public var maximumDate: Date?
    /// The parts of the date that are shown.
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
    /// Sets the style of the date pickers inside.
    public nonisolated __consuming func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: DatePickerStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}

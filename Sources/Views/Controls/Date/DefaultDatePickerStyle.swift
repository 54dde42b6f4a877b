import Foundation

/// The platform's default: compact.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
    /// The platform's default style of date pickers.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The platform's default: compact.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The day and the time on pale backgrounds beside the label. A tap opens the browser's own picker.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
    /// A style with the day and the time beside the label.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            HStack(spacing: 6) {
                if configuration.displayedComponents.contains(.date) {
                    DatePill(configuration: configuration, isTime: false)
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    DatePill(configuration: configuration, isTime: true)
                }
            }
            // The label gives way: half a date says nothing.
            .fixedSize(horizontal: true, vertical: false)
        }
    }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The day and the time on pale backgrounds beside the label. A tap opens the browser's own picker.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A part of a date in the user's locale, under the field that changes it.
nonisolated struct DatePill: View {
    let configuration: DatePickerStyleConfiguration
    let isTime: Bool
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        var zoned = calendar
        zoned.timeZone = timeZone
        var format = Date.FormatStyle(
            date: isTime ? .omitted : .abbreviated, time: isTime ? .shortened : .omitted, locale: locale,
            calendar: zoned)
        format.timeZone = timeZone
        let name = AccessibilityLabel.text(in: configuration.label.content)
        return Text(configuration.selection.formatted(format))
            .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
            .lineLimit(1)
            .accessibilityHidden(true)
            .padding(.horizontal, 11)
            .padding(.vertical, 7)
            .background(NamedStyle(name: .tertiaryFill), in: RoundedRectangle(cornerRadius: 6))
            .overlay { DateInput(configuration: configuration, isTime: isTime, calendar: zoned, name: name) }
            .modifier(TextGuideBarrier())
    }
}

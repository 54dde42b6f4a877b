public import Foundation

/// Fields whose text is parsed at the end of editing. A text that cannot be parsed changes nothing.
extension TextField {
    /// A field for a value in a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: ValueText.of(value, format), prompt: prompt, label: label)
        isCommitted = true
    }

    /// A field for an optional value in a format. An empty field sets nil.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: ValueText.of(value, format), prompt: prompt, label: label)
        isCommitted = true
    }

    /// A field for a value in the format of a formatter.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(text: ValueText.of(value, formatter), prompt: prompt, label: label)
        isCommitted = true
    }
}

extension TextField where Label == Text {
    /// A field with a localized title for a value in a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(titleKey, text: ValueText.of(value, format), prompt: prompt)
        isCommitted = true
    }

    /// A field with a title for a value in a format.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(title, text: ValueText.of(value, format), prompt: prompt)
        isCommitted = true
    }

    /// A field with a localized title for an optional value in a format. An empty field sets nil.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(titleKey, text: ValueText.of(value, format), prompt: prompt)
        isCommitted = true
    }

    /// A field with a title for an optional value in a format. An empty field sets nil.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(title, text: ValueText.of(value, format), prompt: prompt)
        isCommitted = true
    }

    /// A field with a localized title for a value in the format of a formatter.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(titleKey, text: ValueText.of(value, formatter), prompt: prompt)
        isCommitted = true
    }

    /// A field with a title for a value in the format of a formatter.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(title, text: ValueText.of(value, formatter), prompt: prompt)
        isCommitted = true
    }

    /// A field with a title by a stored key for a value in a format.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(titleResource, text: ValueText.of(value, format), prompt: prompt)
        isCommitted = true
    }

    /// A field with a title by a stored key for an optional value in a format. An empty field sets nil.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(titleResource, text: ValueText.of(value, format), prompt: prompt)
        isCommitted = true
    }

    /// A field with a title by a stored key for a value in the format of a formatter.
    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(titleResource, text: ValueText.of(value, formatter), prompt: prompt)
        isCommitted = true
    }

    /// A field with a localized title and actions for a value in the format of a formatter.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(titleKey, value: value, formatter: formatter)
        editingChanged = onEditingChanged
        commit = onCommit
    }

    /// A field with a localized title for a value in the format of a formatter, and an action for Return.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, value: value, formatter: formatter)
        commit = onCommit
    }

    /// A field with a title and actions for a value in the format of a formatter.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(title, value: value, formatter: formatter)
        editingChanged = onEditingChanged
        commit = onCommit
    }

    /// A field with a title for a value in the format of a formatter, and an action for Return.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(title, value: value, formatter: formatter)
        commit = onCommit
    }
}

/// The texts of values in fields.
private enum ValueText {
    static func of<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
    where F.FormatOutput == String {
        let parser = format.parseStrategy
        return Binding(
            get: { format.format(value.wrappedValue) },
            set: { text in if let new = try? parser.parse(text) { value.wrappedValue = new } })
    }

    static func of<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> Binding<String>
    where F.FormatOutput == String {
        let parser = format.parseStrategy
        return Binding(
            get: { value.wrappedValue.map { format.format($0) } ?? "" },
            set: { text in
                if text.isEmpty { value.wrappedValue = nil }
                if let new = try? parser.parse(text) { value.wrappedValue = new }
            })
    }

    static func of<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
        Binding(
            get: { formatter.string(for: value.wrappedValue) ?? "" },
            set: { text in
                let read: Any? =
                    switch formatter {
                    case let numbers as NumberFormatter:
                        numbers.number(from: text).flatMap { number($0) as V? }
                    case let dates as DateFormatter: dates.date(from: text)
                    default: text
                    }
                if let new = read as? V { value.wrappedValue = new }
            })
    }

    /// A number in the value's type.
    private static func number<V>(_ number: NSNumber) -> V? {
        switch V.self {
        case is Int.Type: number.intValue as? V
        case is Double.Type: number.doubleValue as? V
        case is Float.Type: number.floatValue as? V
        case is Decimal.Type: number.decimalValue as? V
        default: number as? V
        }
    }
}

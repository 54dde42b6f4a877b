public import Foundation

/// Fields whose text stands for a value.
///
/// As the user types, the value is that of the text. While the text cannot be parsed, the value stays as it is; an optional value in
/// a format becomes nil. At the end of editing, the field shows the value in its format. If the app sets another value meanwhile,
/// the field shows that one at once.
extension TextField {
    /// A field for a value in a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let edited = ValueText.of(value, format)
        self.init(text: edited.binding, prompt: prompt, label: label)
        self.value = edited
    }

    /// A field for an optional value in a format. A text that cannot be parsed sets nil.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let edited = ValueText.of(value, format)
        self.init(text: edited.binding, prompt: prompt, label: label)
        self.value = edited
    }

    /// A field for a value in the format of a formatter.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        let edited = ValueText.of(value, formatter)
        self.init(text: edited.binding, prompt: prompt, label: label)
        self.value = edited
    }
}

extension TextField where Label == Text {
    /// A field with a localized title for a value in a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let edited = ValueText.of(value, format)
        self.init(titleKey, text: edited.binding, prompt: prompt)
        self.value = edited
    }

    /// A field with a title for a value in a format.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let edited = ValueText.of(value, format)
        self.init(title, text: edited.binding, prompt: prompt)
        self.value = edited
    }

    /// A field with a localized title for an optional value in a format. A text that cannot be parsed sets nil.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let edited = ValueText.of(value, format)
        self.init(titleKey, text: edited.binding, prompt: prompt)
        self.value = edited
    }

    /// A field with a title for an optional value in a format. A text that cannot be parsed sets nil.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let edited = ValueText.of(value, format)
        self.init(title, text: edited.binding, prompt: prompt)
        self.value = edited
    }

    /// A field with a localized title for a value in the format of a formatter.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        let edited = ValueText.of(value, formatter)
        self.init(titleKey, text: edited.binding, prompt: prompt)
        self.value = edited
    }

    /// A field with a title for a value in the format of a formatter.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        let edited = ValueText.of(value, formatter)
        self.init(title, text: edited.binding, prompt: prompt)
        self.value = edited
    }

    /// A field with a title by a stored key for a value in a format.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let edited = ValueText.of(value, format)
        self.init(titleResource, text: edited.binding, prompt: prompt)
        self.value = edited
    }

    /// A field with a title by a stored key for an optional value in a format. A text that cannot be parsed sets nil.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let edited = ValueText.of(value, format)
        self.init(titleResource, text: edited.binding, prompt: prompt)
        self.value = edited
    }

    /// A field with a title by a stored key for a value in the format of a formatter.
    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        let edited = ValueText.of(value, formatter)
        self.init(titleResource, text: edited.binding, prompt: prompt)
        self.value = edited
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

/// A line of text whose characters are hidden.
public nonisolated struct SecureField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    let title: Text?
    let label: Label
    var commit: (() -> Void)?

    /// A field with a label. `prompt` is the text in the empty field; nil for the label's text.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
        title = AccessibilityLabel.text(in: self.label)
    }

    @MainActor public var body: some View {
        ClearableEntry(
            entry: TextEntryView(
                text: text, placeholder: prompt ?? title, title: title, form: .secure, value: nil,
                editingChanged: nil, commit: commit))
    }
}

extension SecureField where Label == Text {
    /// A field with a localized title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A field with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// A field with a localized title and an action for Return.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(titleKey) }
        commit = onCommit
    }

    /// A field with a title and an action for Return.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(title) }
        commit = onCommit
    }
}

public import EspalierLayoutEngine

/// A text field. It has one line, or grows with its text if it has a vertical axis.
public nonisolated struct TextField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    let label: Label
    let title: Text?
    var axis = Axis.horizontal
    var selection: Binding<TextSelection?>?
    /// The value that the text stands for; nil for a field for a text.
    var value: ValueText?
    var editingChanged: ((Bool) -> Void)?
    var commit: (() -> Void)?

    init(text: Binding<String>, prompt: Text?, title: Text?, label: Label) {
        self.text = text
        self.prompt = prompt
        self.title = title
        self.label = label
    }

    /// A field with a label.
    ///
    /// - Parameter prompt: The text in the empty field; nil for the label's text.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(text: text, prompt: prompt, title: AccessibilityLabel.text(in: label), label: label)
    }

    /// A field with a label that can grow.
    ///
    /// - Parameter axis: The axis along which a long text continues.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label)
        self.axis = axis
    }

    @MainActor public var body: some View {
        StyledControl(erased) { field in
            ClearableEntry(
                entry: TextEntryView(
                    text: field.text, placeholder: field.prompt ?? field.title, title: field.title,
                    form: field.axis == .vertical ? .growing : .line, value: field.value,
                    editingChanged: field.editingChanged, commit: field.commit, selection: field.selection))
        }
    }

    /// The field in the type that styles receive.
    private var erased: TextField<_TextFieldStyleLabel> {
        var field = TextField<_TextFieldStyleLabel>(
            text: text, prompt: prompt, title: title, label: _TextFieldStyleLabel(content: AnyView(label)))
        field.axis = axis
        field.selection = selection
        field.value = value
        field.editingChanged = editingChanged
        field.commit = commit
        return field
    }
}

extension TextField where Label == Text {
    /// A field with a localized title, which is shown while the field is empty unless `prompt` is given.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        let title = Text(titleKey)
        self.init(text: text, prompt: prompt, title: title, label: title)
    }

    /// A field with a title, which is shown while the field is empty unless `prompt` is given.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        let title = Text(title)
        self.init(text: text, prompt: prompt, title: title, label: title)
    }

    /// A field with a localized title that can grow.
    ///
    /// - Parameter axis: The axis along which a long text continues.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(titleKey, text: text, prompt: prompt)
        self.axis = axis
    }

    /// A field with a title that can grow along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(title, text: text, prompt: prompt)
        self.axis = axis
    }

    /// A field with a title by a stored key.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        let title = Text(titleResource)
        self.init(text: text, prompt: prompt, title: title, label: title)
    }

    /// A field with a title by a stored key that can grow along an axis.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(titleResource, text: text, prompt: prompt)
        self.axis = axis
    }

    /// A field with a localized title and actions. `onEditingChanged` is called with true and false when the field gets
    /// and loses the focus, `onCommit` when Return is pressed.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(titleKey, text: text)
        editingChanged = onEditingChanged
        commit = onCommit
    }

    /// A field with a localized title and an action for Return.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
        commit = onCommit
    }

    /// A field with a title and actions. `onEditingChanged` is called with true and false when the field gets and loses the focus,
    /// `onCommit` when Return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(title, text: text)
        editingChanged = onEditingChanged
        commit = onCommit
    }

    /// A field with a title and an action for Return.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
        commit = onCommit
    }
}

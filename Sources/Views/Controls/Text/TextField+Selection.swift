public import EspalierLayoutEngine

extension TextField {
    /// A field with a label, and its selection. The selection is nil until the user or the app selects something.
    ///
    /// - Parameters:
    ///   - prompt: The text in the empty field; nil for the label's text.
    ///   - axis: The axis along which a long text continues; nil for one line.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, label: label)
        set(selection, axis)
    }

    /// A field with a label, and its selection if the app reads it.
    package init(
        text: Binding<String>, optionalSelection: Binding<TextSelection?>?, prompt: Text?,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, label: label)
        selection = optionalSelection
    }

    private mutating func set(_ selection: Binding<TextSelection?>, _ axis: Axis?) {
        self.selection = selection
        self.axis = axis ?? .horizontal
    }
}

extension TextField where Label == Text {
    /// A field with a localized title, and its selection.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(titleKey, text: text, prompt: prompt)
        set(selection, axis)
    }

    /// A field with a title, and its selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(title, text: text, prompt: prompt)
        set(selection, axis)
    }

    /// A field with a title by a stored key, and its selection.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(titleResource, text: text, prompt: prompt)
        set(selection, axis)
    }
}

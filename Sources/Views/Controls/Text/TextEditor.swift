/// A field for several lines of text. It fills the proposed space, and scrolls if the text is longer.
public nonisolated struct TextEditor: View {
    let text: Binding<String>

    private var selection: Binding<TextSelection?>?

    /// An editor for a text.
    public init(text: Binding<String>) {
        self.text = text
    }

    /// An editor for a text, and its selection. The selection is nil until the user or the app selects something.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }

    /// An editor for a text, and its selection if the app reads it.
    package init(text: Binding<String>, optionalSelection: Binding<TextSelection?>?) {
        self.text = text
        selection = optionalSelection
    }

    @MainActor public var body: some View {
        let background = InterfaceAppearance.read.editorBackground
        TextEntryView(
            text: text, placeholder: nil, title: nil, form: .editor, value: nil, editingChanged: nil,
            commit: nil, selection: selection
        )
        .background { if let background { Rectangle().fill(background) } }
    }
}

/// A field for several lines of text. It fills the proposed space, and scrolls if the text is longer.
public nonisolated struct TextEditor: View {
    let text: Binding<String>

    /// An editor for a text.
    public init(text: Binding<String>) {
        self.text = text
    }

    @MainActor public var body: some View {
        let background = InterfaceAppearance.read.editorBackground
        TextEntryView(
            text: text, placeholder: nil, title: nil, form: .editor, isCommitted: false, editingChanged: nil,
            commit: nil
        )
        .background { if let background { Rectangle().fill(background) } }
    }
}

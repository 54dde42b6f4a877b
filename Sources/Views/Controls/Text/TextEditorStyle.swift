/// The appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The usual appearance of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// The usual appearance.
    public nonisolated init() {}
}

/// Text editors without a background, which is the usual appearance.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// The appearance without a background.
    public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The usual appearance.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Without a background.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Sets the appearance of the text editors inside. All styles of iOS look the same.
    public nonisolated __consuming func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }

    /// Shows or hides the system's search in a text editor. Browsers search the whole page.
    public nonisolated __consuming func findNavigator(isPresented: Binding<Bool>) -> some View { self }

    /// Turns the system's search off. Browsers search the whole page.
    public nonisolated __consuming func findDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Turns the system's replacing off. Browsers replace nothing.
    public nonisolated __consuming func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Sets which tools of the system rewrite texts. Pages have none.
    public nonisolated __consuming func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

/// Which tools of the system rewrite texts.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String

    /// As usual; all; some; none.
    public static let automatic = WritingToolsBehavior(name: "automatic"),
        complete = WritingToolsBehavior(name: "complete"), limited = WritingToolsBehavior(name: "limited"),
        disabled = WritingToolsBehavior(name: "disabled")
}

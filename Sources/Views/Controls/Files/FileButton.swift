/// A button that opens the browser's chooser of files. It has the button style of its environment.
///
/// Browsers open their chooser only for a press of their own control, which is above the drawn button and takes its place for the
/// keyboard and assistive technologies.
package nonisolated struct FileButton<Label: View>: View {
    private let accept: String
    private let limit: Int
    private let label: Label
    private let action: @MainActor (FileInput.Choice) -> Void
    @Environment(\.locale) private var locale

    /// A button.
    ///
    /// - Parameters:
    ///   - accept: Media types, separated by commas.
    ///   - limit: The largest number of files; 0 for as many as a page keeps.
    ///   - action: Receives the result.
    package init(
        accept: String, limit: Int, label: Label, action: @escaping @MainActor (FileInput.Choice) -> Void
    ) {
        self.accept = accept
        self.limit = limit
        self.label = label
        self.action = action
    }

    @MainActor package var body: some View {
        Button {
        } label: {
            label
        }
        .accessibilityHidden(true)
        .overlay { FileInput(accept: accept, limit: limit, label: name, action: action) }
    }

    /// The name for assistive technologies.
    @MainActor private var name: Text {
        AccessibilityLabel.text(in: label) ?? Text(verbatim: SystemText.photos.text(language: locale.languageTag))
    }
}

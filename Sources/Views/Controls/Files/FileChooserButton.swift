/// A button that opens the browser's chooser of files. It has the button style of its environment.
///
/// Browsers open their chooser only for a press of their own control, which is above the drawn button and takes its place for the
/// keyboard and assistive technologies.
package nonisolated struct FileChooserButton<Label: View>: View {
    private let chooser: FileChooser
    private let label: Label
    private let action: @MainActor (FileInput.Choice) -> Void
    @Environment(\.locale) private var locale

    /// A button. It opens no chooser before it is pressed.
    ///
    /// - Parameter action: Receives the result.
    package init(_ chooser: FileChooser, label: Label, action: @escaping @MainActor (FileInput.Choice) -> Void) {
        self.chooser = chooser
        self.label = label
        self.action = action
    }

    @MainActor package var body: some View {
        Button {
        } label: {
            label
        }
        .accessibilityHidden(true)
        .overlay { FileInput(accept: chooser.accept, limit: chooser.limit, label: name, action: action) }
    }

    /// The name for assistive technologies.
    @MainActor private var name: Text {
        AccessibilityLabel.text(in: label) ?? chooser.action.label(in: locale)
    }
}

/// The content of a sheet that lets the user choose files: a bar with a title and a button that cancels, and below it a card.
package nonisolated struct FileChooserPanel: View {
    private let title: SystemText
    private let card: FileChooserCard
    private let cancel: @MainActor () -> Void

    /// The content of a sheet.
    ///
    /// - Parameters:
    ///   - isReading: Whether the last choice is being read. The card is then disabled.
    ///   - failure: The failure of the last choice; nil for none.
    ///   - action: The app's own title of the card; nil for the chooser's.
    ///   - hint: The app's own line below that title; nil for the chooser's.
    ///   - take: Receives the result.
    ///   - cancel: Called when the user cancels.
    package init(
        _ chooser: FileChooser, isReading: Bool = false, failure: SystemText? = nil, action: Text? = nil,
        hint: Text? = nil, take: @escaping @MainActor (FileInput.Choice) -> Void,
        cancel: @escaping @MainActor () -> Void
    ) {
        title = chooser.title
        card = FileChooserCard(
            chooser, isReading: isReading, failure: failure, action: action, hint: hint, take: take)
        self.cancel = cancel
    }

    @MainActor package var body: some View { FilePanel(title: title, card: card, cancel: cancel) }
}

import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A large button that opens the browser's chooser of files.
package nonisolated struct FileChooserCard: View {
    private let chooser: FileChooser
    private let isReading: Bool
    private let failure: SystemText?
    private let action: Text?
    private let hint: Text?
    private let take: @MainActor (FileInput.Choice) -> Void
    @Environment(\.locale) private var locale

    /// A button.
    ///
    /// - Parameters:
    ///   - isReading: Whether the last choice is being read. The button is then disabled.
    ///   - failure: The failure of the last choice; nil for none.
    ///   - action: The app's own title; nil for the chooser's.
    ///   - hint: The app's own line below the title; nil for the chooser's.
    ///   - take: Receives the result.
    package init(
        _ chooser: FileChooser, isReading: Bool = false, failure: SystemText? = nil, action: Text? = nil,
        hint: Text? = nil, take: @escaping @MainActor (FileInput.Choice) -> Void
    ) {
        self.chooser = chooser
        self.isReading = isReading
        self.failure = failure
        self.action = action
        self.hint = hint
        self.take = take
    }

    @MainActor package var body: some View {
        FileCard(symbol: isReading ? nil : chooser.symbol, title: title, line: line, isFailure: failure != nil)
            .overlay {
                FileInput(
                    accept: chooser.accept, usesCamera: chooser.subject == .camera, limit: chooser.limit,
                    opensAtOnce: chooser.opensAtOnce, ofFolders: chooser.subject == .folders,
                    keepsFormats: chooser.subject == .files || chooser.subject == .folders, label: title, action: take
                )
                .disabled(isReading)
            }
            .padding(24)
    }

    @MainActor private var line: Text? { failure?.label(in: locale) ?? hint ?? chooser.hint?.label(in: locale) }

    @MainActor private var title: Text {
        if isReading { return SystemText.reading.label(in: locale) }
        return action ?? chooser.action.label(in: locale)
    }
}

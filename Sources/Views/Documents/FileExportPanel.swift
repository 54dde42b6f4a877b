package import Foundation

/// The content of a sheet with a button that lets the user's browser save files of the server.
package nonisolated struct FileExportPanel: View {
    private let urls: [URL]
    private let cancel: @MainActor () -> Void
    private let finish: @MainActor () -> Void
    @State private var failure: SystemText?
    @Environment(\.pageOpenings) private var openings
    @Environment(\.locale) private var locale

    /// The content of a sheet.
    ///
    /// - Parameters:
    ///   - urls: The places of the files. Several files and folders arrive as a ZIP archive. A file that cannot be read is reported to the
    ///     user and in the log.
    ///   - cancel: Called when the user cancels.
    ///   - finish: Called when the browser has been asked to save the files.
    package init(_ urls: [URL], cancel: @escaping @MainActor () -> Void, finish: @escaping @MainActor () -> Void) {
        self.urls = urls
        self.cancel = cancel
        self.finish = finish
    }

    @MainActor package var body: some View {
        FilePanel(
            title: .files,
            card: Button {
                save()
            } label: {
                FileCard(
                    symbol: "square.and.arrow.down", title: SystemText.save.label(in: locale),
                    line: failure?.label(in: locale) ?? names, isFailure: failure != nil)
            }
            .buttonStyle(.plain)
            .padding(24), cancel: cancel)
    }

    /// The names of the files.
    @MainActor private var names: Text {
        Text(verbatim: urls.map(\.lastPathComponent).formatted(.list(type: .and).locale(locale)))
    }

    @MainActor private func save() {
        do {
            openings?.save(together: try urls.map { try PageFile(FileContent(itemAt: $0)) })
        } catch {
            failure = .unusableFile
            return Warning.log("a file cannot be exported: \(error)")
        }
        finish()
    }
}

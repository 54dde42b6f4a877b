import CoreTransferable
package import Foundation
package import UniformTypeIdentifiers

/// The content of a sheet that lets the user choose files for the app.
package nonisolated struct FileImportPanel: View {
    private let types: FileTypes
    private let allowsMultiple: Bool
    private let failure: SystemText?
    private let cancel: () -> Void
    private let finish: (Result<[URL], any Error>) -> Void
    @State private var reading = Reading()
    @Environment(\.pageFiles) private var files
    @Environment(\.fileDialog) private var dialog

    /// The content of a sheet.
    ///
    /// - Parameters:
    ///   - types: The types of files to choose from.
    ///   - failure: The failure of the last choice; nil for none.
    ///   - cancel: Called when the user chooses nothing.
    ///   - finish: Receives the addresses of copies on the server, which exist as long as the page, or the error.
    package init(
        types: [UTType], allowsMultiple: Bool, failure: SystemText? = nil, cancel: @escaping () -> Void,
        finish: @escaping (Result<[URL], any Error>) -> Void
    ) {
        self.types = FileTypes(types)
        self.allowsMultiple = allowsMultiple
        self.failure = failure
        self.cancel = cancel
        self.finish = finish
    }

    @MainActor package var body: some View {
        FileChooserPanel(
            types.areFolders
                ? FileChooser(.folders, accept: "", limit: 0)
                : FileChooser(.files, accept: types.accept, limit: allowsMultiple ? 0 : 1),
            isReading: reading.isUnderWay,
            failure: failure, action: dialog.confirmation, hint: dialog.message, take: { take($0) },
            cancel: { cancel() })
    }

    @MainActor private func take(_ choice: FileInput.Choice) {
        switch choice {
        case .failure(.tooLarge): fail(.tooLarge)
        case .failure(.noRoom): fail(.noRoom)
        case .failure(.brokenOff): fail(.brokenOff)
        case .files(let uploads) where uploads.isEmpty: cancel()
        case .files(let uploads):
            // A forged upload may be in a folder, or in none.
            let other = uploads.first {
                $0.folders.isEmpty == types.areFolders
                    || !types.areFolders && !types.allow(name: $0.name, mediaType: $0.mediaType)
            }
            if let other { return fail(.wrongType(other.name)) }
            reading.isUnderWay = true
            Task {
                let result = await NamedFile.named(uploads)
                reading.isUnderWay = false
                switch result {
                case .success(let copies):
                    let other = copies.first { !dialog.allows($0.url) }
                    if let other { return fail(.notEnabled(other.url.lastPathComponent)) }
                    files?.keep(copies)
                case .failure(let error): Warning.log("a chosen file could not be kept: \(error)")
                }
                finish(result.map { $0.map(\.url) })
            }
        }
    }

    /// A page that goes on in another process lets the user choose again: the file was in the former one.
    private struct Reading: TransientState {
        var isUnderWay = false
    }

    @MainActor private func fail(_ failure: FileImportFailure) {
        Warning.log("a file is not imported: \(failure.text)")
        finish(.failure(failure.error))
    }
}

import CoreTransferable
import Foundation

/// The sheet of a file importer.
nonisolated struct FileImportPanel: View {
    let types: FileTypes
    let allowsMultiple: Bool
    let cancel: () -> Void
    let finish: (Result<[URL], any Error>) -> Void
    @State private var isReading = false
    @Environment(\.pageFiles) private var files
    @Environment(\.fileDialog) private var dialog

    init(
        types: FileTypes, allowsMultiple: Bool, cancel: @escaping () -> Void,
        finish: @escaping (Result<[URL], any Error>) -> Void
    ) {
        self.types = types
        self.allowsMultiple = allowsMultiple
        self.cancel = cancel
        self.finish = finish
    }

    @MainActor var body: some View {
        FileChooserSheet(
            FileChooserPanel(
                FileChooser(.files, accept: types.accept, limit: allowsMultiple ? 0 : 1), isReading: isReading,
                action: dialog.confirmation, hint: dialog.message, take: { take($0) },
                cancel: { cancel() }))
    }

    @MainActor private func take(_ choice: FileInput.Choice) {
        switch choice {
        case .failure(let reason): fail(reason == .tooLarge ? .tooLarge : .brokenOff)
        case .files(let uploads) where uploads.isEmpty: cancel()
        case .files(let uploads):
            let other = uploads.first { !types.allow(name: $0.name, mediaType: $0.mediaType) }
            if let other { return fail(.wrongType(other.name)) }
            isReading = true
            Task {
                let result = await Self.copy(uploads)
                isReading = false
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

    @MainActor private func fail(_ failure: FileImportFailure) {
        Warning.log("a file is not imported: \(failure.text)")
        finish(.failure(failure.error))
    }

    /// Gives the uploads their names, off the main actor.
    private nonisolated static func copy(_ uploads: [TemporaryFile]) async -> Result<[NamedFile], any Error> {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: Result { try uploads.map { try NamedFile($0) } })
            }
        }
    }
}

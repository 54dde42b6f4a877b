import CoreTransferable
import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The sheet of a file importer: a button over which the browser opens its chooser of files.
nonisolated struct FileImportPanel: View {
    let types: FileTypes
    let allowsMultiple: Bool
    let cancel: () -> Void
    let finish: (Result<[URL], any Error>) -> Void
    @State private var isReading = false
    @Environment(\.locale) private var locale
    @Environment(\.pageFiles) private var files
    @Environment(\.fileDialogTexts) private var texts

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
        VStack(spacing: 0) {
            HStack {
                Button {
                    cancel()
                } label: {
                    SystemLabel(.cancel)
                }
                Spacer()
            }
            .padding(.horizontal, 16)
            .frame(minHeight: 52)
            Divider()
            Spacer(minLength: 0)
            button
            Spacer(minLength: 0)
        }
        .frame(minHeight: 320)
        .presentationDetents([.medium])
    }

    @MainActor private var button: some View {
        VStack(spacing: 12) {
            if isReading {
                ProgressView().frame(height: 56)
            } else {
                Image(systemName: allowsMultiple ? "doc.on.doc" : "doc")
                    .font(.system(size: 44))
                    .foregroundStyle(TintShapeStyle())
                    .frame(height: 56)
            }
            title.font(.headline).foregroundStyle(TintShapeStyle())
            (texts.message ?? system(.fileHint))
                .font(.subheadline)
                .foregroundStyle(Color.secondary)
        }
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(maxWidth: 320)
        .background(NamedStyle(name: .secondaryBackground), in: RoundedRectangle(cornerRadius: 16))
        .overlay {
            FileInput(
                accept: types.accept, limit: allowsMultiple ? 0 : 1, keepsFormats: true, label: title,
                action: { take($0) }
            )
            .disabled(isReading)
        }
        .padding(24)
    }

    @MainActor private var title: Text {
        if isReading { return system(.reading) }
        return texts.confirmation ?? system(allowsMultiple ? .chooseFiles : .chooseFile)
    }

    @MainActor private func system(_ text: SystemText) -> Text {
        Text(verbatim: text.text(language: locale.languageTag))
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
                if case .success(let copies) = result {
                    files?.keep(copies)
                } else {
                    Warning.log("a chosen file could not be kept: \(result)")
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

/// The reason why a chosen file does not reach the app.
enum FileImportFailure {
    case tooLarge, brokenOff
    case wrongType(String)

    var text: String {
        switch self {
        case .tooLarge: "The file is too large."
        case .brokenOff: "The upload of the file broke off."
        case .wrongType(let name): "The file “\(name)” is not of an allowed type."
        }
    }

    /// The error for the app.
    var error: CocoaError {
        let code: CocoaError.Code =
            switch self {
            case .tooLarge: .fileReadTooLarge
            case .brokenOff: .fileReadUnknown
            case .wrongType: .fileReadCorruptFile
            }
        return CocoaError(code, userInfo: [NSLocalizedDescriptionKey: text])
    }
}

public import Foundation
public import UniformTypeIdentifiers

extension View {
    private nonisolated func importer(
        _ isPresented: Binding<Bool>, _ types: [UTType], allowsMultiple: Bool,
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        let cancel = {
            isPresented.wrappedValue = false
            onCancellation()
        }
        return modifier(
            PresentationModifier(
                kind: .sheet,
                content: {
                    guard isPresented.wrappedValue else { return nil }
                    let panel = FileImportPanel(
                        types: types, allowsMultiple: allowsMultiple, cancel: cancel,
                        finish: {
                            isPresented.wrappedValue = false
                            onCompletion($0)
                        })
                    return .init(view: AnyView(SheetSurroundings(content: AnyView(FileChooserSheet(panel)))))
                },
                dismiss: { _ in cancel() }, onDismiss: nil))
    }

    /// Lets the user choose a file when a value becomes true.
    ///
    /// Browsers open their chooser of files only in answer to the user, so a sheet with a button appears. The chooser opens with it if the
    /// value changes in answer to a tap.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: The types of files to choose from. Types that the app declares allow all files. With `.folder` alone,
    ///     the user chooses a folder, whose files arrive in their structure: at most 256, in folders up to eight deep.
    ///   - onCompletion: Receives the address of a copy on the server, with the file's own name, which exists as long as the page; copy what
    ///     you keep. A file that is larger than `--max-upload` allows (32 MiB by default), for which the server has no room, or of another
    ///     type, or an upload that breaks off, is a `CocoaError` with the code `fileReadTooLarge`, `fileWriteOutOfSpace`,
    ///     `fileReadCorruptFile` or `fileReadUnknown`. It is not called if the user chooses nothing, or cancels all uploads.
    public nonisolated __consuming func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, allowsMultiple: false) { result in
            onCompletion(result.map { $0[0] })
        } onCancellation: {
        }
    }

    /// Lets the user choose files when a value becomes true.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: The types of files to choose from. Types that the app declares allow all files. With `.folder` alone,
    ///     the user chooses a folder, whose files arrive in their structure: at most 256, in folders up to eight deep.
    ///   - onCompletion: Receives the addresses of copies on the server, which exist as long as the page, or the first error. It is not
    ///     called if the user chooses nothing.
    public nonisolated __consuming func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, allowsMultiple: allowsMultipleSelection, onCompletion) {}
    }

    /// Lets the user choose files when a value becomes true.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: The types of files to choose from. Types that the app declares allow all files. With `.folder` alone,
    ///     the user chooses a folder, whose files arrive in their structure: at most 256, in folders up to eight deep.
    ///   - onCompletion: Receives the addresses of copies on the server, which exist as long as the page, or the first error.
    ///   - onCancellation: Called if the user chooses nothing.
    public nonisolated __consuming func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        importer(
            isPresented, allowedContentTypes, allowsMultiple: allowsMultipleSelection, onCompletion,
            onCancellation: onCancellation)
    }
}

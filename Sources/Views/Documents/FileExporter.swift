public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

/// Hands contents to the browser while a value is true.
private nonisolated struct FileExporter: ViewModifier {
    let isPresented: Binding<Bool>
    /// The contents; nil for none.
    let export: FileExport?
    let onCompletion: (Result<[URL], any Error>) -> Void
    @Environment(\.pageOpenings) private var openings
    @Environment(\.pageFiles) private var files

    @MainActor func body(content: Content) -> some View {
        content.onChange(of: isPresented.wrappedValue && export != nil, initial: true) { if $1 { start() } }
    }

    @MainActor private func start() {
        switch export {
        case .now(let make)?: finish(Result { try offer(make()) })
        case .later(let make)?:
            Task {
                var result: Result<[URL], any Error>
                do {
                    let contents = try await make()
                    // The app may have ended it meanwhile.
                    guard isPresented.wrappedValue else { return }
                    result = .success(try offer(contents))
                } catch {
                    result = .failure(error)
                }
                finish(result)
            }
        case nil: break
        }
    }

    @MainActor private func finish(_ result: Result<[URL], any Error>) {
        isPresented.wrappedValue = false
        onCompletion(result)
    }

    /// Writes the contents, and lets the browser save them. Returns the addresses of the files on the server.
    @MainActor private func offer(_ contents: [FileContent]) throws -> [URL] {
        let written = try contents.map { try PageFile($0) }
        openings?.save(together: written)
        files?.keep(written.flatMap(\.items))
        return written.map(\.url)
    }
}

extension View {
    private nonisolated func exporter(
        _ isPresented: Binding<Bool>, _ export: FileExport?,
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(FileExporter(isPresented: isPresented, export: export, onCompletion: onCompletion))
    }

    private nonisolated func exporter(
        _ isPresented: Binding<Bool>, _ export: FileExport?,
        one onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, export) { result in onCompletion(result.map { $0[0] }) }
    }

    // MARK: Documents

    /// Lets the user's browser save a document when a value becomes true. The value is false again when the download begins.
    ///
    /// The browser decides whether it asks for a folder and a name. It does not report whether the user keeps the file. A document that is
    /// a folder arrives as a ZIP archive.
    ///
    /// - Parameters:
    ///   - document: The document, a `FileDocument` or a `ReferenceFileDocument`, whose snapshot is written; nil presents nothing.
    ///   - contentType: The type of the file. The file's name ends with its extension.
    ///   - defaultFilename: The name of the file; nil for that of the document's file wrapper.
    ///   - onCompletion: Receives the address of a copy on the server, which exists as long as the page, or the error of the document.
    public nonisolated __consuming func fileExporter<D: _WritableDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion)
    }

    /// Lets the user's browser save documents, in one ZIP archive if there are several, when a value becomes true.
    ///
    /// - Parameter onCompletion: Receives the addresses of copies on the server, which exist as long as the page, or the first error.
    public nonisolated __consuming func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: _WritableDocument {
        fileExporter(
            isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
    }

    /// Lets the user's browser save a document when a value becomes true. The value is false again when the download begins.
    ///
    /// - Parameters:
    ///   - document: The document; nil presents nothing.
    ///   - contentTypes: The file has the first of the types. Without one, it has the first that the document can be written to.
    ///   - defaultFilename: The name of the file; nil for that of the document's file wrapper.
    ///   - onCompletion: Receives the address of a copy on the server, which exists as long as the page, or the error of the document.
    ///   - onCancellation: It is never called: a browser does not report that its user declines a download.
    public nonisolated __consuming func fileExporter<D: _WritableDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(isPresented, document.map { .documents([$0], contentTypes, name: defaultFilename) }, one: onCompletion)
    }

    /// Lets the user's browser save documents, in one ZIP archive if there are several, when a value becomes true.
    ///
    /// - Parameter onCancellation: It is never called: a browser does not report that its user declines a download.
    public nonisolated __consuming func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: _WritableDocument {
        exporter(isPresented, .several(documents) { .documents($0, contentTypes, name: nil) }, onCompletion)
    }

    // MARK: Values that can be transferred

    /// Lets the user's browser save a value when a Boolean becomes true. The Boolean is false again when the download begins; if the
    /// app sets it to false before, nothing is saved.
    ///
    /// - Parameters:
    ///   - item: The value; nil presents nothing.
    ///   - contentTypes: The value is saved in its first form that conforms to one of the types; without types, in its first form.
    ///   - defaultFilename: The name of the file; nil for that of the value's file or image, or `Untitled` for one without.
    ///   - onCompletion: Receives the address of a copy on the server, which exists as long as the page, or the error.
    ///   - onCancellation: It is never called: a browser does not report that its user declines a download.
    public nonisolated __consuming func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(isPresented, item.map { .items([$0], contentTypes, name: defaultFilename) }, one: onCompletion)
    }

    /// Lets the user's browser save values, in one ZIP archive if there are several, when a Boolean becomes true.
    ///
    /// - Parameters:
    ///   - contentTypes: Each value is saved in its first form that conforms to one of the types; without types, in its first form.
    ///   - onCancellation: It is never called: a browser does not report that its user declines a download.
    public nonisolated __consuming func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        exporter(isPresented, .several(items) { .items($0, contentTypes, name: nil) }, onCompletion)
    }
}

extension FileExport? {
    /// The contents of a collection; nil if it is empty.
    fileprivate static func several<C: Collection>(_ items: C, _ export: ([C.Element]) -> FileExport) -> FileExport? {
        items.isEmpty ? nil : export(Array(items))
    }
}

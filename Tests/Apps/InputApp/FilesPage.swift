import SwiftUI

/// A note, as a file of text.
private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String

    init(text: String) {
        self.text = text
    }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        if text == "broken" { throw CocoaError(.fileWriteInapplicableStringEncoding) }
        return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

/// Files that go to the user and come from the user.
struct FilesPage: View {
    @State private var text = "Ahoy, Käpt’n"
    @State private var result = "nothing yet"
    @State private var exports = false
    @State private var exportsAll = false
    @State private var imports = false
    @State private var importsAll = false
    @State private var importsFolder = false

    var body: some View {
        NavigationStack {
            List {
                Section("Export") {
                    TextField("Text", text: $text)
                    Button("Save the note") { exports = true }
                    Button("Save all notes") { exportsAll = true }
                }
                Section("Import") {
                    Button("Open a note") { imports = true }
                    Button("Open several files") { importsAll = true }
                    Button("Open a folder") { importsFolder = true }
                }
                Section("Share") {
                    ShareLink(item: Image(systemName: "heart"), preview: SharePreview("A heart"))
                }
                Section("Result") { Text(result) }
            }
            .navigationTitle("Files")
        }
        .fileExporter(
            isPresented: $exports, document: Note(text: text), contentType: .plainText, defaultFilename: "Logbuch “1”"
        ) { show($0.map { [$0] }) }
        .fileExporter(
            isPresented: $exportsAll, documents: [Note(text: text), Note(text: "second")], contentType: .plainText
        ) { show($0) }
        .fileImporter(isPresented: $imports, allowedContentTypes: [.plainText]) { show($0.map { [$0] }) }
        .fileImporter(isPresented: $importsFolder, allowedContentTypes: [.folder]) { show($0.map { [$0] }) }
        .fileImporter(isPresented: $importsAll, allowedContentTypes: [.item], allowsMultipleSelection: true) {
            show($0)
        } onCancellation: {
            result = "cancelled"
        }
    }

    private func show(_ files: Result<[URL], any Error>) {
        do {
            result = try files.get().map { url in
                guard url.startAccessingSecurityScopedResource() else { return "no access" }
                defer { url.stopAccessingSecurityScopedResource() }
                if url.hasDirectoryPath { return "\(url.lastPathComponent): \(InputFile.content(of: url))" }
                return
                    "\(url.lastPathComponent): \(String(decoding: try Data(contentsOf: url).prefix(40), as: UTF8.self))"
            }
            .joined(separator: ", ")
        } catch {
            result = "failed: \((error as? CocoaError)?.code.rawValue ?? 0)"
        }
    }
}

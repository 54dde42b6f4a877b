public import EspalierInternationalization
public import UniformTypeIdentifiers

/// A document as a value, which is read from a file and written to one.
public protocol FileDocument: _WritableDocument {
    /// The types of files that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that the document can be written to, the preferred one first. By default those that it can be read from.
    static var writableContentTypes: [UTType] { get }

    /// Reads the document from a file.
    init(configuration: ReadConfiguration) throws

    /// The document as a file or a folder. It is called on the main actor.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// The file from which a document is read.
    public typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The type of file to which a document is written.
    public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// The file from which a document is read.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The content of the file.
    public let file: FileWrapper

    package init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// The type of file to which a document is written.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file that the document was read from or last written to. A file that is exported has none, so it is nil.
    public let existingFile: FileWrapper?

    package init(contentType: UTType, existingFile: FileWrapper? = nil) {
        self.contentType = contentType
        self.existingFile = existingFile
    }
}

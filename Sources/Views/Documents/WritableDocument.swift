public import EspalierInternationalization
public import UniformTypeIdentifiers

/// A document that is written to files: a value (`FileDocument`) or an object (`ReferenceFileDocument`).
public protocol _WritableDocument {
    /// The types of files that the document can be written to, the preferred one first.
    static var writableContentTypes: [UTType] { get }

    /// The document as a file or a folder of a type. It is called on the main actor.
    func _fileWrapper(as type: UTType) throws -> FileWrapper
}

extension FileDocument {
    public func _fileWrapper(as type: UTType) throws -> FileWrapper {
        try fileWrapper(configuration: WriteConfiguration(contentType: type))
    }
}

extension ReferenceFileDocument {
    public func _fileWrapper(as type: UTType) throws -> FileWrapper {
        try fileWrapper(
            snapshot: snapshot(contentType: type), configuration: WriteConfiguration(contentType: type))
    }
}

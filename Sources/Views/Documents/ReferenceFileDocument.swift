public import Combine
public import EspalierInternationalization
public import UniformTypeIdentifiers

/// A document as an object, which is read from a file, and whose snapshots are written to one.
public protocol ReferenceFileDocument: ObservableObject, _WritableDocument {
    /// The state of the document that is written.
    associatedtype Snapshot

    /// The types of files that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that the document can be written to, the preferred one first. By default those that it can be read from.
    static var writableContentTypes: [UTType] { get }

    /// Reads the document from a file.
    init(configuration: ReadConfiguration) throws

    /// The state of the document for a type of file.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// A state of the document as a file or a folder. It is called on the main actor.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// The file from which a document is read.
    public typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The type of file to which a document is written.
    public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

public import Foundation

/// The windows of an app whose content is a document in a file.
@available(
    *, unavailable,
    message: "A page has no folder of documents. Use a WindowGroup with fileImporter and fileExporter."
)
public struct DocumentGroup<Document, Content: View>: Scene {
    public typealias Body = Never

    public var body: Never { preconditionFailure("A document group is unavailable.") }
}

@available(
    *, unavailable,
    message: "A page has no folder of documents. Use a WindowGroup with fileImporter and fileExporter."
)
extension DocumentGroup where Document: FileDocument {
    /// Windows that create and edit documents.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {}

    /// Windows that show documents.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {}
}

@available(
    *, unavailable,
    message: "A page has no folder of documents. Use a WindowGroup with fileImporter and fileExporter."
)
extension DocumentGroup where Document: ReferenceFileDocument {
    /// Windows that create and edit documents.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {}

    /// Windows that show documents.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {}
}

/// The document of a window, as a value.
@available(*, unavailable, message: "It belongs to DocumentGroup, which a page does not have.")
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// The file of the document; nil for a new one.
    public var fileURL: URL?
    /// Whether the user may change the document.
    public var isEditable: Bool
}

/// The document of a window, as an object.
@available(*, unavailable, message: "It belongs to DocumentGroup, which a page does not have.")
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// The file of the document; nil for a new one.
    public var fileURL: URL?
    /// Whether the user may change the document.
    public var isEditable: Bool
}

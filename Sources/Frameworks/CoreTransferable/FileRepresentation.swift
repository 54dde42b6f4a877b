import Foundation
public import UniformTypeIdentifiers

/// The values of a type as files, for contents that are too large for the memory.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    private let contentType: UTType
    private let exporting: (@MainActor @Sendable (Item) async throws -> SentTransferredFile)?
    private let importing: (@MainActor @Sendable (ReceivedTransferredFile) async throws -> Item)?

    /// Files of a type, in both directions.
    ///
    /// - Parameters:
    ///   - shouldAttemptToOpenInPlace: Whether the value would rather arrive from the sender's own file. It has no effect.
    ///   - importing: Makes a value of a file, which exists until the closure returns.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @MainActor @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @MainActor @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.contentType = contentType
        self.exporting = exporting
        self.importing = importing
    }

    /// Files of a type, as which values only leave. The name of a file is the one that users see.
    ///
    /// - Parameter shouldAllowToOpenInPlace: Whether the receiver may use the file itself. It has no effect.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @MainActor @Sendable (Item) async throws -> SentTransferredFile
    ) {
        contentType = exportedContentType
        self.exporting = exporting
        importing = nil
    }

    /// Files of a type, from which values only arrive.
    ///
    /// - Parameters:
    ///   - shouldAttemptToOpenInPlace: Whether the value would rather arrive from the sender's own file. It has no effect.
    ///   - importing: Makes a value of a file, which exists until the closure returns.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @MainActor @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        contentType = importedContentType
        exporting = nil
        self.importing = importing
    }

    public func _collect(into forms: inout [_TransferForm<Item>]) {
        forms.append(_TransferForm(content: .data(contentType, export: export, import: importer)))
    }

    private var export: (@MainActor @Sendable (Item) async throws -> ExportedContent)? {
        guard let exporting else { return nil }
        return { try await exporting($0).content() }
    }

    private var importer: (@MainActor @Sendable (ExportedContent) async throws -> Item)? {
        guard let importing else { return nil }
        let contentType = contentType
        return { content in
            // The file disappears with its last reference, which is this one.
            let file = try await NamedFile.received(content, as: contentType)
            defer { withExtendedLifetime(file) {} }
            return try await importing(ReceivedTransferredFile(file: file.url, isOriginalFile: false))
        }
    }
}

public import Foundation
public import UniformTypeIdentifiers

/// The values of a type as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    private let contentType: UTType
    private let exporting: (@MainActor @Sendable (Item) async throws -> Data)?
    private let importing: (@MainActor @Sendable (Data) async throws -> Item)?

    /// Bytes of a type, in both directions.
    public init(
        contentType: UTType, exporting: @escaping @MainActor @Sendable (Item) async throws -> Data,
        importing: @escaping @MainActor @Sendable (Data) async throws -> Item
    ) {
        self.contentType = contentType
        self.exporting = exporting
        self.importing = importing
    }

    /// Bytes of a type, as which values only leave.
    public init(
        exportedContentType: UTType, exporting: @escaping @MainActor @Sendable (Item) async throws -> Data
    ) {
        contentType = exportedContentType
        self.exporting = exporting
        importing = nil
    }

    /// Bytes of a type, from which values only arrive.
    public init(
        importedContentType: UTType, importing: @escaping @MainActor @Sendable (Data) async throws -> Item
    ) {
        contentType = importedContentType
        exporting = nil
        self.importing = importing
    }

    public func _collect(into forms: inout [_TransferForm<Item>]) {
        forms.append(_TransferForm(content: .data(contentType, export: export, import: importer)))
    }

    private var importer: (@MainActor @Sendable (ExportedContent) async throws -> Item)? {
        guard let importing else { return nil }
        return { try await importing($0.data) }
    }

    private var export: (@MainActor @Sendable (Item) async throws -> ExportedContent)? {
        guard let exporting else { return nil }
        return { ExportedContent(try await exporting($0)) }
    }
}

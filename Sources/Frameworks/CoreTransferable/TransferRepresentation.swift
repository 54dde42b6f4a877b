import Foundation
import UniformTypeIdentifiers

/// One or more forms in which a type's values leave and arrive.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The type of the body.
    associatedtype Body: TransferRepresentation

    /// The representations that this one consists of.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// Appends the forms, in order of preference.
    func _collect(into forms: inout [_TransferForm<Item>])
}

extension TransferRepresentation where Body.Item == Item {
    public func _collect(into forms: inout [_TransferForm<Item>]) { body._collect(into: &forms) }
}

extension TransferRepresentation where Body == Never {
    /// A representation of the library has no body.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: TransferRepresentation {
    /// There is no value.
    public typealias Item = Never
    /// There is no body.
    public typealias Body = Never

    public func _collect(into forms: inout [_TransferForm<Never>]) {}
}

/// A way in which values of a type leave, arrive, or both.
public struct _TransferForm<Item> {
    enum Content {
        /// As bytes of a type.
        case data(
            UTType, export: (@MainActor @Sendable (Item) async throws -> ExportedContent)?,
            import: (@MainActor @Sendable (ExportedContent) async throws -> Item)?)
        /// As a value of another type.
        case proxy(any Transferable.Type, export: ((Item) throws -> any Transferable)?, import: ((Any) throws -> Item)?)
        /// As the value itself, which has no form outside of the process.
        case value(UTType)
    }

    let content: Content
    /// The name of a value's file; nil for that of the content.
    var name: ((Item) -> String?)?

    init(content: Content) {
        self.content = content
    }
}

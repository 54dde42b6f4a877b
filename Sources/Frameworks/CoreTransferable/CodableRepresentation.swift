public import Combine
public import Foundation
public import UniformTypeIdentifiers

/// The values of a type as an encoder writes them, by default in JSON.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>:
    TransferRepresentation, @unchecked Sendable
where Encoder.Output == Data, Decoder.Input == Data {
    public typealias Body = Never

    private let contentType: UTType
    // Only the main actor encodes and decodes, one value at a time.
    private let encoder: Encoder
    private let decoder: Decoder

    /// Values in JSON.
    ///
    /// - Parameter contentType: The type of the bytes, usually one that the app declares.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Values as an encoder writes them.
    ///
    /// - Parameter contentType: The type of the bytes, usually one that the app declares.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        self.contentType = contentType
        self.encoder = encoder
        self.decoder = decoder
    }

    public func _collect(into forms: inout [_TransferForm<Item>]) {
        let coders = Handed((encoder: encoder, decoder: decoder))
        forms.append(
            _TransferForm(
                content: .data(
                    contentType, export: { ExportedContent(try coders.value.encoder.encode($0)) },
                    import: { try coders.value.decoder.decode(Item.self, from: $0.data) })))
    }
}

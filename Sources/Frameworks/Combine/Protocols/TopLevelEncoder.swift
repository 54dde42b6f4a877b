public import Foundation

/// An encoder that `encode(encoder:)` can use, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
    /// The type of the encoded data.
    associatedtype Output
    /// Encodes a value, or throws an error that describes why it cannot be encoded.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    public typealias Output = Data
}

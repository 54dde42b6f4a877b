public import Foundation

/// A decoder that `decode(type:decoder:)` can use, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
    /// The type of the encoded data.
    associatedtype Input
    /// Decodes a value, or throws an error that describes the invalid data.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    public typealias Input = Data
}

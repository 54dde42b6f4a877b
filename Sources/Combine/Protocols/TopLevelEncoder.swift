public import Foundation

/// An encoder that `encode(encoder:)` can use, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
    associatedtype Output
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    public typealias Output = Data
}

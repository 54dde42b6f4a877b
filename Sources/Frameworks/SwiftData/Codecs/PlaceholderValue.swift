import EspalierDataStore
import Foundation

/// Values that stand for stored values that a type can't have: a getter throws no error, and a trap would end the pages of all users.
enum PlaceholderValue {
    /// The simplest value of a type: nil, zero, an empty text or collection, the first case of an enumeration, or a structure of these;
    /// nil if there is none.
    static func of<Value>(_ type: Value.Type, depth: Int = 0) -> Value? {
        if let optional = type as? any OptionalValue.Type { return optional.none as? Value }
        if let primitive = type as? any PrimitiveValue.Type {
            return (primitive.codec as? Codec<Value>)?.decodeIfPossible(.null)
        }
        if let first = (type as? any CaseIterable.Type)?.firstCase as? Value { return first }
        if let first = firstCase(type) { return first }
        guard depth < PlaceholderDecoder.depthLimit, let decodable = type as? any Decodable.Type else { return nil }
        return try? decodable.init(from: PlaceholderDecoder(depth: depth + 1)) as? Value
    }

    /// The first case of an enumeration without values. Its tag is zero in all types of one byte.
    private static func firstCase<Value>(_ type: Value.Type) -> Value? {
        // The first word of a type's metadata is its kind.
        let kind = unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self).pointee
        // A type without size may have no case at all. One that has raw values has one.
        guard kind == enumeration, _isPOD(type),
            MemoryLayout<Value>.size == 1 || MemoryLayout<Value>.size == 0 && type is any RawRepresentable.Type
        else { return nil }
        return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { buffer in
            buffer[0] = 0
            return buffer.baseAddress?.load(as: Value.self)
        }
    }

    /// `MetadataKind::Enum` of Swift's runtime.
    private static let enumeration: UInt = 0x201
}

extension CaseIterable {
    fileprivate static var firstCase: Any? { allCases.first }
}

/// Decodes a structure of placeholders: each property has one, and collections are empty.
struct PlaceholderDecoder: Decoder {
    let depth: Int
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// The deepest nesting of types, some of which contain themselves.
    static let depthLimit = 16

    /// The type has no placeholder.
    struct NoValue: Error {}

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed(depth: depth))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { Unkeyed(depth: depth) }
    func singleValueContainer() -> any SingleValueDecodingContainer { Single(depth: depth) }

    fileprivate static func value<Value>(_ type: Value.Type, _ depth: Int) throws -> Value {
        guard let value = PlaceholderValue.of(type, depth: depth) else { throw NoValue() }
        return value
    }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let depth: Int
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { [] }

        func contains(_ key: Key) -> Bool { false }
        func decodeNil(forKey key: Key) -> Bool { true }
        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
            try PlaceholderDecoder.value(type, depth)
        }

        func nestedContainer<NestedKey: CodingKey>(
            keyedBy type: NestedKey.Type, forKey key: Key
        ) -> KeyedDecodingContainer<NestedKey> {
            KeyedDecodingContainer(Keyed<NestedKey>(depth: depth))
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { Unkeyed(depth: depth) }
        func superDecoder() -> any Decoder { PlaceholderDecoder(depth: depth) }
        func superDecoder(forKey key: Key) -> any Decoder { PlaceholderDecoder(depth: depth) }
    }

    private struct Unkeyed: UnkeyedDecodingContainer {
        let depth: Int
        var codingPath: [any CodingKey] { [] }
        var count: Int? { 0 }
        var isAtEnd: Bool { true }
        var currentIndex: Int { 0 }

        func decodeNil() -> Bool { true }
        // A type that reads a number of elements gets them.
        func decode<T: Decodable>(_ type: T.Type) throws -> T { try PlaceholderDecoder.value(type, depth) }

        func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) -> KeyedDecodingContainer<NestedKey> {
            KeyedDecodingContainer(Keyed<NestedKey>(depth: depth))
        }

        func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { Unkeyed(depth: depth) }
        func superDecoder() -> any Decoder { PlaceholderDecoder(depth: depth) }
    }

    private struct Single: SingleValueDecodingContainer {
        let depth: Int
        var codingPath: [any CodingKey] { [] }

        func decodeNil() -> Bool { true }
        func decode<T: Decodable>(_ type: T.Type) throws -> T { try PlaceholderDecoder.value(type, depth) }
    }
}

import Foundation

/// Decodes nothing, and notes what a type asks for.
final class SchemaDecoder: Decoder {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]
    fileprivate(set) var found = JSONSchema.any
    /// The types whose values contain this one.
    fileprivate let outer: [Any.Type]

    fileprivate init(_ outer: [Any.Type]) {
        self.outer = outer
    }

    /// The value cannot be made.
    fileprivate struct Unknown: Error {}

    /// The schema of a type, and a value of it, if one can be made.
    static func schema(of type: any Decodable.Type, in outer: [Any.Type]) -> (schema: JSONSchema, value: Any?) {
        if let known = JSONSchema.known(type) { return known }
        if let map = type as? any TextMap.Type {
            return (.map(schema(of: map.valueType, in: outer).schema), map.empty)
        }
        if let list = type as? any ElementList.Type {
            return (.array(schema(of: list.elementType, in: outer).schema), list.empty)
        }
        guard !outer.contains(where: { $0 == type }), outer.count < 32 else { return (.any, nil) }
        let decoder = SchemaDecoder(outer + [type])
        func decoded<T: Decodable>(_ type: T.Type) -> Any? { try? T(from: decoder) }
        let value = decoded(type)
        // The part of an object that was read before an error may lack required members.
        if value == nil, case .object = decoder.found { return (.any, nil) }
        return (decoder.found, value)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        found = .object([])
        return KeyedDecodingContainer(KeyedSchemas<Key>(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer {
        found = .array(.any)
        return UnkeyedSchemas(decoder: self)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { SingleSchema(decoder: self) }

    fileprivate func value<T: Decodable>(of type: T.Type) -> (schema: JSONSchema, value: T?) {
        let (schema, value) = Self.schema(of: type, in: outer)
        return (schema, value as? T)
    }

    fileprivate func note(_ name: String, _ schema: JSONSchema, isRequired: Bool) {
        guard case .object(let known) = found, !known.contains(where: { $0.name == name }) else { return }
        found = .object(known + [JSONSchema.Property(name: name, schema: schema, isRequired: isRequired)])
    }
}

/// A dictionary with texts as keys.
private protocol TextMap {
    static var valueType: any Decodable.Type { get }
    static var empty: Any { get }
}

extension Dictionary: TextMap where Key == String, Value: Decodable {
    static var valueType: any Decodable.Type { Value.self }
    static var empty: Any { Self() }
}

/// A list whose elements are of one type.
private protocol ElementList {
    static var elementType: any Decodable.Type { get }
    static var empty: Any { get }
}

extension Array: ElementList where Element: Decodable {
    static var elementType: any Decodable.Type { Element.self }
    static var empty: Any { Self() }
}

extension Set: ElementList where Element: Decodable {
    static var elementType: any Decodable.Type { Element.self }
    static var empty: Any { Self() }
}

private final class KeyedSchemas<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let decoder: SchemaDecoder
    /// The members whose presence was asked for, so that they may be missing.
    private var optional: Set<String> = []

    init(decoder: SchemaDecoder) {
        self.decoder = decoder
    }

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool {
        optional.insert(key.stringValue)
        return true
    }

    func decodeNil(forKey key: Key) -> Bool {
        optional.insert(key.stringValue)
        return false
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let (schema, value) = decoder.value(of: type)
        decoder.note(key.stringValue, schema, isRequired: !optional.contains(key.stringValue))
        guard let value else { throw SchemaDecoder.Unknown() }
        return value
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) -> T? {
        let (schema, value) = decoder.value(of: type)
        decoder.note(key.stringValue, schema, isRequired: false)
        return value
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw SchemaDecoder.Unknown() }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw SchemaDecoder.Unknown()
    }
    func superDecoder() throws -> any Decoder { throw SchemaDecoder.Unknown() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw SchemaDecoder.Unknown() }
}

private final class UnkeyedSchemas: UnkeyedDecodingContainer {
    private let decoder: SchemaDecoder
    private(set) var currentIndex = 0

    init(decoder: SchemaDecoder) {
        self.decoder = decoder
    }

    var codingPath: [any CodingKey] { [] }
    var count: Int? { nil }
    var isAtEnd: Bool { currentIndex > 0 }

    func decodeNil() -> Bool { false }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let (schema, value) = decoder.value(of: type)
        // Values of several types in a row have no schema of their own.
        decoder.found = .array(currentIndex == 0 ? schema : .any)
        currentIndex += 1
        guard let value else { throw SchemaDecoder.Unknown() }
        return value
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
        throw SchemaDecoder.Unknown()
    }

    func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw SchemaDecoder.Unknown() }
    func superDecoder() throws -> any Decoder { throw SchemaDecoder.Unknown() }
}

private struct SingleSchema: SingleValueDecodingContainer {
    let decoder: SchemaDecoder

    var codingPath: [any CodingKey] { [] }
    func decodeNil() -> Bool { false }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let (schema, value) = decoder.value(of: type)
        decoder.found = schema
        guard let value else { throw SchemaDecoder.Unknown() }
        return value
    }
}

import EspalierDataStore
import Foundation

/// Converts the values of an attribute to those of its column.
class AnyCodec: @unchecked Sendable {
    /// The kind of column that keeps the values.
    var columnKind: StoreColumn.Kind { .text }
    /// Whether the column may be null.
    var isOptional: Bool { false }
    /// Whether the column's value is JSON, so that conditions can't look into it.
    var isOpaque: Bool { false }
    /// Whether decoding takes so long that the decoded value is kept.
    var isCached: Bool { false }

    /// The column's value for a property's value; nil for a value of another type.
    func encodeAny(_ value: Any) throws -> StoredValue? { nil }
    /// The property's value for a column's.
    func decodeAny(_ stored: StoredValue) -> Any { stored }
    /// The property's value for a column's, kept as an object.
    func decodedBox(_ stored: StoredValue) -> AnyObject { DecodedValue(decodeAny(stored)) }
    /// The value for rows that are older than the column, if the property has no initial value.
    var emptyValue: StoredValue {
        switch columnKind {
        case _ where isOptional: .null
        case .integer: .integer(0)
        case .real: .real(0)
        case .text: .text("")
        case .data: .data(Data())
        case .reference: .null
        }
    }
}

/// A codec for values of one type. Codecs have no state. Each subclass overrides `encode` and `decode`.
class Codec<Value>: AnyCodec, @unchecked Sendable {
    func encode(_ value: Value) throws -> StoredValue { preconditionFailure("A codec has to override encode(_:).") }
    /// Reads a column's value. A value that the type cannot have is a precondition's failure in the codecs of raw values, JSON and
    /// transformers, as it is with Apple's: a getter throws no error.
    func decode(_ stored: StoredValue) -> Value { preconditionFailure("A codec has to override decode(_:).") }

    /// The same for a property that may be nil: nil for a value that the type cannot have.
    func decodeIfPossible(_ stored: StoredValue) -> Value? { decode(stored) }

    override final func encodeAny(_ value: Any) throws -> StoredValue? {
        guard let value = value as? Value else { return nil }
        return try encode(value)
    }

    override final func decodeAny(_ stored: StoredValue) -> Any { decode(stored) }

    override final func decodedBox(_ stored: StoredValue) -> AnyObject { DecodedValue<Value>(decode(stored)) }
}

/// The codec for a type; nil if its values can't be stored, as those of relationships.
func codec<Value>(for type: Value.Type, attribute: Schema.Attribute? = nil) -> Codec<Value>? {
    guard relatedType(of: type) == nil else { return nil }
    if let transformer = attribute?.transformer {
        return TransformedCodec<Value>(transformer: transformer)
    }
    if let primitive = type as? any PrimitiveValue.Type { return primitive.codec as? Codec<Value> }
    if let optional = type as? any OptionalValue.Type { return optional.codec as? Codec<Value> }
    if let raw = type as? any RawRepresentable.Type, let codec = rawCodec(raw) { return codec as? Codec<Value> }
    if let codable = type as? any Codable.Type { return jsonCodec(codable) as? Codec<Value> }
    return nil
}

private func rawCodec<Value: RawRepresentable>(_: Value.Type) -> AnyCodec? {
    guard Value.RawValue.self is any PrimitiveValue.Type, let codec = codec(for: Value.RawValue.self) else {
        return nil
    }
    return RawCodec<Value>(codec)
}

private func jsonCodec<Value: Codable>(_: Value.Type) -> AnyCodec { JSONCodec<Value>() }

import EspalierDataStore
import EspalierViews
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

/// A codec for values of one type. Codecs have no state. Each subclass overrides `encode` and `decodeIfPossible`.
class Codec<Value>: AnyCodec, @unchecked Sendable {
    func encode(_ value: Value) throws -> StoredValue {
        throw SwiftDataError(.unknownSchema, "A \(Value.self) can't be stored.")
    }

    /// The property's value for a column's; nil for a value that the type cannot have.
    func decodeIfPossible(_ stored: StoredValue) -> Value? { nil }

    /// The property's value for a column's. The simplest value of the type takes the place of one that the type cannot have, because a getter
    /// throws no error.
    final func decode(_ stored: StoredValue) -> Value {
        decode(stored) { substitute(for: stored) { "A stored value" } }
    }

    /// The property's value for a column's; `substitute` makes that for a value that the type cannot have. The codecs of frequent types
    /// override it, because the callers of all types are generic, where an optional of `Value` takes long.
    func decode(_ stored: StoredValue, orElse substitute: () -> Value) -> Value {
        decodeIfPossible(stored) ?? substitute()
    }

    /// The value in place of one that the type cannot have, which a line of the log names.
    ///
    /// Only a type without any simple value ends the process: no value of it can be given, and the property has to have one.
    final func substitute(for stored: StoredValue, _ name: () -> String) -> Value {
        let message = "\(name()) is no \(Value.self): \(Warning.oneLine("\(stored)".prefix(200).description))."
        guard let value = PlaceholderValue.of(Value.self) else {
            fatalError(message + " The type has no value to show in its place. Make the property optional.")
        }
        // A row that is gone has no values.
        if stored != .null { Warning.once(message + " \(value) takes its place.") }
        return value
    }

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

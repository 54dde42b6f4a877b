import EspalierDataStore
import Foundation

/// Optionals: null for nil.
final class OptionalCodec<Wrapped>: Codec<Wrapped?>, @unchecked Sendable {
    private let wrapped: Codec<Wrapped>

    init(_ wrapped: Codec<Wrapped>) {
        self.wrapped = wrapped
    }

    override var columnKind: StoreColumn.Kind { wrapped.columnKind }
    override var isOptional: Bool { true }
    override var isOpaque: Bool { wrapped.isOpaque }
    override var isCached: Bool { wrapped.isCached }

    override func encode(_ value: Wrapped?) throws -> StoredValue {
        if let value { try wrapped.encode(value) } else { .null }
    }

    override func decodeIfPossible(_ stored: StoredValue) -> Wrapped?? {
        .some(decode(stored) { nil })
    }

    override func decode(_ stored: StoredValue, orElse substitute: () -> Wrapped?) -> Wrapped? {
        stored == .null ? nil : wrapped.decodeIfPossible(stored)
    }
}

extension OptionalValue {
    /// The codec for an optional of a type that has one.
    static var codec: AnyCodec? {
        func optional<Wrapped>(_: Wrapped.Type) -> AnyCodec? {
            SwiftData.codec(for: Wrapped.self).map(OptionalCodec.init)
        }
        return _openExistential(wrappedType, do: optional)
    }
}

/// Enumerations and other types that are kept by their raw value.
final class RawCodec<Value: RawRepresentable>: Codec<Value>, @unchecked Sendable {
    private let raw: Codec<Value.RawValue>

    init(_ raw: Codec<Value.RawValue>) {
        self.raw = raw
    }

    override var columnKind: StoreColumn.Kind { raw.columnKind }
    override func encode(_ value: Value) throws -> StoredValue { try raw.encode(value.rawValue) }

    override func decodeIfPossible(_ stored: StoredValue) -> Value? {
        raw.decodeIfPossible(stored).flatMap(Value.init(rawValue:))
    }
}

/// Codable values, as JSON.
final class JSONCodec<Value: Codable>: Codec<Value>, @unchecked Sendable {
    override var isOpaque: Bool { true }
    override var isCached: Bool { true }

    override func encode(_ value: Value) throws -> StoredValue {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    override func decodeIfPossible(_ stored: StoredValue) -> Value? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let text = if case .text(let text) = stored { text } else { "" }
        // Rows that are older than the column have the empty text, which may stand for an empty collection.
        for source in [text, "[]", "{}", "[:]"] {
            if let value = try? decoder.decode(Value.self, from: Data(source.utf8)) { return value }
            if !text.isEmpty { break }
        }
        return nil
    }
}

/// Values of which a transformer makes data.
final class TransformedCodec<Value>: Codec<Value>, @unchecked Sendable {
    private let transformer: @Sendable () -> ValueTransformer?

    init(transformer: @escaping @Sendable () -> ValueTransformer?) {
        self.transformer = transformer
    }

    override var columnKind: StoreColumn.Kind { .data }
    override var isOptional: Bool { true }
    override var isOpaque: Bool { true }
    override var isCached: Bool { true }

    override func encode(_ value: Value) throws -> StoredValue {
        if let optional = value as? any OptionalValue, optional.isNil { return .null }
        guard let data = transformer()?.transformedValue(value) as? Data else {
            throw SwiftDataError(
                .unknownSchema, "The transformer of a property gave no data for a value of \(Value.self).")
        }
        return .data(data)
    }

    override func decodeIfPossible(_ stored: StoredValue) -> Value? {
        if case .data(let data) = stored, let value = transformer()?.reverseTransformedValue(data) as? Value {
            return value
        }
        return (Value.self as? any OptionalValue.Type)?.none as? Value
    }
}

import Foundation

/// A description of JSON values (JSON Schema 2020-12, as OpenAPI 3.1 uses it).
package indirect enum JSONSchema: Equatable, Sendable {
    /// Any value: of a type that does not describe itself.
    case any
    case value(String, format: String? = nil)
    /// One of several texts.
    case choice([String])
    case array(JSONSchema)
    /// An object with any names.
    case map(JSONSchema)
    case object([Property])

    package struct Property: Equatable, Sendable {
        package let name: String
        package let schema: JSONSchema
        package let isRequired: Bool
    }

    /// The schema as a JSON object.
    var json: [String: Any] {
        switch self {
        case .any: return [:]
        case .value(let type, let format):
            return format.map { ["type": type, "format": $0] } ?? ["type": type]
        case .choice(let texts): return ["type": "string", "enum": texts]
        case .array(let element): return ["type": "array", "items": element.json]
        case .map(let value): return ["type": "object", "additionalProperties": value.json]
        case .object(let properties):
            var json: [String: Any] = ["type": "object"]
            if !properties.isEmpty {
                json["properties"] = Dictionary(properties.map { ($0.name, $0.schema.json) }) { first, _ in first }
            }
            let required = properties.filter(\.isRequired).map(\.name)
            if !required.isEmpty { json["required"] = required }
            return json
        }
    }
}

extension JSONSchema {
    /// The schema of the JSON of a type, as endpoints read and write it.
    ///
    /// A type is asked for what it decodes. What its initializer reads after it has refused a value, and types that refer to themselves,
    /// are any value.
    package init(of type: Any.Type) {
        if let known = Self.known(type) {
            self = known.schema
        } else if let type = type as? any Decodable.Type {
            self = SchemaDecoder.schema(of: type, in: []).schema
        } else {
            self = .any
        }
    }

    /// The schema of a type that has one by itself, and a value of it.
    static func known(_ type: Any.Type) -> (schema: JSONSchema, value: Any)? {
        switch type {
        case is Bool.Type: return (.value("boolean"), false)
        case is String.Type: return (.value("string"), "")
        case is Date.Type: return (.value("string", format: "date-time"), Date(timeIntervalSince1970: 0))
        case is UUID.Type: return (.value("string", format: "uuid"), UUID())
        case is URL.Type: return (.value("string", format: "uri"), URL(fileURLWithPath: "/"))
        case is Data.Type: return (.value("string", format: "byte"), Data())
        case is Decimal.Type: return (.value("number"), Decimal(0))
        case let type as any BinaryInteger.Type:
            let format = type is Int64.Type || type is Int.Type ? "int64" : type is Int32.Type ? "int32" : nil
            return (.value("integer", format: format), zero(type))
        case let type as any BinaryFloatingPoint.Type: return (.value("number"), zero(type))
        default: return texts(type)
        }
    }

    private static func zero<Number: Numeric>(_ type: Number.Type) -> Any { Number.zero }

    /// The schema of an enumeration of texts that lists its cases.
    private static func texts(_ type: Any.Type) -> (schema: JSONSchema, value: Any)? {
        guard let type = type as? any CaseIterable.Type else { return nil }
        func cases<T: CaseIterable>(_ type: T.Type) -> [Any] { Array(type.allCases) }
        let values = cases(type)
        let texts = values.compactMap { value in (value as? any RawRepresentable)?.rawValue as? String }
        guard let first = values.first, texts.count == values.count else { return nil }
        return (.choice(texts), first)
    }
}

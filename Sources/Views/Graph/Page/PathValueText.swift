import Foundation

/// The text of a path's values in URLs and snapshots.
///
/// The text of a `LosslessStringConvertible` value or a `UUID` is its description, and that of a raw-representable value is its raw
/// value. Other `Codable` values are encoded as JSON in base64url after a tilde. All other values have no text.
nonisolated enum PathValueText {
    /// The text of a value; nil if it has none.
    static func text(of value: Any) -> String? {
        if let text = plainText(of: value) {
            return text.hasPrefix("~") || text.isEmpty ? encoded(value) ?? text : text
        }
        return encoded(value)
    }

    private static func plainText(of value: Any) -> String? {
        if let value = value as? UUID { return value.uuidString }
        if let value = value as? any LosslessStringConvertible { return value.description }
        if let value = value as? any RawRepresentable { return rawText(of: value) }
        return nil
    }

    private static func rawText<R: RawRepresentable>(of value: R) -> String? {
        (value.rawValue as? any LosslessStringConvertible)?.description
    }

    private static func encoded(_ value: Any) -> String? {
        guard let value = value as? any Encodable, value is any Decodable else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode([AnyEncodable(value)]) else { return nil }
        let text = data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
        return "~" + text
    }

    /// The value of a type with a text; nil if the text is not one of the type's.
    static func value<T>(_ type: T.Type, of text: String) -> T? {
        if text.hasPrefix("~"), let value = decoded(type, text.dropFirst()) { return value }
        if type == UUID.self { return UUID(uuidString: text) as? T }
        if let type = type as? any LosslessStringConvertible.Type { return lossless(type, text) as? T }
        if let type = type as? any RawRepresentable.Type { return raw(type, text) as? T }
        return nil
    }

    private static func lossless<L: LosslessStringConvertible>(_ type: L.Type, _ text: String) -> L? { L(text) }

    private static func raw<R: RawRepresentable>(_ type: R.Type, _ text: String) -> R? {
        guard let type = R.RawValue.self as? any LosslessStringConvertible.Type,
            let rawValue = lossless(type, text) as? R.RawValue
        else { return nil }
        return R(rawValue: rawValue)
    }

    private static func decoded<T>(_ type: T.Type, _ text: Substring) -> T? {
        var base64 = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        while base64.utf8.count % 4 != 0 { base64 += "=" }
        guard let decodable = type as? any Decodable.Type, let data = Data(base64Encoded: base64) else { return nil }
        func decode<D: Decodable>(_ type: D.Type) -> D? { try? JSONDecoder().decode([D].self, from: data).first }
        return decode(decodable) as? T
    }

    private struct AnyEncodable: Encodable {
        let value: any Encodable

        init(_ value: any Encodable) {
            self.value = value
        }

        func encode(to encoder: any Encoder) throws {
            try value.encode(to: encoder)
        }
    }
}

import Foundation

/// The values of a navigation stack's screens above the root, of any types.
public struct NavigationPath: Equatable {
    var values: [PathValue] = []

    /// A path without screens, so that a stack shows its root.
    public init() {}

    /// A path of values, the first one next to the root.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { PathValue(AnyHashable($0)) }
    }

    /// A path of values that can be encoded, the first one next to the root.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
        values = elements.map { PathValue(AnyHashable($0)) }
    }

    /// The path that another one was encoded from.
    public init(_ codable: CodableRepresentation) {
        values = codable.values
    }

    init(values: [PathValue]) {
        self.values = values
    }

    /// The number of values.
    public var count: Int { values.count }
    /// Whether only the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// The path in a form that can be encoded; nil if a value is not `Codable`.
    public var codable: CodableRepresentation? {
        values.allSatisfy { $0.base.base is any Encodable && $0.base.base is any Decodable }
            ? CodableRepresentation(values: values) : nil
    }

    /// Adds a value.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(PathValue(AnyHashable(value)))
    }

    /// Adds a value that can be encoded.
    public mutating func append<V: Hashable & Decodable & Encodable>(_ value: V) {
        values.append(PathValue(AnyHashable(value)))
    }

    /// Removes the last `k` values. The path must contain at least `k` values.
    public mutating func removeLast(_ k: Int = 1) {
        values.removeLast(k)
    }

    /// An encodable form of a path.
    ///
    /// It is an array of strings: the mangled name of a type and the JSON of a value by turns, the last value first, as in
    /// SwiftUI.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [PathValue]

        fileprivate init(values: [PathValue]) {
            self.values = values
        }

        /// Decodes a path. Throws if the program has no such type, or if a value cannot be decoded.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [PathValue] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is not the name of a decodable type.")
                }
                values.insert(PathValue(try Self.value(type, json)), at: 0)
            }
            self.values = values
        }

        private static func value<V: Decodable & Hashable>(_ type: V.Type, _ json: String) throws -> AnyHashable {
            AnyHashable(try JSONDecoder().decode([V].self, from: Data("[\(json)]".utf8))[0])
        }

        /// Encodes the path.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let encodable = value.base.base as? any Encodable,
                    let name = _mangledTypeName(type(of: value.base.base))
                else {
                    throw EncodingError.invalidValue(
                        value.base, .init(codingPath: container.codingPath, debugDescription: "not encodable"))
                }
                try container.encode(name)
                try container.encode(Self.json(encodable))
            }
        }

        private static func json<V: Encodable>(_ value: V) throws -> String {
            let json = String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
            return String(json.dropFirst().dropLast())
        }
    }

    public static func == (left: Self, right: Self) -> Bool { left.values == right.values }
}

extension NavigationPath: StateCoding {
    var stateCode: CodableRepresentation? {
        // Values after one that cannot be encoded would stand at another place.
        CodableRepresentation(
            values: Array(values.prefix { $0.base.base is any Encodable && $0.base.base is any Decodable }))
    }

    init?(stateCode: CodableRepresentation) {
        self.init(stateCode)
    }
}

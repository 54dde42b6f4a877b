import Foundation

/// Encodes values of state as bytes: `Codable` values as JSON, trivial values as their memory, objects by number.
@MainActor
struct StateEncoder {
    /// The encoded objects by their numbers.
    private(set) var objects: [Int: Data]
    private var numbers: [ObjectIdentifier: Int]
    /// The numbers of the objects that are encoded in their current state.
    private var written: Set<Int> = []

    /// The format of the bytes after the first.
    enum Kind: UInt8 {
        /// A JSON array of one element.
        case json
        /// The form of a trivial value (`ValueShape`) in eight bytes, and its memory.
        case memory
        /// An optional that is nil.
        case none
        /// The number of an object, in decimal digits.
        case object
    }

    /// - Parameters:
    ///   - objects: Encoded objects that no view has taken yet.
    ///   - known: Objects that already have numbers.
    init(objects: [Int: Data] = [:], known: [Int: AnyObject] = [:]) {
        self.objects = objects
        numbers = Dictionary(known.map { (ObjectIdentifier($0.value), $0.key) }) { first, _ in first }
    }

    /// The bytes of a value; nil if the value cannot be encoded.
    mutating func encode<Value>(_ value: Value) -> Data? {
        if let optional = value as? any AnyOptional, optional.wrapped == nil { return Self.data(.none) }
        if let coded = Self.coded(value) { return Self.data(.json, coded) }
        if let object = Self.object(in: value) { return Self.isCodable(Value.self) ? encode(object: object) : nil }
        if let json = Self.json(value) { return Self.data(.json, json) }
        guard Self.isTrivial(Value.self) else { return nil }
        let shape = withUnsafeBytes(of: ValueShape.number(of: Value.self).littleEndian) { Array($0) }
        return withUnsafeBytes(of: value) { Self.data(.memory, shape + $0) }
    }

    /// The number of an object. The object is encoded when it first occurs.
    mutating func encode(object: AnyObject) -> Data? {
        let identity = ObjectIdentifier(object)
        let number = numbers[identity] ?? (max(objects.keys.max() ?? -1, numbers.values.max() ?? -1) + 1)
        let reference = Self.data(.object, "\(number)".utf8)
        if written.contains(number) { return reference }
        guard let object = object as? any Decodable & Encodable, let json = Self.json(object) else { return nil }
        numbers[identity] = number
        objects[number] = json
        written.insert(number)
        return reference
    }

    /// Whether `encode` can encode a value, without encoding it.
    static func canEncode<Value>(_ value: Value) -> Bool {
        if let optional = value as? any AnyOptional, optional.wrapped == nil { return true }
        return isCodable(Value.self) || StateDecoder.coding(Value.self) != nil
            || object(in: value) == nil && isTrivial(Value.self)
    }

    /// Whether a value is or contains an object, whose changes would go unnoticed. Strings, collections and numbers are
    /// pure values.
    static func holdsObjects(_ value: Any) -> Bool {
        var budget = 1000
        func visit(_ value: Any, _ depth: Int) -> Bool {
            budget -= 1
            // A value that is too large to search counts as containing an object.
            if budget < 0 || depth > 16 { return true }
            if value is String || value is Data || value is any BinaryInteger || value is any BinaryFloatingPoint {
                return false
            }
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .class || type(of: value) is AnyObject.Type { return true }
            // Closures have no display style and no children, and may capture anything.
            if mirror.displayStyle == nil, mirror.children.isEmpty, !isTrivialDynamically(value) { return true }
            return mirror.children.contains { visit($0.value, depth + 1) }
        }
        return visit(value, 0)
    }

    private static func isTrivialDynamically(_ value: Any) -> Bool {
        func isTrivial<T>(_ value: T) -> Bool { _isPOD(T.self) }
        return _openExistential(value, do: isTrivial)
    }

    // MARK: Kinds of values

    private static func isCodable<Value>(_ type: Value.Type) -> Bool {
        type is any Encodable.Type && type is any Decodable.Type
    }

    private static func isTrivial<Value>(_ type: Value.Type) -> Bool {
        _isPOD(type) && !(type is any Encodable.Type)
    }

    /// The object that a value is, or that an optional holds.
    static func object<Value>(in value: Value) -> AnyObject? {
        if type(of: value) is AnyObject.Type { return value as AnyObject }
        guard let optional = value as? any AnyOptional, let wrapped = optional.wrapped,
            type(of: wrapped) is AnyObject.Type
        else { return nil }
        return wrapped as AnyObject
    }

    /// Encodes a value of the library that apps cannot encode, or an optional of one.
    private static func coded<Value>(_ value: Value) -> Data? {
        if let value = value as? any StateCoding { return json(of: value) }
        guard let optional = value as? any AnyOptional, let value = optional.wrapped as? any StateCoding else {
            return nil
        }
        return json(of: value)
    }

    private static func json(of value: some StateCoding) -> Data? {
        value.stateCode.flatMap { json($0 as any Encodable) }
    }

    private static func json<Value>(_ value: Value) -> Data? {
        guard isCodable(Value.self), let value = value as? any Encodable else { return nil }
        return json(value)
    }

    private static func json(_ value: any Encodable) -> Data? {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinity, negativeInfinity: "-" + infinity, nan: nan)
        return try? encoder.encode(Single(value))
    }

    fileprivate static let infinity = "inf"
    fileprivate static let nan = "nan"

    private static func data(_ kind: Kind, _ bytes: some Sequence<UInt8> = EmptyCollection<UInt8>()) -> Data {
        var data = Data([kind.rawValue])
        data.append(contentsOf: bytes)
        return data
    }

    private struct Single: Encodable {
        let value: any Encodable

        init(_ value: any Encodable) {
            self.value = value
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(value)
        }
    }
}

/// Decodes the bytes of `StateEncoder`.
@MainActor
struct StateDecoder {
    private let encodedObjects: [Int: Data]
    /// The objects that have been made.
    private(set) var objects: [Int: AnyObject] = [:]

    init(objects: [Int: Data] = [:]) {
        encodedObjects = objects
    }

    /// The number of the object that the bytes refer to.
    static func objectNumber(in data: Data) -> Int? {
        guard data.first == StateEncoder.Kind.object.rawValue else { return nil }
        return Int(String(decoding: data.dropFirst(), as: UTF8.self))
    }

    /// The decoded value; nil if the bytes have another type or are damaged.
    mutating func decode<Value>(_ type: Value.Type, from data: Data) -> Value? {
        guard let kind = data.first.flatMap(StateEncoder.Kind.init) else { return nil }
        let body = Data(data.dropFirst())
        switch kind {
        case .json:
            if let coding = Self.coding(type) { return Self.decodeCoded(coding, from: body) as? Value }
            return Self.decodeJSON(type, from: body)
        case .memory:
            guard _isPOD(type), body.count == 8 + MemoryLayout<Value>.size, !(type is any Encodable.Type) else {
                return nil
            }
            return [UInt8](body).withUnsafeBytes { bytes in
                guard UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) == ValueShape.number(of: type) else {
                    return nil
                }
                return bytes.loadUnaligned(fromByteOffset: 8, as: Value.self)
            }
        case .none: return (type as? any AnyOptional.Type)?.emptyValue as? Value
        case .object: return Self.objectNumber(in: data).flatMap { object(type, $0) }
        }
    }

    private mutating func object<Value>(_ type: Value.Type, _ number: Int) -> Value? {
        if let known = objects[number] { return known as? Value }
        guard let data = encodedObjects[number], let made = Self.decodeJSON(type, from: data) else { return nil }
        objects[number] = StateEncoder.object(in: made)
        return made
    }

    /// The type that encodes values of `type`, if it is one of the library or an optional of one.
    static func coding<Value>(_ type: Value.Type) -> (any StateCoding.Type)? {
        if let type = type as? any StateCoding.Type { return type }
        return (type as? any AnyOptional.Type)?.wrappedType as? any StateCoding.Type
    }

    private static func decodeCoded<C: StateCoding>(_ type: C.Type, from data: Data) -> Any? {
        decodeJSON(C.StateCode.self, from: data).flatMap { C(stateCode: $0) }
    }

    private static func decodeJSON<Value>(_ type: Value.Type, from data: Data) -> Value? {
        guard let type = type as? any Decodable.Type else { return nil }
        return decodeElement(type, from: data) as? Value
    }

    private static func decodeElement<D: Decodable>(_ type: D.Type, from data: Data) -> Any? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: StateEncoder.infinity, negativeInfinity: "-" + StateEncoder.infinity,
            nan: StateEncoder.nan)
        return (try? decoder.decode([D].self, from: data))?.first
    }
}

/// A type of this module that snapshots contain although, as in SwiftUI, apps cannot encode it.
protocol StateCoding {
    associatedtype StateCode: Codable

    /// The encoded value; nil if this one cannot be encoded.
    var stateCode: StateCode? { get }
    init?(stateCode: StateCode)
}

extension Array: StateCoding where Element: StateCoding {
    var stateCode: [Element.StateCode]? {
        let codes = compactMap(\.stateCode)
        return codes.count == count ? codes : nil
    }

    init?(stateCode: [Element.StateCode]) {
        let elements = stateCode.compactMap { Element(stateCode: $0) }
        guard elements.count == stateCode.count else { return nil }
        self = elements
    }
}

/// An optional of any type.
protocol AnyOptional {
    var wrapped: Any? { get }
    static var wrappedType: Any.Type { get }
    static var emptyValue: Any { get }
}

extension Optional: AnyOptional {
    var wrapped: Any? { self }
    static var wrappedType: Any.Type { Wrapped.self }
    static var emptyValue: Any { Self.none as Any }
}

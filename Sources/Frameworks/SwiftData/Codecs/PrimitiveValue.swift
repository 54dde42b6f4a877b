import EspalierDataStore
import Foundation

/// Types whose values are values of columns.
protocol PrimitiveValue {
    static var codec: AnyCodec { get }
}

final class IntegerCodec<Value: FixedWidthInteger>: Codec<Value>, @unchecked Sendable {
    /// Specialized for the type, as the initializer is.
    private let decoded: (StoredValue, () -> Value) -> Value

    override init() {
        decoded = { Self.value($0) ?? $1() }
    }

    override var columnKind: StoreColumn.Kind { .integer }
    // `UInt64` has values that no column has; the bits are the same.
    override func encode(_ value: Value) -> StoredValue { .integer(Int64(truncatingIfNeeded: value)) }
    override func decodeIfPossible(_ stored: StoredValue) -> Value? { Self.value(stored) }
    override func decode(_ stored: StoredValue, orElse substitute: () -> Value) -> Value { decoded(stored, substitute) }

    private static func value(_ stored: StoredValue) -> Value? {
        switch stored {
        case .integer(let value): Value(truncatingIfNeeded: value)
        case .real(let value): Value(exactly: value.rounded())
        case .null: 0
        case .text, .data: nil
        }
    }
}

/// Conversions between a type and a kind of column.
final class PrimitiveCodec<Value>: Codec<Value>, @unchecked Sendable {
    private let kind: StoreColumn.Kind
    private let stored: (Value) -> StoredValue
    private let value: (StoredValue) -> Value?
    /// Specialized for the type, as the initializer is.
    private let decoded: (StoredValue, () -> Value) -> Value

    /// - Parameter value: The value for a column's; that of null is the simplest one of the type.
    init(_ kind: StoreColumn.Kind, stored: @escaping (Value) -> StoredValue, value: @escaping (StoredValue) -> Value?) {
        self.kind = kind
        self.stored = stored
        self.value = value
        decoded = { value($0) ?? $1() }
    }

    override var columnKind: StoreColumn.Kind { kind }
    override func encode(_ value: Value) -> StoredValue { stored(value) }
    override func decodeIfPossible(_ stored: StoredValue) -> Value? { value(stored) }
    override func decode(_ stored: StoredValue, orElse substitute: () -> Value) -> Value { decoded(stored, substitute) }
}

extension Int: PrimitiveValue { static let codec: AnyCodec = IntegerCodec<Int>() }
extension Int8: PrimitiveValue { static let codec: AnyCodec = IntegerCodec<Int8>() }
extension Int16: PrimitiveValue { static let codec: AnyCodec = IntegerCodec<Int16>() }
extension Int32: PrimitiveValue { static let codec: AnyCodec = IntegerCodec<Int32>() }
extension Int64: PrimitiveValue { static let codec: AnyCodec = IntegerCodec<Int64>() }
extension UInt: PrimitiveValue { static let codec: AnyCodec = IntegerCodec<UInt>() }
extension UInt8: PrimitiveValue { static let codec: AnyCodec = IntegerCodec<UInt8>() }
extension UInt16: PrimitiveValue { static let codec: AnyCodec = IntegerCodec<UInt16>() }
extension UInt32: PrimitiveValue { static let codec: AnyCodec = IntegerCodec<UInt32>() }
extension UInt64: PrimitiveValue { static let codec: AnyCodec = IntegerCodec<UInt64>() }

extension Bool: PrimitiveValue {
    static let codec: AnyCodec = PrimitiveCodec<Bool>(
        .integer, stored: { .integer($0 ? 1 : 0) }, value: { $0 != .integer(0) && $0 != .null })
}

extension String: PrimitiveValue {
    static let codec: AnyCodec = PrimitiveCodec<String>(
        .text, stored: StoredValue.text, value: { $0.text { $0 } ?? $0.empty("") })
}

extension Double: PrimitiveValue {
    static let codec: AnyCodec = PrimitiveCodec<Double>(
        .real, stored: { .real($0.stored) }, value: { $0.number })
}

extension Float: PrimitiveValue {
    static let codec: AnyCodec = PrimitiveCodec<Float>(
        .real, stored: { .real(Double($0).stored) }, value: { $0.number.map(Float.init) })
}

extension Date: PrimitiveValue {
    /// Seconds since 2001, as `Date` itself counts, so that every date comes back exactly.
    static let codec: AnyCodec = PrimitiveCodec<Date>(
        .real, stored: { .real($0.timeIntervalSinceReferenceDate.stored) },
        value: { $0.number.map { Date(timeIntervalSinceReferenceDate: $0) } })
}

extension Data: PrimitiveValue {
    static let codec: AnyCodec = PrimitiveCodec<Data>(
        .data, stored: StoredValue.data, value: { if case .data(let data) = $0 { data } else { $0.empty(Data()) } })
}

extension UUID: PrimitiveValue {
    private static let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    static let codec: AnyCodec = PrimitiveCodec<UUID>(
        .text, stored: { .text($0.uuidString) }, value: { $0.text { UUID(uuidString: $0) } ?? $0.empty(zero) })
}

extension URL: PrimitiveValue {
    static let codec: AnyCodec = PrimitiveCodec<URL>(
        .text, stored: { .text($0.absoluteString) }, value: { $0.text { URL(string: $0) } ?? $0.empty(blank) })
    private static let blank = URL(fileURLWithPath: "/")
}

extension Decimal: PrimitiveValue {
    static let codec: AnyCodec = PrimitiveCodec<Decimal>(
        .text, stored: { .text(DecimalKey($0).text) }, value: { $0.text { DecimalKey(text: $0).value } ?? $0.empty(0) })
}

extension Double {
    /// The number that stands for "not a number", which SQLite would take for null: the negative number nearest to zero.
    private static let notANumber = -leastNonzeroMagnitude

    fileprivate var stored: Double { isNaN ? Self.notANumber : self }
    fileprivate var restored: Double { self == Self.notANumber ? .nan : self }
}

extension StoredValue {
    /// The number of a column of numbers; nil for values of other columns.
    fileprivate var number: Double? {
        switch self {
        case .real(let value): value.restored
        case .integer(let value): Double(value)
        case .null: 0
        case .text, .data: nil
        }
    }

    /// A value that is made of the text of a column of texts.
    fileprivate func text<Value>(_ body: (String) -> Value?) -> Value? {
        if case .text(let text) = self { body(text) } else { nil }
    }

    /// The value of a row without one; nil for other rows. A column that a property got later has the empty text.
    fileprivate func empty<Value>(_ value: Value) -> Value? { self == .null || self == .text("") ? value : nil }
}

import EspalierDataStore
import Foundation

/// The meaning of a part of a predicate, in terms of a store.
indirect enum PredicateTerm {
    /// A value that depends on no row.
    case constant(Any)
    case value(PredicateScalar)
    /// A model, or the missing one of an optional relationship, whose columns are null.
    case row(StoreRow, ModelEntity)
    case rows(PredicateRows)
    /// The values between two bounds; a bound that is nil is none.
    case range(lower: PredicateTerm?, upper: PredicateTerm?, includesUpper: Bool)
    /// A column of which only null can be told from other values, with the name of its property.
    case opaque(StoreExpression, name: String)
}

/// A value that a row determines.
struct PredicateScalar {
    var expression: StoreExpression
    /// The form in which the store has a value of the scalar's type; nil for other types.
    var encode: (Any) -> StoredValue? = PredicateScalar.plain

    /// The stored form of plain values, and of enumerations by their raw values.
    static func plain(_ value: Any) -> StoredValue? {
        switch value {
        case let value as Bool: .integer(value ? 1 : 0)
        case let value as any BinaryInteger: Int64(exactly: value).map { .integer($0) }
        case let value as Double: .real(value)
        case let value as any BinaryFloatingPoint: .real(Double(value))
        case let value as any StringProtocol: .text(String(value))
        case let value as any RawRepresentable: plain(rawValue(of: value))
        default: nil
        }
    }

    private static func rawValue(of value: some RawRepresentable) -> Any { value.rawValue }
}

/// The elements of a relationship to many that fulfill conditions.
struct PredicateRows {
    typealias Condition = (StoreRow) throws(Untranslatable) -> StoreExpression

    let collection: StoreCollection
    let element: ModelEntity
    var conditions: [Condition] = []
}

extension Optional {
    /// The value in all optionals around it; nil if one of them is nil.
    fileprivate var innermost: Any? { flatMap { PredicateTerm.unwrapped($0) } }
}

private protocol OptionalInPredicate {
    var innermost: Any? { get }
}

extension Optional: OptionalInPredicate {}

extension PredicateTerm {
    /// The value in all optionals around it; nil if one of them is nil.
    static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalInPredicate else { return value }
        return optional.innermost
    }
}

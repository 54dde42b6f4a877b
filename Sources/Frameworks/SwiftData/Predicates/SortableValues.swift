import EspalierDataStore
import Foundation

/// The order of a type's values in a store. Numbers, texts and dates have the store's own order. An enumeration has the order of its
/// `<`, which the rank of each case gives.
struct SortableValues {
    /// The stored values of an enumeration, in ascending order; nil for types with the store's order.
    private let ranks: [StoredValue]?

    /// Types whose stored values have the order of their values.
    private static let naturalTypes: Set<ObjectIdentifier> = Set(
        [
            Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
            UInt64.self, Double.self, Float.self, Decimal.self, String.self, Date.self, UUID.self,
        ].map { (type: Any.Type) in ObjectIdentifier(type) })

    /// - Parameter terms: The compared values, of which one that is no constant gives the stored forms.
    init(_ type: Any.Type, _ terms: PredicateTerm...) throws(Untranslatable) {
        var type = type
        while let optional = type as? any OptionalType.Type { type = optional.wrapped }
        if Self.naturalTypes.contains(ObjectIdentifier(type)) {
            ranks = nil
            return
        }
        for case .value(let scalar) in terms {
            guard let cases = (type as? any (CaseIterable & Comparable).Type).map({ Self.sorted($0) }) else { break }
            let stored = cases.compactMap(scalar.encode)
            guard stored.count == cases.count, stored.count <= 64 else { break }
            ranks = stored
            return
        }
        throw Untranslatable("the order of \(type) is not that of its stored values")
    }

    private static func sorted<T: CaseIterable & Comparable>(_ type: T.Type) -> [Any] { type.allCases.sorted() }

    /// The expression that sorts like the values of `expression`; null for null.
    func key(_ expression: StoreExpression) -> StoreExpression {
        guard let ranks else { return expression }
        if case .value(let value) = expression {
            return .value(ranks.firstIndex(of: value).map { .integer(Int64($0)) } ?? .null)
        }
        var result = StoreExpression.value(.null)
        for (rank, value) in ranks.enumerated().reversed() {
            result = .conditional(
                .binary(.equal, expression, .value(value)), then: .value(.integer(Int64(rank))), otherwise: result)
        }
        return result
    }
}

private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
}

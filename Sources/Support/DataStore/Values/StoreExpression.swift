/// A value computed from a row: what predicates and orders become before they are SQL.
package indirect enum StoreExpression: Sendable, Hashable {
    case value(StoredValue)
    /// A column of a row. Every row also has the column `id`.
    case column(StoreRow, String)
    case not(StoreExpression)
    case negated(StoreExpression)
    case isNull(StoreExpression)
    case binary(Operator, StoreExpression, StoreExpression)
    case conditional(StoreExpression, then: StoreExpression, otherwise: StoreExpression)
    /// The first of two values that is not null.
    case coalesced(StoreExpression, StoreExpression)
    case text(TextTest, StoreExpression, StoreExpression)
    case isOne(StoreExpression, of: [StoredValue])
    /// Whether an element fulfills a condition, in which the element is the row `.variable(variable)`.
    case exists(StoreCollection, variable: Int, StoreExpression?)
    /// The number of elements that fulfill a condition.
    case count(StoreCollection, variable: Int, StoreExpression?)

    package enum Operator: Sendable, Hashable {
        case and, or
        /// Equality as Swift has it: two nulls are equal.
        case equal, notEqual
        /// False if a side is null.
        case less, lessOrEqual, greater, greaterOrEqual
        case plus, minus, times, dividedAsReal, dividedAsInteger, remainder
    }

    package enum TextTest: Sendable, Hashable {
        /// By Unicode scalars. Swift also finds canonically equivalent texts.
        case contains, starts, ends
        /// Without regard to case and diacritics, by ICU, as `localizedStandardContains`.
        case localizedStandardContains
        case caseInsensitiveContains
        /// `-1`, `0` or `1`.
        case compared, caseInsensitiveCompared, localizedCompared
    }
}

/// A row that an expression speaks of.
package indirect enum StoreRow: Sendable, Hashable {
    /// Zero is the row that a fetch looks at; others are bound by `exists` and `count`.
    case variable(Int)
    /// The row to which a reference points. If it points nowhere, the row's columns are null.
    case referenced(from: StoreRow, table: String, column: String, to: String)
}

/// The rows of a relationship to many.
package struct StoreCollection: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// The rows of `element` whose column points to the owner.
        case children(column: String)
        case join(String)
        /// A join from its other side.
        case inverseJoin(String)
    }

    package var owner: StoreRow
    package var element: String
    package var kind: Kind

    package init(owner: StoreRow, element: String, kind: Kind) {
        self.owner = owner
        self.element = element
        self.kind = kind
    }
}

/// A description of rows and their order.
package struct StoreFetch: Sendable, Hashable {
    package var table: String
    package var filter: StoreExpression?
    package var order: [StoreOrder]
    package var limit: Int?
    package var offset: Int
    /// The columns whose values are read; nil for all.
    package var columns: [String]?

    package init(
        table: String, filter: StoreExpression? = nil, order: [StoreOrder] = [], limit: Int? = nil, offset: Int = 0,
        columns: [String]? = nil
    ) {
        self.table = table
        self.filter = filter
        self.order = order
        self.limit = limit
        self.offset = offset
        self.columns = columns
    }
}

/// One of the keys by which a fetch sorts its rows. Rows that are equal by all keys are in the order of their ids.
package struct StoreOrder: Sendable, Hashable {
    package enum Comparison: Sendable, Hashable {
        /// Numbers by size, texts by Unicode scalars; null comes first.
        case values
        /// Texts as `String.StandardComparator` compares them, by the rules of a locale.
        case lexical(locale: String?), localized(locale: String?), localizedStandard(locale: String?)
    }

    package var key: StoreExpression
    package var isAscending: Bool
    package var comparison: Comparison

    package init(key: StoreExpression, isAscending: Bool = true, comparison: Comparison = .values) {
        self.key = key
        self.isAscending = isAscending
        self.comparison = comparison
    }
}

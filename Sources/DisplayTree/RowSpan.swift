/// The rows of a list on a page that has only some of them.
package struct RowSpan: Hashable, Sendable {
    /// The position of the first row on the page, from 1.
    package var first: Int
    /// The number of all rows.
    package var count: Int

    package init(first: Int, count: Int) {
        self.first = first
        self.count = count
    }
}

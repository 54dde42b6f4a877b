/// Data as a table of texts, which assistive technology reads in place of a drawing.
package struct DisplayDataTable: Hashable, Sendable {
    /// The name of the table; empty for none.
    package var caption: String
    /// The titles of the columns, empty for a column without one; no titles for a table without a row of them.
    package var columns: [String]
    /// The texts of each row, by column.
    package var rows: [[String]]

    package init(caption: String = "", columns: [String] = [], rows: [[String]]) {
        self.caption = caption
        self.columns = columns
        self.rows = rows
    }
}

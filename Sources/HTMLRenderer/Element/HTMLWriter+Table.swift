import EspalierDisplayTree
import Foundation

extension HTMLWriter {
    /// Writes a table. Browsers add the end tags of cells and rows.
    mutating func write(_ table: DisplayDataTable) {
        out.append("<table>")
        if !table.caption.isEmpty {
            out.append("<caption>")
            out.appendText(table.caption)
            out.append("</caption>")
        }
        if table.columns.contains(where: { !$0.isEmpty }) {
            out.append("<tr>")
            for title in table.columns {
                // A header without a text is none.
                out.append(title.isEmpty ? "<td>" : "<th>")
                out.appendText(title)
            }
        }
        for row in table.rows {
            out.append("<tr>")
            for text in row {
                out.append("<td>")
                out.appendText(text)
            }
        }
        out.append("</table>")
    }
}

import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Data as texts in rows and columns.
package nonisolated struct DataTable: Equatable {
    /// The name of the table.
    package var caption: Text?
    /// The titles of the columns; nil for a column without one.
    package var columns: [Text?]
    /// The texts of each row, by column; nil for an empty cell.
    package var rows: [[Text?]]

    package init(caption: Text? = nil, columns: [Text?] = [], rows: [[Text?]]) {
        self.caption = caption
        self.columns = columns
        self.rows = rows
    }
}

extension View {
    /// Lets assistive technology read a table in the place of the view. It is a table of the browser, so that a row takes few bytes; what of
    /// it is beyond the view is clipped.
    package nonisolated __consuming func dataTable(_ table: DataTable) -> some View {
        modifier(DataTableModifier(table: table)).clipped()
    }
}

private nonisolated struct DataTableModifier: NodeModifier, ViewlessModifier {
    let table: DataTable

    @MainActor func makeNode(in context: NodeContext) -> DataTableNode { DataTableNode(table, in: context) }
    @MainActor func update(_ node: DataTableNode) { node.update(to: table) }
}

private final class DataTableNode: ValueBoxNode<DataTable> {
    // Texts are in the language of the environment.
    override func environmentDidChange() { setNeedsDisplay() }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        let environment = environment.textEnvironment(graph)
        func string(_ text: Text?) -> String { text?.resolve(in: environment).plainText ?? "" }
        let table = DisplayDataTable(
            caption: string(value.caption), columns: value.columns.map(string),
            rows: value.rows.map { $0.map(string) })
        return DisplayNode(
            id: displayNumber, type: "DataTable", frame: frame, content: .part(.dataTable(table)), children: children,
            animation: animation)
    }
}

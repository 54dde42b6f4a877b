/// Rows of values in columns, with titles that sort them, and edges that change the widths of the columns.
///
/// The rows of a collection are made when they come near the visible part. Across an upright phone, the table is a list of
/// the cells of its first column.
public nonisolated struct Table<Value, Rows, Columns>: View
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    let columns: Columns
    let rows: Rows
    let selection: TableSelection?
    let order: TableOrder?
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(columns: Columns, rows: Rows, selection: TableSelection?, order: TableOrder?) {
        self.columns = columns
        self.rows = rows
        self.selection = selection
        self.order = order
    }

    @MainActor public var body: some View {
        var all = _TableColumns<Value>()
        columns._appendColumns(to: &all)
        return Group {
            if sizeClass == .compact {
                TableList(rows: rows, first: all.columns.first, selection: selection?.list)
            } else {
                TableGrid(rows: rows, columns: all.columns, selection: selection, order: order)
            }
        }
    }
}

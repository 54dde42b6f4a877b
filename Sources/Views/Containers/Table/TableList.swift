/// A table without columns: a list of the cells of its first one.
nonisolated struct TableList<Rows: TableRowContent>: View {
    let rows: Rows
    let first: ColumnDescription<Rows.TableRowValue>?
    let selection: ListSelection?

    @MainActor var body: some View {
        let cell = first?.cell ?? { _ in AnyView(EmptyView()) }
        var parts = _TableRows<Rows.TableRowValue>(row: cell)
        rows._appendRows(to: &parts)
        return List<Never, TableRowParts>(selection: selection, content: TableRowParts(parts: parts.parts))
            .listStyle(.plain)
    }
}

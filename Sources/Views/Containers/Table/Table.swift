public import Foundation

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

/// A table without columns: a list of the cells of its first one.
private nonisolated struct TableList<Rows: TableRowContent>: View {
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

/// The rows of a table, as parts of a lazy layout.
nonisolated struct TableRowParts: LazyStructure, View {
    let parts: [any View]

    @MainActor func appendParts(to parts: inout LazyParts) {
        for (index, part) in self.parts.enumerated() { parts.append(part, at: "\(index)") }
    }

    @MainActor var body: some View {
        ForEach(0..<parts.count) { AnyView(parts[$0]) }
    }
}

/// Rows of a collection that know their positions.
nonisolated struct PositionedRows: LazyRows, _PrimitiveView {
    typealias Body = Never

    let base: any LazyRows
    /// The number of rows in front of them.
    let offset: Int

    var lazyCount: Int { base.lazyCount }
    var isLazy: Bool { base.isLazy }
    @MainActor var mayBeSections: Bool { false }
    func lazyID(at index: Int) -> AnyHashable { base.lazyID(at: index) }

    private func row(_ index: Int) -> some View {
        LazyRowView(rows: base, index: index).environment(\.tableRowPosition, offset + index)
    }

    @MainActor func makeLazyRow(at index: Int, in context: NodeContext) -> ViewNode {
        func make<V: View>(_ view: V) -> ViewNode { V._makeNode(view, in: context) }
        return make(row(index))
    }

    @MainActor func updateLazyRow(_ node: ViewNode, at index: Int) {
        func update<V: View>(_ view: V) { V._updateNode(node, to: view) }
        update(row(index))
    }

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        preconditionFailure("Rows are made one by one.")
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {}
}

private enum TableRowPositionKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// The position of the row of a table around the view.
    var tableRowPosition: Int {
        get { self[TableRowPositionKey.self] }
        set { self[TableRowPositionKey.self] = newValue }
    }
}

extension Table {
    /// A table of values of a type.
    public nonisolated init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns: columns(), rows: rows(), selection: nil, order: nil)
    }

    /// A table of values of a type that its titles sort.
    ///
    /// - Parameter sortOrder: The comparators, the first one first. The app sorts the values by them.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(columns: columns(), rows: rows(), selection: nil, order: TableOrder(sortOrder))
    }

    /// A table of values that its titles sort.
    ///
    /// - Parameter sortOrder: The comparators, the first one first. The app sorts the values by them.
    public nonisolated init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(columns: columns(), rows: rows(), selection: nil, order: TableOrder(sortOrder))
    }

    /// A table of values of a type, and one of whose rows can be selected.
    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns: columns(), rows: rows(), selection: TableSelection(selection), order: nil)
    }

    /// A table of values of a type that its titles sort, and one of whose rows can be selected.
    ///
    /// - Parameter sortOrder: The comparators, the first one first. The app sorts the values by them.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(columns: columns(), rows: rows(), selection: TableSelection(selection), order: TableOrder(sortOrder))
    }

    /// A table of values that its titles sort, and one of whose rows can be selected.
    ///
    /// - Parameter sortOrder: The comparators, the first one first. The app sorts the values by them.
    public nonisolated init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(columns: columns(), rows: rows(), selection: TableSelection(selection), order: TableOrder(sortOrder))
    }

    /// A table of values of a type, and whose rows can be selected.
    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns: columns(), rows: rows(), selection: TableSelection(selection), order: nil)
    }

    /// A table of values of a type that its titles sort, and whose rows can be selected.
    ///
    /// - Parameter sortOrder: The comparators, the first one first. The app sorts the values by them.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(columns: columns(), rows: rows(), selection: TableSelection(selection), order: TableOrder(sortOrder))
    }

    /// A table of values that its titles sort, and whose rows can be selected.
    ///
    /// - Parameter sortOrder: The comparators, the first one first. The app sorts the values by them.
    public nonisolated init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(columns: columns(), rows: rows(), selection: TableSelection(selection), order: TableOrder(sortOrder))
    }
}

extension Table {
    /// A table with a row for each element of a collection.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(columns: columns(), rows: TableForEachContent(data: data), selection: nil, order: nil)
    }

    /// A table with a row for each element of a collection that its titles sort.
    ///
    /// - Parameter sortOrder: The comparators, the first one first. The app sorts the collection by them.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            columns: columns(), rows: TableForEachContent(data: data), selection: nil, order: TableOrder(sortOrder))
    }

    /// A table with a row for each element of a collection, and one of whose rows can be selected.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            columns: columns(), rows: TableForEachContent(data: data), selection: TableSelection(selection), order: nil)
    }

    /// A table with a row for each element of a collection that its titles sort, and one of whose rows can be selected.
    ///
    /// - Parameter sortOrder: The comparators, the first one first. The app sorts the collection by them.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            columns: columns(), rows: TableForEachContent(data: data), selection: TableSelection(selection),
            order: TableOrder(sortOrder))
    }

    /// A table with a row for each element of a collection, and whose rows can be selected.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            columns: columns(), rows: TableForEachContent(data: data), selection: TableSelection(selection), order: nil)
    }

    /// A table with a row for each element of a collection that its titles sort, and whose rows can be selected.
    ///
    /// - Parameter sortOrder: The comparators, the first one first. The app sorts the collection by them.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            columns: columns(), rows: TableForEachContent(data: data), selection: TableSelection(selection),
            order: TableOrder(sortOrder))
    }
}

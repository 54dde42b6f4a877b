public import Foundation

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

    /// A table of values of a type, one of whose rows can be selected.
    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns: columns(), rows: rows(), selection: TableSelection(selection), order: nil)
    }

    /// A table of values of a type that its titles sort, one of whose rows can be selected.
    ///
    /// - Parameter sortOrder: The comparators, the first one first. The app sorts the values by them.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(columns: columns(), rows: rows(), selection: TableSelection(selection), order: TableOrder(sortOrder))
    }

    /// A table of values that its titles sort, one of whose rows can be selected.
    ///
    /// - Parameter sortOrder: The comparators, the first one first. The app sorts the values by them.
    public nonisolated init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(columns: columns(), rows: rows(), selection: TableSelection(selection), order: TableOrder(sortOrder))
    }

    /// A table of values of a type, whose rows can be selected.
    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns: columns(), rows: rows(), selection: TableSelection(selection), order: nil)
    }

    /// A table of values of a type that its titles sort, whose rows can be selected.
    ///
    /// - Parameter sortOrder: The comparators, the first one first. The app sorts the values by them.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(columns: columns(), rows: rows(), selection: TableSelection(selection), order: TableOrder(sortOrder))
    }

    /// A table of values that its titles sort, whose rows can be selected.
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

    /// A table with a row for each element of a collection, one of whose rows can be selected.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            columns: columns(), rows: TableForEachContent(data: data), selection: TableSelection(selection), order: nil)
    }

    /// A table with a row for each element of a collection that its titles sort, one of whose rows can be selected.
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

    /// A table with a row for each element of a collection, whose rows can be selected.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            columns: columns(), rows: TableForEachContent(data: data), selection: TableSelection(selection), order: nil)
    }

    /// A table with a row for each element of a collection that its titles sort, whose rows can be selected.
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

public import Foundation

/// Combines the columns of a closure. A table takes columns with and without comparators; only those whose comparators have
/// the type of the table's order sort it.
@resultBuilder
public nonisolated struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// A column as it stands in the closure.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue { column }

    /// The first column.
    public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
    where Column.TableRowValue == RowValue { first }

    /// A further column after others.
    public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
        accumulated: First, next: Next
    ) -> TupleTableColumnContent<RowValue, Sort, (First, Next)>
    where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
        TupleTableColumnContent {
            accumulated._appendColumns(to: &$0)
            next._appendColumns(to: &$0)
        }
    }

    /// A closure with one column. Without this method, the compiler refuses an empty `Group {}` of views as well.
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue { column }

    /// Columns under a condition.
    public static func buildIf<Column: TableColumnContent>(_ content: Column?)
        -> TupleTableColumnContent<RowValue, Sort, Column?> where Column.TableRowValue == RowValue
    {
        TupleTableColumnContent { content?._appendColumns(to: &$0) }
    }

    /// The columns of the first branch.
    public static func buildEither<Column: TableColumnContent>(first: Column)
        -> TupleTableColumnContent<RowValue, Sort, Void> where Column.TableRowValue == RowValue
    {
        TupleTableColumnContent { first._appendColumns(to: &$0) }
    }

    /// The columns of the second branch.
    public static func buildEither<Column: TableColumnContent>(second: Column)
        -> TupleTableColumnContent<RowValue, Sort, Void> where Column.TableRowValue == RowValue
    {
        TupleTableColumnContent { second._appendColumns(to: &$0) }
    }

    /// Columns that need a newer system.
    public static func buildLimitedAvailability<Column: TableColumnContent>(_ content: Column)
        -> TupleTableColumnContent<RowValue, Sort, Void> where Column.TableRowValue == RowValue
    {
        TupleTableColumnContent { content._appendColumns(to: &$0) }
    }
}

/// Several columns of a table.
public nonisolated struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    private let parts: _TableColumns<RowValue>

    init(_ append: (inout _TableColumns<RowValue>) -> Void) {
        var parts = _TableColumns<RowValue>()
        append(&parts)
        self.parts = parts
    }

    public func _appendColumns(to columns: inout _TableColumns<RowValue>) { columns.columns += parts.columns }
}

/// A column for each element of a collection.
public nonisolated struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content>:
    TableColumnContent
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    private let data: Data
    private let content: (Data.Element) -> Content

    /// A column for each element of a collection.
    public init(
        _ data: Data, @TableColumnBuilder<RowValue, Never> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }

    /// A column for each element of a collection, identified by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Never> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    public func _appendColumns(to columns: inout _TableColumns<RowValue>) {
        for element in data { content(element)._appendColumns(to: &columns) }
    }
}

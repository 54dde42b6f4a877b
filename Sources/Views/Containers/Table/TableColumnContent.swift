import EspalierLayoutEngine
public import Foundation

/// Columns of a table: a `TableColumn`, or several.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the values that the table's rows show.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// The type of the comparators that sort the rows; `Never` for columns that do not sort.
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    /// The type of the body.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that this content consists of.
    var tableColumnBody: TableColumnBody { get }

    /// Appends the columns in order.
    nonisolated func _appendColumns(to columns: inout _TableColumns<TableRowValue>)
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    public nonisolated func _appendColumns(to columns: inout _TableColumns<TableRowValue>) {
        let body = UncheckedTransfer(self).onMain { UncheckedTransfer($0.tableColumnBody) }.value
        body._appendColumns(to: &columns)
    }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Content of the library has no body.
    public var tableColumnBody: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: TableColumnContent {
    /// There is no value.
    public typealias TableRowValue = Never
    /// There is no comparator.
    public typealias TableColumnSortComparator = Never
    /// There is no body.
    public typealias TableColumnBody = Never

    public nonisolated func _appendColumns(to columns: inout _TableColumns<Never>) {}
}

/// The columns of a table.
public nonisolated struct _TableColumns<RowValue> {
    var columns: [ColumnDescription<RowValue>] = []
}

/// A column of a table, without its types.
nonisolated struct ColumnDescription<RowValue> {
    let title: AnyView
    let cell: (RowValue) -> AnyView
    /// The comparator of the column; nil for a column that does not sort.
    let comparator: (any SortComparator)?
    var width = ColumnWidth()
    var alignment = HorizontalAlignment.leading
}

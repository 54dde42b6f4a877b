public import Foundation

extension Group: TableColumnContent where Content: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never

    /// Groups the columns of a closure.
    public nonisolated init<R: Identifiable>(@TableColumnBuilder<R, Never> content: () -> Content)
    where R == Content.TableRowValue {
        self.init(parts: content())
    }

    public nonisolated func _appendColumns(to columns: inout _TableColumns<Content.TableRowValue>) {
        content._appendColumns(to: &columns)
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    /// Groups the rows of a closure.
    public nonisolated init<R: Identifiable>(@TableRowBuilder<R> content: () -> Content)
    where R == Content.TableRowValue {
        self.init(parts: content())
    }

    public nonisolated func _appendRows(to rows: inout _TableRows<Content.TableRowValue>) {
        content._appendRows(to: &rows)
    }
}

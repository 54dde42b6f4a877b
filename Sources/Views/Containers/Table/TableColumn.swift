import EspalierLayoutEngine
public import Foundation

/// A column of a table: a title, and a cell for each row.
///
/// A column with a `value` sorts the table by it, if the table has an order. Clicks on its title sort forward, then in
/// reverse.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    private let label: Label
    private let cell: (RowValue) -> Content
    private let comparator: Sort?
    private var ownWidth = ColumnWidth()
    private var ownAlignment = HorizontalAlignment.leading

    init(label: Label, comparator: Sort?, cell: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.cell = cell
    }

    public func _appendColumns(to columns: inout _TableColumns<RowValue>) {
        let cell = cell
        columns.columns.append(
            ColumnDescription(
                title: AnyView(label), cell: { AnyView(cell($0)) },
                comparator: Sort.self == Never.self ? nil : comparator, width: ownWidth, alignment: ownAlignment))
    }
}

extension TableColumn {
    /// Sets the width of the column in points, which the user cannot change; nil for a width that fits the table.
    public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        var copy = self
        copy.ownWidth = width.map { ColumnWidth(minimum: $0, ideal: $0, maximum: $0) } ?? ColumnWidth()
        return copy
    }

    /// Sets the bounds of the column's width in points, and the width at first.
    public nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
        -> TableColumn<RowValue, Sort, Content, Label>
    {
        var copy = self
        copy.ownWidth = ColumnWidth(minimum: min, ideal: ideal, maximum: max)
        return copy
    }

    /// Sets the horizontal alignment of the title and the cells; leading by default.
    public nonisolated func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue, Sort, Content, Label>
    {
        var copy = self
        copy.ownAlignment = alignment.horizontal
        return copy
    }
}

/// The horizontal alignment of a column's title and cells.
public struct TableColumnAlignment: Hashable, Sendable {
    enum Kind { case leading, center, trailing }

    let kind: Kind

    /// The platform's default: leading.
    public static let automatic = TableColumnAlignment(kind: .leading)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(kind: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(kind: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(kind: .trailing)
    /// At the trailing edge, as for numbers.
    public static let numeric = TableColumnAlignment(kind: .trailing)

    fileprivate nonisolated var horizontal: HorizontalAlignment {
        switch kind {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// A column with a localized title, which does not sort.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, cell: content)
    }

    /// A column with a title, which does not sort.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: nil, cell: content)
    }

    /// A column with a text as its title, which does not sort.
    public nonisolated init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, cell: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column with a localized title, which sorts by a property.
    public nonisolated init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), cell: content)
    }

    /// A column with a localized title, which sorts by a property as a comparator decides.
    public nonisolated init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), cell: content)
    }

    /// A column with a title, which sorts by a property.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), cell: content)
    }

    /// A column with a title, which sorts by a property as a comparator decides.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), cell: content)
    }

    /// A column with a text as its title, which sorts by a property.
    public nonisolated init<V: Comparable>(
        _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(value), cell: content)
    }

    /// A column with a text as its title, which sorts by a property as a comparator decides.
    public nonisolated init<V, C: SortComparator>(
        _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator), cell: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// A column with a localized title that shows a property, and sorts by it as people expect: with numbers by their value, and
    /// without regard to case.
    public nonisolated init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value, comparator: LocalizedStandardComparator()),
            cell: { Text($0[keyPath: value]) })
    }

    /// A column with a localized title that shows a property, and sorts by it as a comparator decides.
    public nonisolated init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
            cell: { Text($0[keyPath: value]) })
    }

    /// A column with a title that shows a property, and sorts by it as people expect: with numbers by their value, and
    /// without regard to case.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value, comparator: LocalizedStandardComparator()),
            cell: { Text($0[keyPath: value]) })
    }

    /// A column with a title that shows a property, and sorts by it as a comparator decides.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
            cell: { Text($0[keyPath: value]) })
    }

    /// A column with a text as its title that shows a property, and sorts by it as people expect: with numbers by their value, and
    /// without regard to case.
    public nonisolated init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(
            label: text, comparator: KeyPathComparator(value, comparator: LocalizedStandardComparator()),
            cell: { Text($0[keyPath: value]) })
    }

    /// A column with a text as its title that shows a property, and sorts by it as a comparator decides.
    public nonisolated init<C: SortComparator>(
        _ text: Text, value: any KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String {
        self.init(
            label: text, comparator: KeyPathComparator(value, comparator: comparator),
            cell: { Text($0[keyPath: value]) })
    }
}

extension TableColumn where Label == Text {
    /// A column with a localized title, which sorts as a comparator of rows decides.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(label: Text(titleKey), comparator: comparator, cell: content)
    }

    /// A column with a title, which sorts as a comparator of rows decides.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(label: Text(title), comparator: comparator, cell: content)
    }

    /// A column with a text as its title, which sorts as a comparator of rows decides.
    public nonisolated init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(label: text, comparator: comparator, cell: content)
    }
}

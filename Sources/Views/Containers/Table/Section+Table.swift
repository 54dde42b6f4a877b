/// No rows of a table.
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    public func _appendRows(to rows: inout _TableRows<Value>) {}
}

/// The header of a table's section.
public nonisolated struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    let content: Content

    public func _appendRows(to rows: inout _TableRows<Value>) {}
}

/// A section of a table's rows.
extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public nonisolated func _appendRows(to rows: inout _TableRows<Content.TableRowValue>) {
        rows.appendSection(content, header: (header as? any TableSectionHeader)?.view, isExpanded: isExpanded)
    }
}

/// A content with a view above the rows of its section.
private protocol TableSectionHeader {
    nonisolated var view: AnyView { get }
}

extension TableHeaderRowContent: TableSectionHeader {
    fileprivate var view: AnyView { AnyView(content) }
}

extension Section {
    /// A section of a table's rows without a header.
    public nonisolated init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
    where
        Parent == EmptyTableRowContent<V>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(parts: EmptyTableRowContent(), content(), EmptyTableRowContent())
    }

    /// A section of a table's rows with a localized title as its header.
    public nonisolated init<V: Identifiable>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(parts: TableHeaderRowContent(content: Text(titleKey)), content(), EmptyTableRowContent())
    }

    /// A section of a table's rows with a title as its header.
    @_disfavoredOverload
    public nonisolated init<V: Identifiable, S: StringProtocol>(
        _ title: S, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(parts: TableHeaderRowContent(content: Text(title)), content(), EmptyTableRowContent())
    }

    /// A section of a table's rows with a header.
    public nonisolated init<V: Identifiable, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(parts: TableHeaderRowContent(content: header()), content(), EmptyTableRowContent())
    }

    /// A section of a table's rows that are shown while `isExpanded`. The header has a button for it.
    public nonisolated init<V: Identifiable, H: View>(
        isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(
            parts: TableHeaderRowContent(content: header()), content(), EmptyTableRowContent(), isExpanded: isExpanded)
    }
}

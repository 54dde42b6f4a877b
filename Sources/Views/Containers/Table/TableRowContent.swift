/// Rows of a table: a `TableRow`, or several.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of the values that the rows show.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The type of the body.
    associatedtype TableRowBody: TableRowContent

    /// The rows that this content consists of.
    var tableRowBody: TableRowBody { get }

    /// Appends the rows in order.
    nonisolated func _appendRows(to rows: inout _TableRows<TableRowValue>)
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    public nonisolated func _appendRows(to rows: inout _TableRows<TableRowValue>) {
        let body = UncheckedTransfer(self).onMain { UncheckedTransfer($0.tableRowBody) }.value
        body._appendRows(to: &rows)
    }
}

extension TableRowContent where TableRowBody == Never {
    /// Content of the library has no body.
    public var tableRowBody: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: TableRowContent {
    /// There is no body.
    public typealias TableRowBody = Never

    public nonisolated func _appendRows(to rows: inout _TableRows<Never>) {}
}

/// The rows of a table as views: collections, whose rows are made when they come near the visible part, and single rows.
public nonisolated struct _TableRows<Value: Identifiable> {
    /// Makes the view of a row.
    let row: (Value) -> AnyView
    private var finished: [any View] = []
    /// The last rows, if these are single ones.
    private var singles: [SingleRow] = []

    /// A row that is not part of a collection of the app's.
    private struct SingleRow: Identifiable {
        let value: Value
        let row: (Value) -> AnyView

        var id: Value.ID { value.id }
    }

    init(row: @escaping (Value) -> AnyView) {
        self.row = row
    }

    var parts: [any View] {
        singles.isEmpty ? finished : finished + [ForEach(singles) { TableRowView(value: $0.value, row: $0.row) }]
    }

    /// Appends a part after those that exist.
    private mutating func append(part: any View) {
        if !singles.isEmpty { finished = parts }
        singles = []
        finished.append(part)
    }

    /// Appends a row. Successive ones are a collection, so that a `ForEach` of rows is one, too.
    mutating func append(row value: Value) { singles.append(SingleRow(value: value, row: row)) }

    /// Appends the rows of a collection.
    mutating func append<Data: RandomAccessCollection>(_ data: Data) where Data.Element == Value {
        let row = row
        append(part: ForEach(data) { TableRowView(value: $0, row: row) })
    }

    /// Appends a section.
    mutating func appendSection(
        _ content: some TableRowContent<Value>, header: AnyView?, isExpanded: Binding<Bool>?
    ) {
        var inner = _TableRows(row: row)
        content._appendRows(to: &inner)
        append(part: TableRowSection(header: header, parts: inner.parts, isExpanded: isExpanded))
    }

    /// Appends rows with a modifier on each.
    mutating func append(_ content: some TableRowContent<Value>, modified: @escaping (AnyView) -> AnyView) {
        let row = row
        var inner = _TableRows { modified(row($0)) }
        content._appendRows(to: &inner)
        for part in inner.finished { append(part: part) }
        singles += inner.singles
    }
}

/// The row of a value, with its id as its tag.
nonisolated struct TableRowView<Value: Identifiable>: View {
    let value: Value
    let row: (Value) -> AnyView

    @MainActor var body: some View { row(value).tag(value.id) }
}

/// A row of a table.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    private let value: Value

    /// A row that shows a value.
    public init(_ value: Value) {
        self.value = value
    }

    public func _appendRows(to rows: inout _TableRows<Value>) { rows.append(row: value) }
}

/// Rows of a table, one for each element of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    let data: Data

    public func _appendRows(to rows: inout _TableRows<Data.Element>) { rows.append(data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public nonisolated func _appendRows(to rows: inout _TableRows<Content.TableRowValue>) {
        for element in data { content(element)._appendRows(to: &rows) }
    }
}

extension ForEach where Content: TableRowContent {
    /// Rows of a table for each element of a collection.
    public nonisolated init<RowValue>(
        _ data: Data, @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == RowValue, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, isConstant: false, identify: { $0.id }, content: content)
    }

    /// Rows of a table for each element of a collection, identified by a property of the element.
    public nonisolated init<RowValue>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == RowValue {
        self.init(data: data, isConstant: false, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Content: TableRowContent, Data.Element == Content.TableRowValue, ID == Data.Element.ID {
    /// A row of a table for each element of a collection.
    public nonisolated init(_ data: Data) where Content == TableRow<Data.Element> {
        self.init(data: data, isConstant: false, identify: { $0.id }, content: { TableRow($0) })
    }
}

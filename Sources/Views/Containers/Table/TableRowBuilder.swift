/// Combines the rows of a closure.
@resultBuilder
public nonisolated struct TableRowBuilder<Value: Identifiable> {
    /// Rows as they stand in the closure.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// No rows.
    public static func buildBlock() -> TupleTableRowContent<Value, Void> { TupleTableRowContent { _ in } }

    /// The first rows.
    public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
    where Content.TableRowValue == Value { first }

    /// Further rows after others.
    public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
        accumulated: First, next: Next
    ) -> TupleTableRowContent<Value, (First, Next)> where First.TableRowValue == Value, Next.TableRowValue == Value {
        TupleTableRowContent {
            accumulated._appendRows(to: &$0)
            next._appendRows(to: &$0)
        }
    }

    /// Rows under a condition.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> TupleTableRowContent<Value, Content?>
    where Content.TableRowValue == Value {
        TupleTableRowContent { content?._appendRows(to: &$0) }
    }

    /// The rows of the first branch.
    public static func buildEither<Content: TableRowContent>(first: Content) -> TupleTableRowContent<Value, Void>
    where Content.TableRowValue == Value {
        TupleTableRowContent { first._appendRows(to: &$0) }
    }

    /// The rows of the second branch.
    public static func buildEither<Content: TableRowContent>(second: Content) -> TupleTableRowContent<Value, Void>
    where Content.TableRowValue == Value {
        TupleTableRowContent { second._appendRows(to: &$0) }
    }
}

/// Several rows of a table.
public nonisolated struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    private let append: (inout _TableRows<Value>) -> Void

    init(_ append: @escaping (inout _TableRows<Value>) -> Void) {
        self.append = append
    }

    public func _appendRows(to rows: inout _TableRows<Value>) { append(&rows) }
}

public import CoreTransferable

/// Rows of a table with a modifier on each.
public nonisolated struct ModifiedTableRowContent<Content: TableRowContent>: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    let content: Content
    let modified: (AnyView) -> AnyView

    public func _appendRows(to rows: inout _TableRows<Content.TableRowValue>) {
        rows.append(content, modified: modified)
    }
}

extension TableRowContent {
    /// Shows controls over the page after a right click on a row, a long press by touch, or the keyboard's menu key.
    public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M)
        -> some TableRowContent<TableRowValue>
    {
        let items = menuItems()
        return ModifiedTableRowContent(content: self) { row in AnyView(row.contextMenu { items }) }
    }

    /// Lets the rows be dragged to another view. `payload` is the value that the other view receives; it is evaluated when
    /// the drag begins.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
        -> some TableRowContent<TableRowValue>
    {
        ModifiedTableRowContent(content: self) { row in AnyView(row.draggable(payload())) }
    }

    /// Lets values of a type be dropped on the rows.
    ///
    /// - Parameter action: Receives the values.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRowContent(content: self) { row in
            AnyView(
                row.dropDestination(for: payloadType) { items, _ in
                    action(items)
                    return true
                })
        }
    }
}

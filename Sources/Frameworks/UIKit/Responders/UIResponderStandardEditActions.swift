/// The methods of the commands that edit texts and selections. An object that does not override one passes it to the next object.
///
/// The browser's own menus and keys edit the texts of fields without calling them.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: AnyObject {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Inserts the pasteboard's content.
    func paste(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Selects what the user pressed.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
}

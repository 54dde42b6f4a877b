/// A group of entries in the system's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
    /// The menus of the system, in their order.
    enum Menu: Int, Hashable, Sendable, CaseIterable {
        case app, file, edit, format, view, window, help
    }

    let menu: Menu
    /// The position of the group in its menu.
    let position: Int

    /// Information about the app, in its menu.
    public static let appInfo = CommandGroupPlacement(menu: .app, position: 0)
    /// Settings of the app, in its menu.
    public static let appSettings = CommandGroupPlacement(menu: .app, position: 1)
    /// Services of the system, in the app's menu.
    public static let systemServices = CommandGroupPlacement(menu: .app, position: 2)
    /// Entries that hide the app, in its menu.
    public static let appVisibility = CommandGroupPlacement(menu: .app, position: 3)
    /// Entries that end the app, in its menu.
    public static let appTermination = CommandGroupPlacement(menu: .app, position: 4)
    /// Entries that create and open documents, in the menu “File”.
    public static let newItem = CommandGroupPlacement(menu: .file, position: 0)
    /// Entries that save documents, in the menu “File”.
    public static let saveItem = CommandGroupPlacement(menu: .file, position: 1)
    /// Entries that import and export, in the menu “File”.
    public static let importExport = CommandGroupPlacement(menu: .file, position: 2)
    /// Entries that print, in the menu “File”.
    public static let printItem = CommandGroupPlacement(menu: .file, position: 3)
    /// Undo and redo, in the menu “Edit”.
    public static let undoRedo = CommandGroupPlacement(menu: .edit, position: 0)
    /// Cut, copy and paste, in the menu “Edit”.
    public static let pasteboard = CommandGroupPlacement(menu: .edit, position: 1)
    /// Entries for texts, in the menu “Edit”.
    public static let textEditing = CommandGroupPlacement(menu: .edit, position: 2)
    /// Entries for the look of texts, in the menu “Format”.
    public static let textFormatting = CommandGroupPlacement(menu: .format, position: 0)
    /// Entries for the toolbar, in the menu “View”.
    public static let toolbar = CommandGroupPlacement(menu: .view, position: 0)
    /// Entries for the sidebar, in the menu “View”.
    public static let sidebar = CommandGroupPlacement(menu: .view, position: 1)
    /// Entries for the size of windows, in the menu “Window”.
    public static let windowSize = CommandGroupPlacement(menu: .window, position: 0)
    /// Entries that arrange windows, in the menu “Window”.
    public static let windowArrangement = CommandGroupPlacement(menu: .window, position: 1)
    /// The windows, in the menu “Window”.
    public static let windowList = CommandGroupPlacement(menu: .window, position: 2)
    /// The scenes with a single window, in the menu “Window”.
    public static let singleWindowList = CommandGroupPlacement(menu: .window, position: 3)
    /// Entries that open help, in the menu “Help”.
    public static let help = CommandGroupPlacement(menu: .help, position: 0)
}

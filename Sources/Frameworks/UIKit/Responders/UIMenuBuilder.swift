/// Changes the menus of the app. There is none on a page, which has the menus that its views show.
@MainActor @preconcurrency
public protocol UIMenuBuilder: AnyObject {
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
    /// Adds a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Adds a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Adds a menu at the start of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Adds a menu at the end of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Replaces a menu by another one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
}

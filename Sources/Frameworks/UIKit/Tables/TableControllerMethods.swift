import Foundation

/// The methods of controllers of tables whose presence lets the user change rows, as on Apple's systems.
@MainActor
enum TableControllerMethods {
    /// The method that deletes a row.
    static let deletion = MethodOverrides(
        of: UITableViewController.self, overriding: DeletingTable.self, plain: (PlainTable.self, OtherPlainTable.self))
    /// The method that moves a row.
    static let motion = MethodOverrides(
        of: UITableViewController.self, overriding: MovingTable.self, plain: (PlainTable.self, OtherPlainTable.self))
}

// Classes whose tables of methods are compared. They are not private, because the compiler could leave out their methods.

class DeletingTable: UITableViewController {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.isEditing = false }
}

class MovingTable: UITableViewController {
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.reloadData() }
}

class PlainTable: UITableViewController {}

class OtherPlainTable: UITableViewController {}

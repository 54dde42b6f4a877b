import SwiftUI

/// A table whose data source shows snapshots, with actions at both edges of rows.
struct RowsPage: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: RowsController())
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

private final class RowsController: UIViewController, UITableViewDelegate {
    private final class Source: UITableViewDiffableDataSource<String, String> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
    }

    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var source: Source?
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        view.addSubview(table)
        let source = Source(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = item
            return cell
        }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Fruit", "Nuts"])
        snapshot.appendItems(["Apple", "Pear", "Plum"], toSection: "Fruit")
        snapshot.appendItems(["Almond", "Walnut"], toSection: "Nuts")
        source.apply(snapshot, animatingDifferences: false)
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Add", primaryAction: UIAction { [unowned self] _ in add() }),
            UIBarButtonItem(title: "Move", primaryAction: UIAction { [unowned self] _ in move() }),
        ]
    }

    private func change(_ edit: (inout NSDiffableDataSourceSnapshot<String, String>) -> Void) {
        guard let source else { return }
        var snapshot = source.snapshot()
        edit(&snapshot)
        source.apply(snapshot)
    }

    private func add() {
        count += 1
        change { $0.insertItems(["Fig \(count)"], beforeItem: "Pear") }
    }

    private func move() {
        change { $0.moveItem("Plum", afterItem: "Almond") }
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let item = source?.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
            change { $0.deleteItems([item]) }
            done(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
            title = "\(item) is flagged"
            done(true)
        }
        flag.backgroundColor = .systemOrange
        flag.image = UIImage(systemName: "flag")
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let item = source?.itemIdentifier(for: indexPath) else { return nil }
        let read = UIContextualAction(style: .normal, title: "Buy") { [unowned self] _, _, done in
            title = "\(item) is bought"
            done(true)
        }
        read.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [read])
    }
}

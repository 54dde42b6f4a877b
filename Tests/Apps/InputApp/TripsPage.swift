import SwiftUI
import UIKit

/// A controller of UIKit with a table: headers, heights, menus, and rows that are moved and deleted.
struct TripsPage: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: TripsController(style: .insetGrouped))
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

final class TripHeader: UITableViewHeaderFooterView {
    private let image = UIImageView(image: UIImage(systemName: "mappin.and.ellipse"))
    let label = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        label.font = .preferredFont(forTextStyle: .title3)
        for view in [image, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            image.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            image.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 8),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

final class TripsController: UITableViewController, UIDocumentPickerDelegate {
    private var planned = ["Bergen", "Turku", "Gdańsk"]
    private var past = ["Lisbon", "Porto"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trips"
        tableView.register(TripHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trip")
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Import", primaryAction: UIAction { [weak self] _ in self?.chooseFile() }),
            UIBarButtonItem(title: "Export", primaryAction: UIAction { [weak self] _ in self?.saveFile() }),
        ]
    }

    private func chooseFile() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
        picker.delegate = self
        present(picker, animated: true)
    }

    private func saveFile() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Trips.txt")
        guard (try? Data(planned.joined(separator: "\n").utf8).write(to: file)) != nil else { return show("Not saved") }
        let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if urls.map(\.lastPathComponent) == ["Trips.txt"] { return show("Saved") }
        planned += urls.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        tableView.reloadSections([0], with: .automatic)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { show("Cancelled") }

    private func name(at path: IndexPath) -> String { path.section == 0 ? planned[path.row] : past[path.row] }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? planned.count : past.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = name(at: indexPath)
        content.secondaryText = indexPath.section == 0 ? "Not booked" : "Done"
        cell.contentConfiguration = content
        cell.accessoryType = indexPath.section == 0 ? .detailDisclosureButton : .checkmark
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.section == 0 ? 72 : UITableView.automaticDimension
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? TripHeader
        header?.label.text = section == 0 ? "Planned" : "Past"
        return header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? "Move a trip to the top to plan it first." : nil
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if indexPath.section == 0 { planned.remove(at: indexPath.row) } else { past.remove(at: indexPath.row) }
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == 0
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        planned.insert(planned.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.section == 0 ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        show("Selected \(name(at: indexPath))")
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        show("About \(name(at: indexPath))")
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let name = name(at: indexPath)
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Share \(name)", image: UIImage(systemName: "square.and.arrow.up")) { _ in
                    self?.show("Shared \(name)")
                }
            ])
        }
    }

    private func show(_ text: String) { navigationItem.prompt = text }
}

import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A controller of a table` {
    private final class Fruits: UITableViewController {
        var selected: [Int] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = ["apple", "pear"][indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }
    }

    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @Test func `is the data source and the delegate of its table`() throws {
        let controller = Fruits(style: .plain)
        let page = TestPage(height: 400) { Hosted(controller: controller) }
        #expect(page.texts == ["apple", "pear"])
        try page.tap("pear")
        #expect(controller.selected == [1])
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
    }
}

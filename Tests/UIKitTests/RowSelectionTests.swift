import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A tap on a row` {
    private final class Controller: UITableViewController {
        var lines: [String] = []
        var target: Int?

        private func note(_ name: String, _ path: IndexPath) { lines.append("\(name) \(path.row)") }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            note("highlight", indexPath)
        }
        override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            note("unhighlight", indexPath)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            note("select", indexPath)
        }
        override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            note("will deselect", indexPath)
            return indexPath.row == 2 ? nil : indexPath
        }
        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            note("deselect", indexPath)
        }
        override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            note("act", indexPath)
        }
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            lines.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
        }
        override func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            target.map { IndexPath(row: $0, section: 0) } ?? proposedDestinationIndexPath
        }
        override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == 0 ? 30 : -1
        }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) {
            lines.append("scroll \(Int(scrollView.contentOffset.y))")
        }
    }

    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private let controller = Controller(style: .plain)

    private func page(height: CGFloat = 400) -> TestPage {
        let page = TestPage(height: height) { Hosted(controller: controller) }
        page.update()
        return page
    }

    @Test func `highlights it, selects it, and performs its action`() throws {
        let page = page()
        try page.tap("row 1")
        #expect(controller.lines == ["highlight 1", "unhighlight 1", "select 1", "act 1"])
    }

    @Test func `deselects it if the delegate allows it`() throws {
        controller.tableView.allowsMultipleSelection = true
        let page = page()
        try page.tap("row 1")
        try page.tap("row 2")
        controller.lines = []
        try page.tap("row 1")
        try page.tap("row 2")
        #expect(
            controller.lines.filter { $0.contains("deselect") }
                == ["will deselect 1", "deselect 1", "will deselect 2"])
        #expect(controller.tableView.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    }

    @Test func `is apart from a movement, whose end the delegate chooses`() {
        let page = page()
        controller.tableView.rowWasMoved(0, to: 3, in: 0)
        controller.target = 1
        controller.tableView.rowWasMoved(3, to: 0, in: 0)
        controller.target = 9
        controller.tableView.rowWasMoved(0, to: 2, in: 0)
        page.update()
        #expect(controller.lines == ["move 0 2", "move 3 1", "move 0 1"])
    }

    @Test func `is apart from scrolling, of which the controller learns`() throws {
        let page = page(height: 60)
        let area = try #require(page.nodes.first { if case .scroll = $0.content { true } else { false } })
        #expect(area.events.contains(.scroll))
        try page.graph.send(DisplayEvent(node: area.id, type: .scroll, value: .point(CGPoint(x: 0, y: 30))))
        page.update()
        #expect(controller.lines == ["scroll 30"] && controller.tableView.contentOffset == CGPoint(x: 0, y: 30))
        #expect(controller.tableView.bounds.minY == 30)
    }

    @Test func `finds rows that are not made by their estimated heights`() {
        controller.loadViewIfNeeded()
        let table = controller.tableView!
        table.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        table.rowHeight = UITableView.automaticDimension
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 30)
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 74)
    }
}

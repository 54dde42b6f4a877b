import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A delegate of a table` {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = [["one", "two", "three"], ["four"]]
        var accessory = UITableViewCell.AccessoryType.none
        var calls: [String] = []
        var heights: [IndexPath: CGFloat] = [:]
        var headerView: UIView?
        var headerHeight: CGFloat = UITableView.automaticDimension
        var menu: UIMenu?
        var isEditable = false

        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.section][indexPath.row]
            cell.accessoryType = accessory
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.section == 0 }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            calls.append("move \(sourceIndexPath) \(destinationIndexPath)")
            let row = rows[0].remove(at: sourceIndexPath.row)
            rows[0].insert(row, at: destinationIndexPath.row)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .none : .delete }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights[indexPath] ?? UITableView.automaticDimension
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            section == 0 ? headerView : nil
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            section == 0 ? headerHeight : 0
        }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            calls.append("header \(section)")
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            rows[indexPath.section][indexPath.row] == "two" ? nil : IndexPath(row: 0, section: indexPath.section)
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            indexPath.section == 0
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("select \(indexPath)")
        }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            calls.append("info \(indexPath)")
        }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            indexPath.section == 1 ? nil : UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
        }
    }

    private struct Table: UIViewRepresentable {
        let view: UITableView
        func makeUIView(context: Context) -> UITableView { view }
        func updateUIView(_ view: UITableView, context: Context) {}
    }

    private let view = UITableView(frame: .zero, style: .plain)
    private let source = Source()

    private func page() -> TestPage {
        (view.dataSource, view.delegate) = (source, source)
        return TestPage(height: 500) { Table(view: view) }
    }

    /// The heights of the cells.
    private func heights(of page: TestPage) -> [CGFloat] { view.visibleCells.map(\.bounds.height) }

    @Test func `determines the heights of rows`() {
        source.heights = [IndexPath(row: 0, section: 0): 30, IndexPath(row: 1, section: 0): 120]
        let page = page()
        #expect(heights(of: page) == [30, 120, 44, 44])
        #expect(page.texts == ["one", "two", "three", "four"])
        // Updates without a change ask for the heights again, and keep the cells.
        let cell = view.cellForRow(at: IndexPath(row: 0, section: 0))
        source.heights[IndexPath(row: 0, section: 0)] = 80
        view.beginUpdates()
        view.endUpdates()
        page.update()
        #expect(heights(of: page) == [80, 120, 44, 44])
        #expect(view.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    }

    @Test func `leaves the heights of rows to the table, which is exact`() {
        let source = Source()
        view.rowHeight = 20
        view.dataSource = source
        let page = TestPage(height: 500) { Table(view: view) }
        #expect(heights(of: page) == [20, 20, 20, 20])
        view.rowHeight = UITableView.automaticDimension
        page.update()
        #expect(heights(of: page) == [44, 44, 44, 44])
    }

    @Test func `makes headers, over the whole width and in their height`() throws {
        let header = UIView(frame: .zero)
        let label = UILabel(frame: CGRect(x: 5, y: 5, width: 100, height: 20))
        label.text = "Numbers"
        header.addSubview(label)
        (source.headerView, source.headerHeight) = (header, 60)
        let page = page()
        #expect(page.texts == ["Numbers", "one", "two", "three", "four"] && source.calls == ["header 0"])
        #expect(header.bounds.size == CGSize(width: 300, height: 60))
        // A change of a row asks for no header again, and one of the table does.
        source.calls = []
        view.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text = "first"
        page.update()
        #expect(page.texts.contains("first") && source.calls == [])
        view.reloadData()
        page.update()
        #expect(source.calls == ["header 0"])
        source.headerHeight = .leastNormalMagnitude
        view.reloadData()
        page.update()
        #expect(page.texts == ["one", "two", "three", "four"])
    }

    @Test func `makes headers of a class that is registered`() {
        final class Header: UITableViewHeaderFooterView {
            override init(reuseIdentifier: String?) {
                super.init(reuseIdentifier: reuseIdentifier)
                contentView.backgroundColor = .red
            }
            required init?(coder: NSCoder) { nil }
        }
        view.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        let header = view.dequeueReusableHeaderFooterView(withIdentifier: "header")
        #expect(header is Header && header?.reuseIdentifier == "header")
        #expect(view.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
        header?.textLabel?.text = "Numbers"
        source.headerView = header
        let page = page()
        #expect(page.texts.first == "Numbers" && view.headerView(forSection: 0) === header)
        #expect(header?.bounds.height == 22)
    }

    @Test func `refuses the selection of a row, or replaces it`() throws {
        let page = page()
        try page.tap("two")
        #expect(source.calls == [] && view.indexPathForSelectedRow == nil)
        try page.tap("three")
        #expect(source.calls == ["select [0, 0]"] && view.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        try page.tap("four")
        #expect(source.calls == ["select [0, 0]"])
        source.calls = []
        view.isEditing = true
        page.update()
        try page.tap("three")
        #expect(source.calls == [])
    }

    @Test func `hears of taps on the i of a row, which selects nothing`() throws {
        source.accessory = .detailDisclosureButton
        let page = page()
        try page.tap("More Info")
        #expect(source.calls == ["info [0, 0]"])
    }

    @Test func `has menus of rows`() throws {
        source.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        let page = page()
        #expect(page.nodes.count { $0.events.contains(.menu) } == 3 && !page.texts.contains("Copy"))
        try page.openMenu()
        try page.tap("Copy")
    }

    @Test func `shows the color for several selected rows only where several can be selected`() {
        let page = page()
        let first = IndexPath(row: 0, section: 0)
        view.selectRow(at: first, animated: false, scrollPosition: .none)
        let cell = view.cellForRow(at: first)
        cell?.selectedBackgroundView = UIView()
        cell?.multipleSelectionBackgroundView = UIView()
        cell?.selectedBackgroundView?.backgroundColor = .red
        cell?.multipleSelectionBackgroundView?.backgroundColor = .blue
        #expect(cell?.selectionColor == .red)
        view.allowsMultipleSelection = true
        #expect(cell?.selectionColor == .blue)
        view.isEditing = true
        #expect(cell?.selectionColor == .red)
        _ = page
    }

    @Test func `lets rows be deleted one by one`() {
        source.isEditable = true
        view.isEditing = true
        let page = page()
        #expect(page.nodes.count { $0.semantics?.label == "Delete" && $0.events.contains(.tap) } == 2)
    }

    @Test func `moves rows with their cells and the selection`() throws {
        view.isEditing = true
        let page = page()
        view.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        let cell = view.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(page.nodes.count { $0.semantics?.label == "Move down" } == 3)
        try page.tap("Move down")
        #expect(source.calls == ["move [0, 0] [0, 1]"] && source.rows[0] == ["two", "one", "three"])
        #expect(view.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        #expect(view.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        page.update()
        #expect(page.texts == ["two", "one", "three", "four"])
    }

    @Test func `is a controller whose methods let rows be deleted and moved`() {
        class Plain: UITableViewController {}
        class Deleting: Plain {
            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) { tableView.deleteRows(at: [indexPath], with: .fade) }
        }
        class Moving: Plain {
            override func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) { title = "moved" }
        }
        func answers(_ controller: UITableViewController) -> [Bool] {
            let path = IndexPath(row: 0, section: 0)
            return [
                controller.tableView(view, canEditRowAt: path), controller.tableView(view, canMoveRowAt: path),
            ]
        }
        #expect(answers(Plain()) == [false, false])
        #expect(answers(Deleting()) == [true, false])
        #expect(answers(Moving()) == [false, true])
    }
}

import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A data source of snapshots` {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private final class Titled: UITableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
    }

    private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test func `shows the items of its sections in a table`() {
        let view = UITableView(frame: .zero, style: .plain)
        var made: [Int] = []
        let source = Titled(tableView: view) { _, _, item in
            made.append(item)
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(item)"
            return cell
        }
        source.apply(snapshot(("a", [1, 2]), ("b", [3])), animatingDifferences: false)
        let page = TestPage(height: 600) { Shown(view: view) }
        #expect(page.texts == ["a", "row 1", "row 2", "b", "row 3"])
        // The list asks for the first row of each section first, to estimate the heights. Each cell is made once.
        #expect(made == [1, 3, 2])
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
        #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 0)) == nil)
    }

    @Test func `keeps the cells and the selection of rows that stay`() {
        let view = UITableView(frame: .zero, style: .plain)
        var made: [Int] = []
        let source = UITableViewDiffableDataSource<String, Int>(tableView: view) { _, _, item in
            made.append(item)
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(item)"
            return cell
        }
        source.apply(snapshot(("a", [1, 2, 3])), animatingDifferences: false)
        let page = TestPage(height: 600) { Shown(view: view) }
        let second = view.cellForRow(at: IndexPath(row: 1, section: 0))
        view.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        made = []
        var next = source.snapshot()
        next.deleteItems([1])
        next.insertItems([4], afterItem: 3)
        next.reloadItems([3])
        source.apply(next, animatingDifferences: false)
        page.update()
        #expect(page.texts == ["row 2", "row 3", "row 4"] && made == [3, 4])
        #expect(second != nil && view.cellForRow(at: IndexPath(row: 0, section: 0)) === second)
        #expect(view.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        #expect(source.snapshot().reloadedItemIdentifiers == [])
    }

    @Test func `calls the completion, also after the end of its table`() {
        let page = TestPage { Text("Page") }
        page.update()
        var calls: [String] = []
        let source: UITableViewDiffableDataSource<String, Int>
        do {
            let view = UITableView(frame: .zero, style: .plain)
            source = UITableViewDiffableDataSource<String, Int>(tableView: view) { _, _, _ in nil }
            source.apply(snapshot(("a", [1])), animatingDifferences: false) { calls.append("shown") }
            page.update()
            #expect(calls == ["shown"])
        }
        source.apply(snapshot(("a", [2]))) { calls.append("gone") }
        page.update()
        #expect(calls == ["shown", "gone"])
    }

    @Test func `shows items and headers in a collection view`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 30)
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        func labeled(_ text: String, _ view: UIView) {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
            label.text = text
            view.addSubview(label)
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, item in
            let cell = UICollectionViewCell(frame: .zero)
            labeled("\(item)", cell.contentView)
            return cell
        }
        source.supplementaryViewProvider = { [unowned source] _, kind, path in
            let view = UICollectionReusableView(frame: .zero)
            let section = source.sectionIdentifier(for: path.section) ?? ""
            labeled(kind == UICollectionView.elementKindSectionHeader ? section : "", view)
            return view
        }
        source.apply(snapshot(("a", [1, 2])), animatingDifferences: false)
        let page = TestPage(height: 400) { Shown(view: view) }
        #expect(page.texts == ["a", "1", "2"])
        source.apply(snapshot(("a", [2, 3]), ("b", [1])), animatingDifferences: false)
        page.update()
        #expect(page.texts == ["a", "2", "3", "b", "1"])
    }
}

@Suite struct `A snapshot` {
    @Test func `adds, moves and removes items`() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [3])
        snapshot.insertItems([4, 5], beforeItem: 2)
        snapshot.insertItems([6], afterItem: 3)
        #expect(snapshot.itemIdentifiers == [1, 4, 5, 2, 3, 6])
        snapshot.moveItem(1, afterItem: 3)
        snapshot.moveItem(6, beforeItem: 4)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [6, 4, 5, 2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 1])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "b" && snapshot.indexOfItem(3) == 4)
        snapshot.deleteItems([5, 3])
        #expect(snapshot.itemIdentifiers == [6, 4, 2, 1] && snapshot.numberOfItems == 4)
    }

    @Test func `adds, moves and removes sections`() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["b"])
        snapshot.appendItems([1])
        snapshot.insertSections(["a"], beforeSection: "b")
        snapshot.insertSections(["c", "d"], afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c", "d"])
        snapshot.moveSection("a", afterSection: "d")
        snapshot.moveSection("c", beforeSection: "b")
        #expect(snapshot.sectionIdentifiers == ["c", "b", "d", "a"] && snapshot.indexOfSection("b") == 1)
        snapshot.deleteSections(["b", "c"])
        #expect(snapshot.sectionIdentifiers == ["d", "a"] && snapshot.itemIdentifiers == [])
        snapshot.appendItems([1])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1])
    }

    @Test func `leaves out identifiers that are there already, and places that are not there`() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendItems([1])
        #expect(snapshot.numberOfItems == 0)
        snapshot.appendSections(["a", "a"])
        snapshot.appendItems([1, 1, 2])
        snapshot.appendItems([3], toSection: "z")
        snapshot.insertItems([4], beforeItem: 9)
        snapshot.moveItem(1, afterItem: 9)
        snapshot.moveItem(2, afterItem: 2)
        #expect(snapshot.sectionIdentifiers == ["a"] && snapshot.itemIdentifiers == [1, 2])
    }
}

import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A table of UIKit` {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = ["one", "two"]
        var selected: [Int] = []
        var made = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            made += 1
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "numbers" }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    }

    private final class OwnCell: UITableViewCell {
        let mark: String

        override init(style: CellStyle, reuseIdentifier: String?) {
            mark = "own \(reuseIdentifier ?? "")"
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }
    }

    private struct Table: UIViewRepresentable {
        let view: UITableView
        func makeUIView(context: Context) -> UITableView { view }
        func updateUIView(_ view: UITableView, context: Context) {}
    }

    @Test func `shows the rows of its data source, and reports taps`() throws {
        let (view, source) = (UITableView(frame: .zero, style: .plain), Source())
        view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (source, source)
        let page = TestPage(height: 400) { Table(view: view) }
        #expect(page.texts == ["numbers", "one", "two"])
        try page.tap("two")
        #expect(source.selected == [1] && view.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        source.rows.append("three")
        view.reloadData()
        page.update()
        #expect(page.texts == ["numbers", "one", "two", "three"])
    }

    @Test func `scrolls to rows, also before it is shown`() {
        let (view, source) = (UITableView(frame: .zero, style: .plain), Source())
        view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source.rows = (0..<200).map { "row \($0)" }
        view.dataSource = source
        view.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
        let page = TestPage(height: 400) { Table(view: view) }
        page.update()
        #expect(page.texts.contains("row 150") && !page.texts.contains("row 1"))
        #expect(view.indexPathsForVisibleRows?.contains(IndexPath(row: 150, section: 0)) == true)
        view.scrollToRow(at: IndexPath(row: 3, section: 0), at: .middle, animated: false)
        page.update()
        #expect(page.texts.contains("row 3"))
    }

    @Test func `has buttons that delete rows while it is edited`() throws {
        final class Editable: NSObject, UITableViewDataSource {
            var rows = ["one", "two"]
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = rows[indexPath.row]
                return cell
            }
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
            func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                rows.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            }
        }
        let (view, source) = (UITableView(frame: .zero, style: .plain), Editable())
        view.dataSource = source
        let page = TestPage(height: 400) { Table(view: view) }
        func buttons() -> Int { page.nodes.count { $0.semantics?.label == "Delete" && $0.events.contains(.tap) } }
        let before = buttons()
        view.setEditing(true, animated: true)
        page.update()
        #expect(view.isEditing && buttons() > before)
    }

    @Test func `makes cells of the class that is registered`() {
        let view = UITableView(frame: .zero)
        view.register(OwnCell.self, forCellReuseIdentifier: "row")
        let cell = view.dequeueReusableCell(withIdentifier: "row") as? OwnCell
        #expect(cell?.mark == "own row")
        #expect(view.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test func `shows views of SwiftUI in its cells, in their own height`() {
        final class Hosting: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(width: 50, height: 70) }
                return cell
            }
        }
        let (view, source) = (UITableView(frame: .zero), Hosting())
        view.dataSource = source
        let page = TestPage(height: 400) { Table(view: view) }
        #expect(page.nodes.contains { $0.frame.size == CGSize(width: 50, height: 70) })
    }
}

import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Swipe actions of a table's rows` {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []
        var trailing: (Int) -> UISwipeActionsConfiguration? = { _ in nil }
        var leading: (Int) -> UISwipeActionsConfiguration? = { _ in nil }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { leading(indexPath.row) }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing(indexPath.row) }
    }

    private struct Shown: UIViewRepresentable {
        let view: UITableView
        func makeUIView(context: Context) -> UITableView { view }
        func updateUIView(_ view: UITableView, context: Context) {}
    }

    private func page(_ source: Source) -> (TestPage, UITableView) {
        let view = UITableView(frame: .zero, style: .plain)
        (view.dataSource, view.delegate) = (source, source)
        return (TestPage(height: 400) { Shown(view: view) }, view)
    }

    /// The parts for swiping on the page.
    private func parts(_ page: TestPage) -> [DisplayPart] {
        page.nodes.compactMap { node in
            guard case .part(let part) = node.content else { return nil }
            switch part {
            case .swipeRow, .swipeActions: return part
            default: return nil
            }
        }
    }

    @Test func `are those of the delegate, and receive the cell`() throws {
        let source = Source()
        source.trailing = { row in
            guard row == 1 else { return nil }
            let remove = UIContextualAction(style: .destructive, title: "Remove") { action, view, done in
                source.calls.append("\(action.title ?? "") \((view as? UITableViewCell)?.textLabel?.text ?? "")")
                done(true)
            }
            let configuration = UISwipeActionsConfiguration(actions: [remove])
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        let (page, view) = page(source)
        #expect(parts(page) == [.swipeRow, .swipeActions(isLeading: false, isFull: false)])
        try page.tap("Remove")
        #expect(source.calls == ["Remove row 1"])
        _ = view
    }

    @Test func `appear at both edges`() {
        let source = Source()
        let mark = UIContextualAction(style: .normal, title: "Mark") { _, _, done in done(true) }
        source.leading = { $0 == 0 ? UISwipeActionsConfiguration(actions: [mark]) : nil }
        source.trailing = { $0 == 0 ? UISwipeActionsConfiguration(actions: [mark]) : nil }
        let (page, view) = page(source)
        #expect(
            parts(page) == [
                .swipeRow, .swipeActions(isLeading: true, isFull: true), .swipeActions(isLeading: false, isFull: true),
            ])
        _ = view
    }

    @Test func `are none without a configuration or without actions`() {
        let source = Source()
        source.trailing = { $0 == 0 ? UISwipeActionsConfiguration(actions: []) : nil }
        let (page, view) = page(source)
        #expect(parts(page) == [])
        _ = view
    }

    private final class OldSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []
        var actions: [UITableViewRowAction]?
        var deletionTitle: String?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row == 1 }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { calls.append("delete \(indexPath.row)") }
        func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? { indexPath.row == 1 ? actions : nil }
        func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? { deletionTitle }
    }

    @Test func `may have the form before iOS 13`() throws {
        let (view, source) = (UITableView(frame: .zero, style: .plain), OldSource())
        (view.dataSource, view.delegate) = (source, source)
        let mark = UITableViewRowAction(style: .normal, title: "Mark") { action, path in
            source.calls.append("\(action.title ?? "") \(path.row)")
        }
        mark.backgroundColor = .blue
        source.actions = [mark]
        let page = TestPage(height: 400) { Shown(view: view) }
        #expect(parts(page) == [.swipeRow, .swipeActions(isLeading: false, isFull: false)])
        try page.tap("Mark")
        #expect(source.calls == ["Mark 1"])
        let copy = mark.copy() as? UITableViewRowAction
        #expect(copy !== mark && copy?.title == "Mark" && copy?.style == .normal && copy?.backgroundColor == .blue)
        #expect(UITableViewRowAction.Style.destructive == .default)
    }

    @Test func `delete a row with the title of the delegate`() throws {
        let (view, source) = (UITableView(frame: .zero, style: .plain), OldSource())
        (view.dataSource, view.delegate) = (source, source)
        source.deletionTitle = "Throw away"
        let page = TestPage(height: 400) { Shown(view: view) }
        #expect(page.texts.count { $0 == "Throw away" } == 1)
        try page.tap("Throw away")
        #expect(source.calls == ["delete 1"])
    }
}

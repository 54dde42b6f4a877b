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
}

import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Places of a table's rows` {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [3, 2]
        var rowHeight: CGFloat = 50
        var headers: [CGFloat] = [30, 20]
        var footers: [CGFloat] = [0, 10]
        var headerViews = 0
        var ended: [String] = []

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(indexPath.section).\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeight }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headers[section] }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footers[section] }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            headerViews += 1
            return UIView(frame: .zero)
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            ended.append("header \(section)")
        }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { ended.append(cell.textLabel?.text ?? "") }
    }

    private let source = Source()

    private struct Table: UIViewRepresentable {
        let view: UITableView
        func makeUIView(context: Context) -> UITableView { view }
        func updateUIView(_ view: UITableView, context: Context) {}
    }

    private func path(_ row: Int, _ section: Int) -> IndexPath { IndexPath(row: row, section: section) }

    private func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 300, height: height) }

    private func table(_ source: Source, _ style: UITableView.Style = .plain) -> UITableView {
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: style)
        (view.dataSource, view.delegate) = (source, source)
        return view
    }

    @Test func `follow the heights of rows, headers, footers and the header view`() {
        let source = Source()
        let view = table(source)
        #expect(view.rectForHeader(inSection: 0) == rect(0, 30))
        #expect(view.rectForRow(at: path(0, 0)) == rect(30, 50) && view.rectForRow(at: path(2, 0)) == rect(130, 50))
        #expect(view.rectForFooter(inSection: 0) == rect(180, 0))
        #expect(view.rect(forSection: 0) == rect(0, 180) && view.rect(forSection: 1) == rect(180, 130))
        #expect(view.rectForHeader(inSection: 1) == rect(180, 20) && view.rectForRow(at: path(1, 1)) == rect(250, 50))
        #expect(view.rectForFooter(inSection: 1) == rect(300, 10))
        view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 7))
        #expect(view.rectForRow(at: path(0, 0)) == rect(37, 50))
    }

    @Test func `add up to the size of the content`() {
        let source = Source()
        let view = table(source)
        #expect(view.contentSize == CGSize(width: 300, height: 310))
        view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 7))
        view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 8))
        #expect(view.contentSize.height == 325)
        // Two sections of 180 and 130 points, the distance between them, and 10 points above and below.
        let grouped = table(source, .grouped)
        #expect(grouped.contentSize.height == 365)
        grouped.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 8))
        #expect(grouped.contentSize.height == 408)
        #expect(UITableView(frame: .zero).contentSize == .zero)
    }

    @Test func `are zero for unknown rows and sections`() {
        let view = table(source)
        for path in [path(3, 0), path(-1, 0), path(0, 2), IndexPath(index: 0), IndexPath()] {
            #expect(view.rectForRow(at: path) == .zero)
        }
        #expect(view.rect(forSection: 2) == .zero && view.rect(forSection: -1) == .zero)
        #expect(view.rectForHeader(inSection: 5) == .zero && view.rectForFooter(inSection: 5) == .zero)
        #expect(UITableView(frame: .zero).rectForRow(at: path(0, 0)) == .zero)
    }

    @Test func `find the row at a point and the rows in a rectangle`() {
        let view = table(source)
        func row(_ x: CGFloat, _ y: CGFloat) -> IndexPath? { view.indexPathForRow(at: CGPoint(x: x, y: y)) }
        #expect(row(10, 29) == nil && row(10, 30) == path(0, 0) && row(10, 79) == path(0, 0))
        #expect(row(10, 80) == path(1, 0) && row(299, 249) == path(0, 1) && row(10, 190) == nil)
        #expect(row(300, 40) == nil && row(-1, 40) == nil && row(10, 305) == nil && row(10, -5) == nil)
        #expect(row(.nan, 40) == nil && row(10, .nan) == nil)
        #expect(
            view.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 10, height: 120)) == [
                path(1, 0), path(2, 0), path(0, 1),
            ])
        #expect(view.indexPathsForRows(in: CGRect(x: 0, y: 80, width: 10, height: 50)) == [path(1, 0)])
        #expect(view.indexPathsForRows(in: CGRect(x: 400, y: 0, width: 10, height: 500)) == [])
        #expect(view.indexPathsForRows(in: .null) == [])
    }

    @Test func `leave room around sections in the grouped styles`() {
        let source = Source()
        let grouped = table(source, .grouped)
        #expect(grouped.rectForHeader(inSection: 0) == rect(10, 30))
        #expect(grouped.rectForHeader(inSection: 1) == rect(225, 20))
        let inset = table(source, .insetGrouped)
        #expect(inset.rectForRow(at: path(0, 1)) == CGRect(x: 16, y: 245, width: 268, height: 50))
        #expect(inset.indexPathForRow(at: CGPoint(x: 10, y: 250)) == nil)
        // A section without anything in it takes no room.
        (source.counts, source.headers, source.footers) = ([0, 2], [0, 20], [0, 0])
        inset.reloadData()
        #expect(inset.rectForHeader(inSection: 1).minY == 10)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `are those on the page`(style: UITableView.Style) throws {
        let source = Source()
        let view = table(source, style)
        let page = TestPage(height: 600) { Table(view: view) }
        let first = try #require(page.frame(of: "row 0.0"))
        for (row, section) in [(1, 0), (2, 0), (0, 1), (1, 1)] {
            let shown = try #require(page.frame(of: "row \(section).\(row)"))
            #expect(
                shown.minY - first.minY == view.rectForRow(at: path(row, section)).minY
                    - view.rectForRow(at: path(0, 0)).minY)
        }
        // The text is in the middle of a row.
        #expect(first.midY == view.rectForRow(at: path(0, 0)).midY)
    }

    @Test func `are those of titles and contents that the page has measured`() throws {
        final class Titles: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(width: 50, height: 70) }
                    .margins(.all, 0)
                return cell
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "title" }
        }
        let (view, source) = (UITableView(frame: .zero, style: .plain), Titles())
        view.dataSource = source
        let page = TestPage(height: 400) { Table(view: view) }
        let tops = page.nodes.filter { $0.frame.size == CGSize(width: 50, height: 70) }
        #expect(tops.count >= 2)
        // The title has 12 points above it and 7 below.
        let title = try #require(page.frame(of: "title"))
        #expect(title.minY == 12)
        #expect(view.rectForHeader(inSection: 0) == rect(0, title.height + 19))
        #expect(view.rectForRow(at: path(1, 0)) == rect(title.height + 89, 70))
    }

    @Test func `take the estimate of rows that are not made`() {
        let source = Source()
        (source.rowHeight, source.headers, source.footers) = (UITableView.automaticDimension, [0, 0], [0, 0])
        let view = table(source)
        #expect(view.rectForRow(at: path(2, 0)) == rect(88, 44))
        view.estimatedRowHeight = 60
        #expect(view.rectForRow(at: path(2, 0)) == rect(120, 60))
    }

    @Test func `tell of rows and headers that are no longer shown`() {
        let source = Source()
        source.counts = [1, 1]
        let view = table(source)
        let page = TestPage(height: 600) { Table(view: view) }
        #expect(source.ended == [])
        view.reloadData()
        page.update()
        #expect(source.ended.sorted() == ["header 0", "header 1", "row 0.0", "row 1.0"])
    }
}

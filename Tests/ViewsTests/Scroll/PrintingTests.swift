import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A page on paper` {
    private final class Log {
        var appeared: [Int] = []
    }

    private func texts(_ tree: DisplayTree) -> [String] {
        var found: [String] = []
        func visit(_ node: DisplayNode) {
            if case .text(let text) = node.content { found.append(text.plainText) }
            for child in node.children { visit(child) }
        }
        visit(tree.root)
        return found
    }

    /// The height of the highest node.
    private func height(_ tree: DisplayTree) -> CGFloat {
        var found: CGFloat = 0
        func visit(_ node: DisplayNode) {
            found = max(found, node.frame.height)
            for child in node.children { visit(child) }
        }
        visit(tree.root)
        return found
    }

    private func list(_ count: Int, log: Log = Log()) -> TestPage {
        TestPage(width: 390, height: 800) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { row in
                        Text(verbatim: "row \(row)").frame(height: row % 2 == 0 ? 40 : 60).onAppear {
                            log.appeared.append(row)
                        }
                    }
                }
            }
        }
    }

    @Test func `has the rows of a list that the window does not show`() {
        let log = Log()
        let page = list(300, log: log)
        #expect(page.texts.count < 60)
        let appeared = log.appeared
        #expect(texts(page.graph.paperTree()) == (0..<300).map { "row \($0)" })
        #expect(log.appeared == appeared)
    }

    @Test func `has at most a thousand lines of a list, the first ones`() {
        let page = list(5000)
        let rows = texts(page.graph.paperTree())
        #expect(rows.count > 900 && rows.count < 1100)
        #expect(rows.first == "row 0")
        // The heights end with them, too, so that no sheet is empty.
        #expect(height(page.graph.paperTree()) < 55_000)
        #expect(height(page.graph.updatedTree()) > 150_000)
        let list = TestPage(width: 390, height: 800) { List(0..<5000, id: \.self) { Text(verbatim: "line \($0)") } }
        #expect(height(list.graph.paperTree()) < 55_000)
    }

    @Test func `has all rows of a list, a grid and a table`() {
        struct Item: Identifiable { let id: Int }
        let items = (0..<200).map { Item(id: $0) }
        let grid = TestPage(width: 390, height: 800) {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    ForEach(items) { Text(verbatim: "cell \($0.id)").frame(height: 40) }
                }
            }
        }
        #expect(texts(grid.graph.paperTree()) == (0..<200).map { "cell \($0)" })
        let list = TestPage(width: 390, height: 800) { List(items) { Text(verbatim: "line \($0.id)") } }
        #expect(texts(list.graph.paperTree()) == (0..<200).map { "line \($0)" })
    }

    @Test func `changes nothing of the page in the window`() throws {
        let page = list(300)
        let before = page.texts
        let numbers = page.nodes.map(\.id)
        _ = page.graph.paperTree()
        page.update()
        #expect(page.texts == before)
        #expect(page.nodes.map(\.id) == numbers)
        let node = try #require(page.nodes.first { if case .scroll = $0.content { true } else { false } })
        try page.graph.send(DisplayEvent(node: node.id, type: .scroll, value: .point(CGPoint(x: 0, y: 5000))))
        page.update()
        #expect(page.texts.contains("row 100") && page.texts.count < 80)
    }

    @Test func `tells nobody of a change`() {
        let page = list(300)
        var count = 0
        page.graph.onInvalidation = { count += 1 }
        _ = page.graph.paperTree()
        #expect(count == 0)
    }
}

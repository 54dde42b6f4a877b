import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

private struct Tree: Identifiable, Hashable {
    var id: Int
    var name: String

    static let all = [Tree(id: 1, name: "ash"), Tree(id: 2, name: "oak"), Tree(id: 3, name: "yew")]
}

/// Columns and rows of the app's own types.
private struct NameColumns: TableColumnContent {
    @TableColumnBuilder<Tree, Never> var tableColumnBody: some TableColumnContent<Tree, Never> {
        TableColumn("Name") { (tree: Tree) in Text(tree.name) }
        TableColumn("Number") { (tree: Tree) in Text("\(tree.id)") }
    }
}

private struct FirstRows: TableRowContent {
    @TableRowBuilder<Tree> var tableRowBody: some TableRowContent<Tree> {
        TableRow(Tree.all[0])
        TableRow(Tree.all[1])
    }
}

extension DisplayNode {
    fileprivate var all: [DisplayNode] { [self] + children.flatMap(\.all) }
    fileprivate var plainText: String? { if case .text(let text) = content { text.plainText } else { nil } }
}

extension TestPage {
    fileprivate func cells(_ role: Semantics.Role = .cell) -> [DisplayNode] {
        nodes.filter { $0.semantics?.role == role }
    }

    fileprivate var cellTexts: [String] { cells().map { $0.all.compactMap(\.plainText).joined() } }
}

@MainActor @Suite struct `The content of a table` {
    private func wide<V: View>(_ view: V) -> TestPage { TestPage(width: 800, height: 480) { view } }

    @Test func `may consist of the app's own columns and rows`() {
        let page = wide(
            Table(of: Tree.self) {
                NameColumns()
            } rows: {
                FirstRows()
            })
        #expect(page.cellTexts == ["ash", "1", "oak", "2"])
    }

    @Test func `is aligned as its columns`() {
        let page = wide(
            Table(Tree.all.prefix(1)) {
                TableColumn("A") { _ in Text("a") }
                TableColumn("B") { _ in Text("b") }.alignment(.center)
                TableColumn("C") { _ in Text("c") }.alignment(.numeric)
            })
        let texts = zip(page.texts, page.frames(ofType: "Text"))
        func places(_ names: [String]) -> [CGFloat] {
            names.map { name in texts.first { $0.0 == name }?.1.minX ?? -1 }
        }
        let cells = page.cells().map { $0.frame.width }
        #expect(cells.count == 3 && places(["A", "B", "C"]) == places(["a", "b", "c"]))
        let edges = page.frames(ofType: "\(page.cells()[0].type)").suffix(3)
        #expect(edges.count == 3)
        let (a, b, c) = (places(["a"])[0], places(["b"])[0], places(["c"])[0])
        // The middle of the second column is the middle of the row; the others are equally far from its ends.
        #expect(b + 5 == 400 && a == 800 - (c + 10))
    }

    @Test func `keeps the bounds of its columns' widths`() {
        let page = wide(
            Table(Tree.all) {
                TableColumn("A") { _ in Text("a") }.width(min: 50, ideal: 60, max: 70)
                TableColumn("B") { _ in Text("b") }
                TableColumn("C") { _ in Text("c") }.width(120)
                TableColumn("D") { _ in Text("d") }.width(120).width()
            })
        let widths = page.cells(.columnheader).map(\.frame.width)
        #expect(widths[0] == 60 && widths[2] == 120 && widths[1] == widths[3])
    }

    @Test func `has modified rows`() throws {
        let page = wide(
            Table(of: Tree.self) {
                TableColumn("Name") { (tree: Tree) in Text(tree.name) }
            } rows: {
                FirstRows().contextMenu { Button("Fell") {} }
                TableRow(Tree.all[2]).draggable("yew")
            })
        #expect(page.cellTexts == ["ash", "oak", "yew"])
        for tree in ["ash", "oak"] {
            try page.openMenu(of: tree)
            #expect(page.texts.filter { $0 == "Fell" }.count == 1)
        }
        #expect(throws: TestPage.NothingToUse.self) { try page.openMenu(of: "yew") }
        #expect(page.nodes.filter { $0.events.contains(.drag) }.count == 1)
    }

    @Test func `may select at most one row`() throws {
        struct One: View {
            @State private var selection: Int?

            var body: some View {
                Text(selection.map { "row \($0)" } ?? "no row")
                Table(Tree.all, selection: $selection) { TableColumn("Name") { (tree: Tree) in Text(tree.name) } }
            }
        }
        let page = wide(VStack { One() })
        func select(_ index: Int) throws {
            let buttons = page.nodes.filter { $0.semantics?.label == "Select" }
            try page.graph.send(DisplayEvent(node: buttons[index].id, type: .tap))
            page.update()
        }
        #expect(page.texts[0] == "no row")
        try select(1)
        #expect(page.texts[0] == "row 2")
        try select(2)
        #expect(page.texts[0] == "row 3")
    }

    @Test func `has the backgrounds, the border and the titles of its style`() {
        func page(
            _ change: (Table<Tree, TableForEachContent<[Tree]>, TableColumn<Tree, Never, Text, Text>>) -> some View
        )
            -> TestPage
        {
            wide(change(Table(Tree.all) { TableColumn("Name") { (tree: Tree) in Text(tree.name) } }))
        }
        func isSame(_ one: TestPage, _ other: TestPage) -> Bool {
            DisplayDescription.difference(one.tree, other.tree) == nil
        }
        let plain = page { $0 }
        #expect(page { $0.tableColumnHeaders(.hidden) }.texts == ["ash", "oak", "yew"])
        #expect(page { $0.tableColumnHeaders(.visible) }.texts == ["Name", "ash", "oak", "yew"])
        #expect(!isSame(plain, page { $0.alternatingRowBackgrounds() }))
        #expect(isSame(plain, page { $0.alternatingRowBackgrounds(.disabled) }))
        #expect(!isSame(plain, page { $0.tableStyle(.bordered) }) && isSame(plain, page { $0.tableStyle(.inset) }))
    }
}

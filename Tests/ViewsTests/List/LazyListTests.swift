import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A list with collections in sections` {
    struct Cell: View {
        let name: String
        let probe: Probe

        var body: some View {
            probe.count += 1
            return Text(verbatim: name)
        }
    }

    struct Addresses: View {
        let count: Int
        let probe: Probe

        var body: some View {
            List {
                Text("Me")
                ForEach(["A", "B"], id: \.self) { letter in
                    Section {
                        ForEach(0..<count, id: \.self) { Cell(name: "\(letter)\($0)", probe: probe) }
                            .onDelete { _ in }
                    } header: {
                        Text(letter)
                    }
                }
            }
            .listStyle(.plain)
        }
    }

    @Test(arguments: [50, 5000]) func `creates only the rows near the visible area`(count: Int) throws {
        let probe = Probe()
        let page = TestPage { Addresses(count: count, probe: probe) }
        // 400 points of rows of 44, and the first row of each section, which determines the length of the others.
        #expect(probe.count <= 10)
        #expect(page.texts.prefix(3) == ["Me", "A", "A0"])
        #expect(page.nodes.filter { $0.semantics?.role == .list }.count == 2)
        // 44 for the loose row; a header has 29 and its rows 44 each.
        #expect(page.frames(ofType: "ScrollContent").first?.height == 44 + 2 * (29 + CGFloat(count) * 44))
    }

    @Test func `keeps the header of the visible section`() throws {
        let page = TestPage { Addresses(count: 100, probe: Probe()) }
        try page.scroll(y: 2000)
        #expect(page.texts.contains("A"))
        #expect(!page.texts.contains("Me"))
        let pins = page.nodes.filter { if case .part(.pinned) = $0.content { true } else { false } }
        #expect(pins.count == 1)
    }

    struct Boxes: View {
        @State private var items = ["a", "b", "c"]

        var body: some View {
            List {
                Section("Open") {
                    ForEach(items, id: \.self) { Text($0) }
                        .onDelete { items.remove(atOffsets: $0) }
                    Text("end")
                }
                Section("Done") { Text("d") }
            }
        }
    }

    @Test func `puts its rows into boxes, with the spacing of other lists`() throws {
        let page = TestPage(height: 500) { Boxes() }
        let boxes = page.nodes.filter { $0.semantics?.role == .list }
        #expect(
            boxes.map(\.frame) == [
                CGRect(x: 0, y: 17, width: 268, height: 176), CGRect(x: 0, y: 17, width: 268, height: 44),
            ])
        #expect(boxes.first?.appearance?.cornerRadius == 10)
        #expect(page.frame(of: "DONE")?.minY == 238)
        #expect(page.texts == ["OPEN", "a", "Delete", "b", "Delete", "c", "Delete", "end", "DONE", "d"])
    }

    @Test func `deletes a row by its index in its own collection`() throws {
        let page = TestPage(height: 500) { Boxes() }
        let button = page.nodes.filter { $0.children.contains { _ in true } && $0.events.contains(.tap) }[1]
        try page.graph.send(DisplayEvent(node: button.id, type: .tap))
        page.update()
        #expect(page.texts == ["OPEN", "a", "Delete", "c", "Delete", "end", "DONE", "d"])
    }

    struct Conditional: View {
        let hasHeader: Bool

        var body: some View {
            List {
                Section {
                    ForEach(0..<100, id: \.self) { Text("row \($0)") }
                } header: {
                    if hasHeader { Text("header") }
                }
            }
        }
    }

    @Test func `shows a header behind a condition as a header`() throws {
        func rows(_ page: TestPage) -> [DisplayNode] { page.nodes.filter { $0.semantics?.role == .listitem } }
        func holds(_ text: String, _ node: DisplayNode) -> Bool {
            if case .text(let content) = node.content, content.plainText == text { return true }
            return node.children.contains { holds(text, $0) }
        }
        let page = TestPage(width: 320, height: 480) { Conditional(hasHeader: true) }
        #expect(page.texts.first == "HEADER")
        #expect(!rows(page).contains { holds("HEADER", $0) })
        #expect(holds("row 0", try #require(rows(page).first)))
        #expect(TestPage(width: 320, height: 480) { Conditional(hasHeader: false) }.texts.first == "row 0")
    }

    struct Hidden: View {
        var body: some View {
            Section("more") { Text("x") }
        }
    }

    @Test func `finds sections in custom views`() {
        let page = TestPage(height: 500) {
            List {
                Text("first")
                ForEach(0..<2) { _ in Hidden() }
            }
        }
        #expect(page.texts == ["first", "MORE", "x", "MORE", "x"])
        #expect(page.nodes.filter { $0.semantics?.role == .list }.count == 3)
    }

    @Test func `shows the actions of a section as its last rows`() {
        let page = TestPage(height: 500) {
            List {
                Section("one") { ForEach(0..<2) { Text("t\($0)") } }
                    .sectionActions { Button("Add") {} }
            }
        }
        #expect(page.texts == ["ONE", "t0", "t1", "Add"])
        let plain = TestPage(height: 500) {
            List {
                Section("one") { Text("t") }.sectionActions { Button("Add") {} }
            }
        }
        #expect(plain.texts == ["ONE", "t", "Add"])
        #expect(plain.nodes.filter { $0.semantics?.role == .listitem }.count == 2)
    }

    @Test func `tells the position of the first row on the page, and the number of rows`() throws {
        func spans(_ page: TestPage) -> [RowSpan?] {
            page.nodes.filter { $0.semantics?.role == .list }.map { $0.semantics?.rowSpan }
        }
        let page = TestPage { List(0..<1000, id: \.self) { Text("\($0)") }.listStyle(.plain) }
        #expect(spans(page) == [RowSpan(first: 1, count: 1000)])
        try page.scroll(y: 4400)
        #expect(spans(page) == [RowSpan(first: 96, count: 1000)])
        let sections = TestPage {
            List {
                Section("a") {
                    Text("own")
                    ForEach(0..<3) { Text("\($0)") }
                    ForEach(0..<500) { Text("\($0)") }
                }
                Section("b") { ForEach(0..<500) { Text("\($0)") } }
            }
            .listStyle(.plain)
        }
        #expect(spans(sections) == [RowSpan(first: 1, count: 504)])
        #expect(spans(TestPage { List(0..<3) { Text("\($0)") } }) == [nil])
        let double = TestPage {
            List(0..<1000) {
                Text("\($0)")
                Text("again")
            }
        }
        #expect(spans(double) == [nil])
    }
}

import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

private struct Fruit: Identifiable {
    let id: String
}

@MainActor
@Suite struct `A section of a table` {
    private struct Fruits: View {
        @State private var showsMore = true

        var body: some View {
            Table(of: Fruit.self) {
                Group {
                    TableColumn("Name", value: \Fruit.id)
                    TableColumn("Length") { (fruit: Fruit) in Text("\(fruit.id.count)") }
                }
            } rows: {
                Section("first") { TableRow(Fruit(id: "fig")) }
                Section(isExpanded: $showsMore) {
                    Group {
                        ForEach([Fruit(id: "kiwi"), Fruit(id: "lemon")])
                    }
                } header: {
                    Text("more")
                }
                Section { TableRow(Fruit(id: "plum")) }
            }
        }
    }

    @Test func `has a header above its rows`() {
        let page = TestPage(width: 700, height: 500) { Fruits() }
        #expect(page.texts == ["Name", "Length", "first", "fig", "3", "more", "kiwi", "4", "lemon", "5", "plum", "4"])
    }

    @Test func `hides its rows while it is not expanded`() throws {
        let page = TestPage(width: 700, height: 500) { Fruits() }
        try page.tap("more")
        #expect(page.texts == ["Name", "Length", "first", "fig", "3", "more", "plum", "4"])
        try page.tap("more")
        #expect(page.texts.contains("kiwi"))
    }

    @Test func `of a narrow table is a section of a list`() {
        let page = TestPage(width: 320, height: 500) { Fruits().environment(\.horizontalSizeClass, .compact) }
        #expect(page.texts == ["first", "fig", "more", "kiwi", "lemon", "plum"])
        #expect(page.nodes.filter { $0.semantics?.role == .listitem }.count == 4)
    }
}

import EspalierDisplayTree
import Foundation
import Testing
import TestKit

@testable import EspalierViews

private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?

    static let home = [
        Folder(id: "music", children: [Folder(id: "jazz", children: [Folder(id: "blue")]), Folder(id: "folk")]),
        Folder(id: "notes"),
    ]
}

@MainActor
@Suite struct `An outline` {
    @Test func `shows children after a tap on their parent`() throws {
        let page = TestPage(height: 400) { OutlineGroup(Folder.home, children: \.children) { Text($0.id) } }
        #expect(page.texts == ["music", "notes"])
        try page.tap("music")
        #expect(page.texts == ["music", "jazz", "folk", "notes"])
        try page.tap("jazz")
        #expect(page.texts == ["music", "jazz", "blue", "folk", "notes"])
        try page.tap("music")
        #expect(page.texts == ["music", "notes"])
    }

    @Test func `of a single value begins with that value`() throws {
        let page = TestPage { OutlineGroup(Folder.home[0], children: \.children) { Text($0.id) } }
        #expect(page.texts == ["music"])
    }

    @Test func `of bindings writes the values`() throws {
        struct Renaming: View {
            @State private var folders = Folder.home

            var body: some View {
                OutlineGroup($folders, children: \.children) { folder in
                    Button("drop \(folder.id)") { folder.wrappedValue.children = nil }
                }
            }
        }
        let page = TestPage { Renaming() }
        #expect(page.texts == ["drop music", "drop notes"])
        try page.tap("drop music")
        #expect(page.nodes.allSatisfy { $0.semantics?.isExpanded == nil })
    }

    @Test func `in a list has a row for each value, indented by twenty points for each level`() throws {
        let page = TestPage(height: 500) { List(Folder.home, children: \.children) { Text($0.id) } }
        try page.tap("music")
        try page.tap("jazz")
        let rows = page.nodes.filter { $0.semantics?.role == .listitem }
        #expect(rows.map(\.frame.height) == [44, 44, 44, 44, 44])
        #expect(["music", "jazz", "blue", "folk", "notes"].map { page.frame(of: $0)?.minX } == [32, 52, 72, 52, 32])
    }

    @Test func `in a list selects by the id of each value, and opens by its arrow`() throws {
        struct Choosing: View {
            @State private var choice: String?

            var body: some View {
                VStack {
                    Text("chosen: \(choice ?? "none")")
                    List(Folder.home, children: \.children, selection: $choice) { Text($0.id) }
                }
            }
        }
        let page = TestPage(height: 500) { Choosing() }
        try page.tap("music")
        #expect(page.texts.first == "chosen: music")
        #expect(!page.texts.contains("folk"))
        try page.tap("Expand")
        try page.tap("folk")
        #expect(page.texts.first == "chosen: folk")
        try page.tap("Collapse")
        #expect(page.texts == ["chosen: folk", "music", "notes"])
    }
}

@MainActor
@Suite struct `A disclosure group in a list` {
    @Test func `has rows of its own for its content`() throws {
        let page = TestPage(height: 500) {
            List {
                DisclosureGroup("more") {
                    Text("a")
                    Text("b")
                }
                Text("last")
            }
        }
        #expect(page.nodes.filter { $0.semantics?.role == .listitem }.count == 2)
        try page.tap("more")
        #expect(page.nodes.filter { $0.semantics?.role == .listitem }.count == 4)
        #expect(page.texts == ["more", "a", "b", "last"])
    }

    @Test func `remains one view inside another container`() throws {
        let page = TestPage(height: 500) {
            List { VStack { DisclosureGroup("more", isExpanded: .constant(true)) { Text("a") } } }
        }
        #expect(page.nodes.filter { $0.semantics?.role == .listitem }.count == 1)
    }

    @Test func `has rows of its own among the rows of a collection`() throws {
        let page = TestPage(height: 500) {
            List(["x", "y"], id: \.self) { name in
                DisclosureGroup(name) { Text("in \(name)") }
            }
        }
        try page.tap("y")
        #expect(page.nodes.filter { $0.semantics?.role == .listitem }.count == 3)
        #expect(page.texts == ["x", "y", "in y"])
    }
}

import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A row without swipe actions` {
    @Test func `cannot be swiped`() {
        func swipeRows<V: View>(_ view: V) -> Int {
            TestPage { List { view } }.nodes.filter { if case .part(.swipeRow) = $0.content { true } else { false } }
                .count
        }
        #expect(swipeRows(Text("a")) == 0)
        #expect(swipeRows(Text("a").swipeActions { Button("b") {} }) == 1)
        #expect(swipeRows(Text("a").swipeActions(edge: .leading) { Button("b") {} }) == 1)
        #expect(swipeRows(ForEach(0..<2) { _ in Text("a") }) == 0)
        #expect(swipeRows(ForEach([1, 2], id: \.self) { _ in Text("a") }.onDelete { _ in }) == 2)
    }
}

@MainActor
@Suite struct `A row with swipe actions` {
    struct Mail: View {
        @State private var mails = ["one", "two"]
        @State private var read: Set<String> = []
        @State private var mode = EditMode.inactive

        var body: some View {
            VStack(spacing: 0) {
                Text("read \(read.sorted().joined(separator: ","))")
                List {
                    ForEach(mails, id: \.self) { mail in
                        Text(mail)
                            .swipeActions(edge: .leading, allowsFullSwipe: false) {
                                Button("Read \(mail)") { read.insert(mail) }.tint(.blue)
                            }
                            .swipeActions {
                                Button("Delete \(mail)", role: .destructive) { mails.removeAll { $0 == mail } }
                                Button("Flag \(mail)") {}.tint(.orange)
                            }
                    }
                }
                .listStyle(.plain)
                .environment(\.editMode, $mode)
            }
        }
    }

    func parts(_ page: TestPage) -> [DisplayPart] {
        page.nodes.compactMap { node in
            guard case .part(let part) = node.content else { return nil }
            if case .line = part { return nil }
            return part
        }
    }

    @Test func `has its buttons at both edges, the first one at the edge`() {
        let page = TestPage { Mail() }
        #expect(
            parts(page).prefix(4) == [
                .swipeRow, .swipeContent, .swipeActions(isLeading: true, isFull: false),
                .swipeActions(isLeading: false, isFull: true),
            ])
        // The greater of 74 points and the label's width plus 24.
        #expect(page.frames(ofType: "SwipeActions").prefix(2).map(\.minX) == [0, 72])
        #expect(page.frame(of: "Read one")?.minX == 12)
        #expect(page.frame(of: "Delete one")?.maxX == 288)
        #expect(page.frame(of: "Flag one")?.minX == 84)
    }

    @Test func `runs them`() throws {
        let page = TestPage { Mail() }
        try page.tap("Read two")
        #expect(page.texts.first == "read two")
        try page.tap("Delete one")
        #expect(!page.texts.contains("one"))
    }

    @Test func `refuses the actions of a removed row`() throws {
        let page = TestPage { Mail() }
        let button = try #require(page.target("Delete one", for: .tap))
        try page.tap("Delete one")
        #expect(throws: EventRefusal.unknownNode(button.id)) {
            try page.graph.send(DisplayEvent(node: button.id, type: .tap))
        }
    }

    struct Deleting: View {
        @State private var names = ["a", "b", "c"]

        var body: some View {
            List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
        }
    }

    @Test func `that can be deleted has a delete button`() throws {
        let page = TestPage { Deleting() }
        #expect(page.texts == ["a", "Delete", "b", "Delete", "c", "Delete"])
        try page.tap("Delete")
        #expect(page.texts == ["b", "Delete", "c", "Delete"])
    }
}

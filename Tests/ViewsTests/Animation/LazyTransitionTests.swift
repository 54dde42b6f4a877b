import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// Sections of a row each, and buttons that change them under an animation of a second.
private struct Sections: View {
    /// Whether the rows are those of a collection.
    var isLazy = true
    @State private var names = ["A", "B"]

    var body: some View {
        VStack(spacing: 0) {
            List {
                ForEach(names, id: \.self) { name in
                    Section("header \(name)") {
                        if isLazy {
                            ForEach(0..<1) { _ in Tapped(name: "row \(name)") }
                        } else {
                            Tapped(name: "row \(name)")
                        }
                    }
                }
            }
            Button("Drop") { change(to: ["B"]) }
            Button("Restore") { change(to: ["A", "B"]) }
            Button("Add") { change(to: ["A", "C", "B"]) }
        }
    }

    private struct Tapped: View {
        let name: String
        @State private var taps = 0
        var body: some View { Button("\(name) \(taps)") { taps += 1 } }
    }

    private func change(to new: [String]) {
        withAnimation(.linear(duration: 1)) { names = new }
    }
}

/// Rows in a lazy stack or a list, and buttons that change them under an animation of a second.
private struct Rows: View {
    enum Kind { case stack, list }

    let kind: Kind
    @State private var rows = ["a", "b", "c"]

    var body: some View {
        VStack(spacing: 0) {
            if kind == .stack {
                ScrollView { LazyVStack(alignment: .leading, spacing: 0) { content } }
            } else {
                List { content }
            }
            Button("Drop") { change(to: ["a", "c"]) }
            Button("Add") { change(to: ["a", "b", "new", "c"]) }
            Button("Restore") { change(to: ["a", "b", "c"]) }
            Button("Many") { rows = (0..<100).map(String.init) }
        }
    }

    private var content: some View {
        ForEach(rows, id: \.self) { Row(name: $0).transition(.move(edge: .leading)) }
    }

    private func change(to new: [String]) {
        withAnimation(.linear(duration: 1)) { rows = new }
    }
}

private struct Row: View {
    let name: String
    @State private var taps = 0

    var body: some View {
        Button("\(name)\(taps)") { taps += 1 }.frame(width: 60, height: 30)
    }
}

@MainActor @Suite struct `A transition in a lazy container` {
    private func opened(_ kind: Rows.Kind) -> TestPage {
        let page = TestPage(height: 400) { Rows(kind: kind) }
        page.holdClock()
        return page
    }

    /// The corner of a row's text in the page, also by its translation, and whether it leaves; nil if it is not on the page.
    private func row(_ text: String, _ tree: DisplayTree) -> (corner: CGPoint, transition: DisplayTransition?)? {
        func find(_ node: DisplayNode, _ position: CGPoint, _ outer: DisplayTransition?) -> (
            CGPoint, DisplayTransition?
        )? {
            var corner = CGPoint(x: position.x + node.frame.minX, y: position.y + node.frame.minY)
            if case .matrix(let matrix)? = node.appearance?.effects?.transform?.kind {
                corner = CGPoint(x: corner.x + matrix.tx, y: corner.y + matrix.ty)
            }
            let transition = outer ?? node.transition
            if case .text(let content) = node.content, content.plainText == text { return (corner, transition) }
            for child in node.children {
                if let found = find(child, corner, transition) { return found }
            }
            return nil
        }
        return find(tree.root, .zero, nil)
    }

    @Test(arguments: [Rows.Kind.stack, .list])
    fileprivate func `leads a removed row out, while the rows below move up`(kind: Rows.Kind) throws {
        let page = opened(kind)
        let (b, c) = (try #require(row("b0", page.tree)), try #require(row("c0", page.tree)))
        try page.tap("Drop")
        let gone = try #require(row("b0", page.tree))
        #expect(gone.transition == .leaving)
        #expect(gone.corner == CGPoint(x: b.corner.x - 60, y: b.corner.y))
        #expect(row("c0", page.tree)?.corner == b.corner)
        #expect(c.corner.y > b.corner.y)
        page.advance(by: 0.9)
        #expect(row("b0", page.tree) != nil)
        page.advance(by: 0.2)
        #expect(row("b0", page.tree) == nil)
        #expect(row("c0", page.tree)?.corner == b.corner)
    }

    @Test(arguments: [Rows.Kind.stack, .list])
    fileprivate func `leads an inserted row in`(kind: Rows.Kind) throws {
        let page = opened(kind)
        let c = try #require(row("c0", page.tree))
        try page.tap("Add")
        #expect(page.steps.count == 2)
        let (start, end) = (try #require(row("new0", page.steps[0])), try #require(row("new0", page.steps[1])))
        #expect(start.transition == .arriving && end.transition == nil)
        #expect(start.corner == CGPoint(x: end.corner.x - 60, y: end.corner.y))
        #expect(end.corner.y == c.corner.y)
    }

    @Test func `around a collection in a lazy container applies to each of its rows`() throws {
        struct Stack: View {
            @State private var rows = ["a", "b"]
            var body: some View {
                VStack {
                    ScrollView {
                        LazyVStack(alignment: .leading, spacing: 0) {
                            ForEach(rows, id: \.self) { Row(name: $0) }.transition(.move(edge: .leading))
                        }
                    }
                    Button("Drop") { withAnimation(.linear(duration: 1)) { rows = ["b"] } }
                }
            }
        }
        let page = TestPage { Stack() }
        page.holdClock()
        let (a, b) = (try #require(row("a0", page.tree)), try #require(row("b0", page.tree)))
        try page.tap("Drop")
        #expect(row("a0", page.tree)?.corner == CGPoint(x: a.corner.x - 60, y: a.corner.y))
        #expect(row("b0", page.tree)?.corner == CGPoint(x: b.corner.x, y: a.corner.y))
    }

    @Test(arguments: [true, false])
    func `leads the last row of a section out together with its section`(isLazy: Bool) throws {
        let page = TestPage(height: 600) { Sections(isLazy: isLazy) }
        page.holdClock()
        let (header, a) = (try #require(row("HEADER A", page.tree)), try #require(row("row A 0", page.tree)))
        try page.tap("Drop")
        for (text, place) in [("HEADER A", header), ("row A 0", a)] {
            let gone = try #require(row(text, page.tree), "\(text)")
            #expect(gone.transition == .leaving && gone.corner == place.corner)
        }
        #expect(row("HEADER B", page.tree)?.corner == header.corner)
        #expect(row("row B 0", page.tree)?.corner == a.corner)
        page.advance(by: 1.1)
        #expect(row("row A 0", page.tree) == nil && row("HEADER A", page.tree) == nil)
    }

    /// A row that counts its taps after its name is dropped, restored in the middle of its transition, and still counts.
    private func expectReturn(of name: String, on page: TestPage) throws {
        let before = try #require(row("\(name)0", page.tree))
        try page.tap("\(name)0")
        try page.tap("Drop")
        page.advance(by: 0.5)
        try page.tap("Restore")
        let back = try #require(row("\(name)1", page.tree))
        #expect(back.transition == nil && back.corner == before.corner)
        page.advance(by: 2)
        try page.tap("\(name)1")
        #expect(row("\(name)2", page.tree)?.corner == before.corner)
    }

    @Test(arguments: [true, false]) func `brings a returning section back with its state`(isLazy: Bool) throws {
        let page = TestPage(height: 600) { Sections(isLazy: isLazy) }
        page.holdClock()
        try expectReturn(of: "row A ", on: page)
    }

    @Test(arguments: [true, false]) func `leads an inserted section in`(isLazy: Bool) throws {
        let page = TestPage(height: 600) { Sections(isLazy: isLazy) }
        page.holdClock()
        let b = try #require(row("row B 0", page.tree))
        try page.tap("Add")
        #expect(page.steps.count == 2)
        let (start, end) = (try #require(row("row C 0", page.steps[0])), try #require(row("row C 0", page.steps[1])))
        #expect(start.transition == .arriving && end.transition == nil)
        #expect(end.corner == b.corner && start.corner == b.corner)
    }

    @Test func `brings a returning row back with its state`() throws {
        let page = opened(.stack)
        try expectReturn(of: "b", on: page)
    }

    @Test func `does not apply to rows that scrolling creates`() throws {
        let page = opened(.stack)
        try page.tap("Many")
        try page.scroll(y: 1500)
        #expect(page.steps.count == 1)
        let shown = try #require(row("500", page.tree))
        #expect(shown.transition == nil && shown.corner.x >= 0)
    }

    @Test func `of a row that scrolling has removed is not played`() throws {
        struct Long: View {
            @State private var rows = Array(0..<100)
            var body: some View {
                VStack {
                    ScrollView {
                        LazyVStack { ForEach(rows, id: \.self) { Text("r\($0)").transition(.move(edge: .leading)) } }
                    }
                    Button("Drop") { withAnimation(.linear(duration: 1)) { rows.removeFirst(2) } }
                }
            }
        }
        let page = TestPage { Long() }
        page.holdClock()
        try page.scroll(y: 600)
        try page.tap("Drop")
        #expect(row("r0", page.tree) == nil && row("r1", page.tree) == nil)
        page.advance(by: 2)
        try page.scroll(y: 0)
        #expect(page.texts.first == "r2")
    }

    @Test func `ends with the container`() throws {
        struct Closing: View {
            @State private var isOpen = true
            var body: some View {
                VStack {
                    if isOpen { Rows(kind: .stack) }
                    Button("Close") { isOpen = false }
                }
            }
        }
        let page = TestPage(height: 400) { Closing() }
        page.holdClock()
        try page.tap("Drop")
        try page.tap("Close")
        page.advance(by: 2)
        #expect(page.texts == ["Close"])
    }
}

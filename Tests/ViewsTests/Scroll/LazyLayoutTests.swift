import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A lazy layout` {
    struct Cell: View {
        let number: Int
        let probe: Probe

        var body: some View {
            probe.count += 1
            return Text(verbatim: "c\(number)")
        }
    }

    struct Cells: View {
        let count: Int
        let probe: Probe

        var body: some View {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 0) {
                    ForEach(0..<count, id: \.self) { Cell(number: $0, probe: probe) }
                }
            }
        }
    }

    @Test(arguments: [100, 10_000]) func `of a grid creates only the cells near the visible area`(count: Int) throws {
        let probe = Probe()
        let page = TestPage { Cells(count: count, probe: probe) }
        // 200 points of lines of 10, and as many again below. The line at the end begins within.
        #expect(probe.count == 82)
        #expect(page.frames(ofType: "ScrollContent").first?.height == CGFloat(count) * 5)
        try page.scroll(y: CGFloat(count) * 5)
        #expect(page.texts.last == "c\(count - 1)")
        #expect(probe.count < 200)
    }

    @Test func `of a grid places its cells like one outside a scroll view`() {
        let page = TestPage {
            LazyVGrid(columns: [GridItem(.fixed(100), alignment: .leading), GridItem(.fixed(60))], spacing: 4) {
                Text("one")
                ForEach(0..<3) { Text("n\($0)") }
            }
        }
        #expect(page.frame(of: "one") == CGRect(x: 66, y: 88, width: 30, height: 10))
        #expect(page.frame(of: "n0") == CGRect(x: 194, y: 88, width: 20, height: 10))
        #expect(page.frame(of: "n1") == CGRect(x: 66, y: 102, width: 20, height: 10))
    }

    @Test(arguments: [true, false])
    func `keeps a header in sight as long as its section if it is pinned`(isPinned: Bool) throws {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let page = TestPage {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: isPinned ? .sectionHeaders : []) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(0..<60, id: \.self) { Text("row \($0)") }
                        } header: {
                            Text("head \(section)")
                                .onAppear { log.lines.append("\(section) appears") }
                                .onDisappear { log.lines.append("\(section) disappears") }
                        }
                    }
                }
            }
        }
        #expect(log.lines == ["0 appears"])
        try page.scroll(y: 300)
        #expect(log.lines.contains("0 disappears") == !isPinned)
        try page.scroll(y: 1300)
        #expect(log.lines.contains("0 disappears"))
    }

    @Test func `of a grid scrolls to a cell that it has not created yet`() throws {
        struct Wide: View {
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("go") { proxy.scrollTo(41, anchor: .topLeading) }
                        ScrollView([.horizontal, .vertical]) {
                            LazyVGrid(
                                columns: [GridItem(.fixed(400), spacing: 10), GridItem(.fixed(600))], spacing: 0
                            ) {
                                ForEach(0..<200) { Text("\($0)").frame(height: 20) }
                            }
                        }
                    }
                }
            }
        }
        let page = TestPage { Wide() }
        try page.tap("go")
        // The 21st row.
        #expect(page.scrollState?.request?.offset.y == 400)
    }

    struct Grouped: View {
        let groups: Int
        let probe: Probe
        var pinned: PinnedScrollableViews = []

        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<groups, id: \.self) { group in
                        Section {
                            ForEach(0..<10, id: \.self) { Cell(number: group * 10 + $0, probe: probe) }
                        } header: {
                            Text("head \(group)")
                        } footer: {
                            Text("foot \(group)")
                        }
                    }
                }
            }
        }
    }

    @Test(arguments: [10, 1000]) func `of sections creates only the rows near the visible area`(groups: Int) throws {
        let probe = Probe()
        let page = TestPage { Grouped(groups: groups, probe: probe) }
        // Each section measures its first row if there are few sections; of a thousand, only the first one does.
        #expect(probe.count < 50)
        #expect(page.frames(ofType: "ScrollContent").first?.height == CGFloat(groups) * 120)
        #expect(Array(page.texts.prefix(3)) == ["head 0", "c0", "c1"])
        try page.scroll(y: 600)
        #expect(page.frame(of: "head 5")?.minY == 600)
    }

    struct ManyHeaders: View {
        let groups: Int
        let probe: Probe

        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<groups, id: \.self) { group in
                        Section {
                            ForEach(0..<2, id: \.self) { Text("row \($0)").frame(height: 20) }
                        } header: {
                            Header(group: group, probe: probe)
                        }
                    }
                }
            }
        }
    }

    /// Every third header has an additional view, and every fifth one none.
    struct Header: View {
        let group: Int
        let probe: Probe
        @State private var isOpen = false

        var body: some View {
            probe.count += 1
            return Group {
                if group % 5 != 4 { Button(isOpen ? "open \(group)" : "head \(group)") { isOpen = true } }
                if group % 3 == 2 { Text("more \(group)") }
            }
        }
    }

    @Test func `of many sections creates only the headers near the visible area`() {
        let few = Probe()
        _ = TestPage { ManyHeaders(groups: 40, probe: few) }
        #expect(few.count == 40)
        let many = Probe()
        _ = TestPage { ManyHeaders(groups: 400, probe: many) }
        #expect(many.count < 30)
    }

    @Test func `of many sections shows headers with several views or none as they are`() throws {
        let page = TestPage { ManyHeaders(groups: 400, probe: Probe()) }
        #expect(
            Array(page.texts.prefix(16)) == [
                "head 0", "row 0", "row 1", "head 1", "row 0", "row 1", "head 2", "more 2", "row 0", "row 1", "head 3",
                "row 0", "row 1", "row 0", "row 1", "head 5",
            ])
        #expect(page.frame(of: "more 2")?.minY == 110)
    }

    @Test func `of many sections keeps the state of a header that was scrolled away`() throws {
        let page = TestPage { ManyHeaders(groups: 400, probe: Probe()) }
        try page.tap("head 0")
        #expect(page.texts.first == "open 0")
        try page.scroll(y: 8000)
        #expect(page.texts.contains("head 160"))
        try page.scroll(y: 0)
        #expect(page.texts.first == "open 0")
    }

    @Test func `with pinned headers puts each section into an element, to whose edge its header sticks`() throws {
        let page = TestPage { Grouped(groups: 10, probe: Probe(), pinned: [.sectionHeaders, .sectionFooters]) }
        let pins = page.nodes.compactMap { node -> DisplayPart? in
            if case .part(let part) = node.content { part } else { nil }
        }
        #expect(pins.prefix(2) == [.pinned(.top, inset: 0), .pinned(.bottom, inset: 0)])
        #expect(page.frames(ofType: "Section").prefix(2).map(\.minY) == [0, 120])
        // A header exists while a row of its section does.
        try page.scroll(y: 700)
        #expect(page.texts.contains("head 4"))
        #expect(!page.texts.contains("head 0"))
    }

    @Test func `with pinned headers leaves space for what covers the safe area`() {
        let page = TestPage {
            Grouped(groups: 2, probe: Probe(), pinned: .sectionHeaders).safeAreaInset(edge: .top, spacing: 0) {
                Text("bar").frame(height: 30)
            }
        }
        let pin = page.nodes.lazy.compactMap { node -> DisplayPart? in
            if case .part(let part) = node.content, case .pinned = part { part } else { nil }
        }.first
        #expect(pin == .pinned(.top, inset: 30))
    }

    struct Changing: View {
        @State private var shows = false
        @State private var groups = ["a", "b"]

        var body: some View {
            VStack(spacing: 0) {
                Button("show") { shows.toggle() }
                Button("insert") { groups.insert("new", at: 0) }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        if shows { Text("extra") }
                        ForEach(groups, id: \.self) { name in
                            Section {
                                ForEach(0..<2, id: \.self) { Counter(name: "\(name)\($0)") }
                            }
                        }
                    }
                }
            }
        }
    }

    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name):\(count)") { count += 1 } }
    }

    @Test func `keeps the state of rows when sections and views are inserted before them`() throws {
        let page = TestPage { Changing() }
        try page.tap("b1:0")
        try page.tap("show")
        try page.tap("insert")
        #expect(
            page.texts == ["show", "insert", "extra", "new0:0", "new1:0", "a0:0", "a1:0", "b0:0", "b1:1"])
    }
}

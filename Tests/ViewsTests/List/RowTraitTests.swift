import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

/// A row's modifiers affect only the row.
@MainActor
@Suite struct `A list's row` {
    private struct Rows: View {
        @State private var inset: CGFloat = 4
        @State private var hidesLine = false

        var body: some View {
            List {
                Text("first").listRowInsets(EdgeInsets(top: 0, leading: inset, bottom: 0, trailing: 0))
                    .listRowSeparator(hidesLine ? .hidden : .visible)
                Text("second")
            }
            .frame(height: 150)
            Button("inset") { inset = 30 }
            Button("hide") { hidesLine = true }
        }
    }

    @Test func `follows its insets, even after they change`() throws {
        let page = TestPage(height: 300) { Rows() }
        let start = try #require(page.frame(of: "first"))
        try page.tap("inset")
        #expect(page.frame(of: "first") == start.offsetBy(dx: 26, dy: 0))
        #expect(page.frame(of: "second")?.minX == start.minX + 12)
    }

    @Test func `loses its separator when it hides it`() throws {
        let page = TestPage(height: 300) { Rows() }
        func lines() -> Int { page.frames(ofType: "Separator").count }
        #expect(lines() == 1)
        try page.tap("hide")
        #expect(lines() == 0)
    }

    /// The horizontal positions of the separators of a list that is 300 points wide.
    private func separators(
        _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ rows: @escaping () -> some View
    ) -> [[CGFloat]] {
        TestPage(width: 300, height: 300) {
            List { rows() }.listStyle(.plain).environment(\.layoutDirection, direction)
        }
        .frames(ofType: "Separator").map { [$0.minX, $0.maxX] }
    }

    @Test func `has its separator begin at its first text`() {
        func row(_ direction: LayoutDirection = .leftToRight) -> [[CGFloat]] {
            separators(direction) {
                HStack(spacing: 8) {
                    Color.red.frame(width: 20, height: 20)
                    VStack(alignment: .leading) { Text("a").padding(.leading, 2) }
                    Spacer()
                    Text("b")
                }
                Text("last")
            }
        }
        #expect(row() == [[46, 300]])
        #expect(row(.rightToLeft) == [[0, 254]])
    }

    @Test func `has its separator begin at its inset without a text`() {
        let lines = separators {
            Color.red.frame(height: 20)
            Color.red.frame(height: 20).listRowInsets(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
            Color.red.frame(height: 20)
        }
        #expect(lines == [[16, 300], [30, 300]])
    }

    @Test func `has its separator between the guides that it sets`() {
        let lines = separators {
            Text("whole").alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
            HStack {
                Color.red.frame(width: 40, height: 20).alignmentGuide(.listRowSeparatorLeading) { $0[.trailing] }
                Text("short").alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
            }
            Text("last")
        }
        #expect(lines == [[16, 300], [56, 114]])
    }

    @Test func `has its separator begin at its inset under a control whose texts are no texts of the row`() {
        let lines = separators {
            Picker("Size", selection: .constant(0)) {
                Text("Small").tag(0)
                Text("Large").tag(1)
            }
            .pickerStyle(.segmented)
            Picker("Size", selection: .constant(0)) { Text("Small").tag(0) }.pickerStyle(.wheel)
            ControlGroup {
                Button("Cut") {}
                Button("Copy") {}
            }
            Text("last")
        }
        #expect(lines == [[16, 300], [16, 300], [16, 300]])
    }

    @Test func `has its insets once around a link beside other views`() throws {
        let page = TestPage(width: 300, height: 300) {
            NavigationStack {
                List {
                    NavigationLink("whole") { Text("1") }
                    HStack(spacing: 8) {
                        Color.red.frame(width: 20, height: 20)
                        NavigationLink("beside") { Text("2") }
                    }
                    VStack { NavigationLink("below") { Text("3") } }
                }
                .listStyle(.plain)
            }
        }
        #expect(page.frame(of: "whole")?.minX == 16)
        #expect(page.frame(of: "beside")?.minX == 44)
        #expect(page.frame(of: "below")?.minX == 16)
        #expect(page.nodes.filter { $0.semantics?.role == .listitem }.map(\.frame.height) == [44, 44, 44])
    }

    @Test func `shows its badge at its end, and in front of the chevron of a link`() throws {
        let page = TestPage(width: 300, height: 300) {
            NavigationStack {
                List {
                    Text("text").badge(7)
                    NavigationLink("link") { Text("1") }.badge("new")
                    Text("none").badge(0)
                }
                .listStyle(.plain)
            }
        }
        #expect(page.texts == ["text", "7", "link", "new", "none"])
        #expect(page.frame(of: "7")?.maxX == 284)
        let chevron = try #require(page.frames(ofType: "Image").first)
        #expect(page.frame(of: "new")?.maxX == chevron.minX - 8)
    }

    private struct Tapped: View {
        @State private var taps = 0
        @State private var isBlue = false

        var body: some View {
            List {
                Text("plain")
                Button("row \(taps)") { taps += 1 }.listRowBackground(isBlue ? Color.blue : .red)
            }
            .frame(height: 150)
            Button("blue") { isBlue = true }
        }
    }

    @Test func `keeps its element when its background changes`() throws {
        let page = TestPage(height: 300) { Tapped() }
        let before = try #require(page.target("row 0", for: .tap)).id
        try page.tap("blue")
        #expect(page.nodes.contains { $0.appearance?.background == .color(DisplayColor(base: .named(.blue))) })
        try page.tap("row 0")
        #expect(page.target("row 1", for: .tap)?.id == before)
    }

    private struct Loose: View {
        @State private var names = ["a", "b"]
        @State private var note = 0

        var body: some View {
            List { ForEach(names, id: \.self) { Text("row \($0)") } }.frame(height: 150)
            Button("add") { names.append("c") }
            Button("note \(note)") { note += 1 }
        }
    }

    /// Otherwise a page would load all rows again with each change.
    @Test func `stays in the element of its group through other changes`() throws {
        let page = TestPage(height: 300) { Loose() }
        func groups() -> [Int] { page.nodes.filter { $0.semantics?.role == .list }.map(\.id) }
        let before = groups()
        #expect(before.count == 1)
        try page.tap("note 0")
        #expect(groups() == before)
        try page.tap("add")
        #expect(page.texts.contains("row c"))
        #expect(groups() == before)
    }
}

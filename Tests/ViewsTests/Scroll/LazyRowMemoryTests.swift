import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `The rows that a lazy stack remembers` {
    private struct Row: View {
        let number: Int
        @State private var count = 0
        var body: some View { Button("row \(number) has \(count)") { count += 1 }.frame(height: 20) }
    }

    private func page(_ count: Int) -> TestPage {
        TestPage(height: 100) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0) } } }
        }
    }

    private func scroll(_ page: TestPage, to offset: CGFloat) throws {
        let node = try #require(page.nodes.first { $0.events.contains(.scroll) })
        try page.graph.send(
            DisplayEvent(node: node.id, type: .scroll, value: .point(CGPoint(x: 0, y: offset))))
        page.update()
    }

    @Test func `keeps the state of four hundred rows that were visible`() throws {
        let page = page(2000)
        try page.tap("row 0 has 0")
        try scroll(page, to: 3000)
        try scroll(page, to: 0)
        #expect(page.texts.contains("row 0 has 1"))
    }

    @Test func `drops the state of rows that have not been visible for long`() throws {
        let page = page(2000)
        try page.tap("row 0 has 0")
        for offset in stride(from: CGFloat(0), through: 20_000, by: 50) { try scroll(page, to: offset) }
        try scroll(page, to: 0)
        #expect(page.texts.contains("row 0 has 0"))
    }

    private struct Shrinking: View {
        @State private var numbers = [1, 2, 3]

        var body: some View {
            VStack(spacing: 0) {
                Button("remove") { numbers.removeFirst() }
                Button("restore") { numbers = [1, 2, 3] }
                LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0) } }
            }
        }
    }

    @Test func `drops the state of rows whose elements are gone, and keeps the others`() throws {
        let page = TestPage { Shrinking() }
        try page.tap("row 1 has 0")
        try page.tap("row 3 has 0")
        try page.tap("remove")
        #expect(!page.texts.contains("row 1 has 1") && page.texts.contains("row 3 has 1"))
        try page.tap("restore")
        #expect(page.texts.contains("row 1 has 0") && page.texts.contains("row 3 has 1"))
    }

    // MARK: Sections, found by types

    private struct Wrapped: View {
        var body: some View { Section("s") { Text("row") } }
    }

    private struct Plain: View {
        var body: some View { Text("row").padding() }
    }

    @Test func `know from its type whether a view may be a section`() {
        func likelihood<V: View>(@ViewBuilder _ view: () -> V) -> SectionLikelihood {
            SectionSearch.likelihood(of: view())
        }
        #expect(likelihood { Section("s") { Text("row") } } == .certain)
        #expect(likelihood { Wrapped() } == .certain)
        #expect(likelihood { AnyView(Text("a")) } == .none)
        #expect(likelihood { AnyView(AnyView(Wrapped())) } == .certain)
        #expect(likelihood { Group { Wrapped() } } == .certain)
        #expect(likelihood { Wrapped().padding() } == .certain)
        #expect(likelihood { if Bool.random() { Wrapped() } } == .possible)
        #expect(likelihood { if Bool.random() { Wrapped() } else { Text("a") } } == .possible)
        #expect(likelihood { if Bool.random() { Text("a") } else { Wrapped() } } == .possible)
        #expect(likelihood { if Bool.random() { Wrapped() } else { Section("s") { Text("row") } } } == .certain)
        #expect(
            likelihood {
                Text("a")
                Wrapped()
            } == .certain)
        #expect(likelihood { ForEach(0..<2) { _ in Wrapped() } } == .certain)
        #expect(likelihood { ForEach(0..<2) { _ in AnyView(Text("a")) } } == .possible)
        #expect(likelihood { NavigationLink("a", value: 1) } == .possible)
        #expect(likelihood { Plain() } == .none)
        #expect(likelihood { Group { Plain() }.padding() } == .none)
        #expect(
            likelihood {
                Text("a")
                Plain()
            } == .none)
        #expect(likelihood { if Bool.random() { Plain() } } == .none)
        #expect(likelihood { ForEach(0..<2) { _ in Plain() } } == .none)
        #expect(likelihood { VStack { Wrapped() } } == .none)
    }
}

import Combine
import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

private final class Model: ObservableObject {
    nonisolated(unsafe) static weak var last: Model?
    @Published var count = 0

    init() { Self.last = self }
}

private enum Extra: String {
    case none, onChange, onReceive, destination, sheet, link
}

/// A screen with a number, state of its own, an object, rows, and something more.
private struct Level: View {
    let number: Int
    let extra: Extra
    let log: (String) -> Void
    @State private var taps = 0
    @StateObject private var model = Model()
    @State private var showsSheet = false

    var body: some View {
        VStack {
            Button("taps of \(number): \(taps)") { taps += 1 }
            Button("counts of \(number): \(model.count)") { model.count += 1 }
            Button("sheet of \(number)") { showsSheet = true }
            NavigationLink("push \(number + 1)", value: number + 1)
            if extra == .link {
                NavigationLink("view \(number + 1)") { Level(number: number + 1, extra: .none, log: log) }
            }
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { Text("row \($0) of \(number)").frame(height: $0.isMultiple(of: 2) ? 30 : 50) }
                }
            }
        }
        .navigationTitle("Level \(number)")
        .modifier(Work(extra: extra, taps: taps, showsSheet: $showsSheet, log: log))
        .onAppear { log("\(number) appears") }
        .onDisappear { log("\(number) disappears") }
    }
}

private struct Work: ViewModifier {
    let extra: Extra
    let taps: Int
    @Binding var showsSheet: Bool
    let log: (String) -> Void

    func body(content: Content) -> some View {
        switch extra {
        case .none, .link: content
        case .onChange: content.onChange(of: taps) { log("taps changed") }
        case .onReceive: content.onReceive(Just(1)) { _ in log("received") }
        case .destination: content.navigationDestination(for: String.self) { Text($0) }
        case .sheet: content.sheet(isPresented: $showsSheet) { Text("in the sheet") }
        }
    }
}

private struct Levels: View {
    let extra: Extra
    let log: (String) -> Void
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("push 1", value: 1)
                Button("root") { path = [] }
            }
            .navigationTitle("Levels")
            .navigationDestination(for: Int.self) { Level(number: $0, extra: extra, log: log) }
        }
    }
}

@MainActor @Suite struct `A screen below two others` {
    private final class Log {
        var lines: [String] = []
    }
    private let log = Log()

    private func opened(_ extra: Extra = .none, at segments: [String] = [], snapshot: Data? = nil) -> TestPage {
        let log = log
        return TestPage(
            width: 390, height: 800, snapshot: snapshot, location: PageLocation(base: "/levels", segments: segments),
            holdsClock: true
        ) { Levels(extra: extra) { log.lines.append($0) } }
    }

    private func push(_ numbers: ClosedRange<Int>, in page: TestPage) throws {
        for number in numbers {
            try page.tap("push \(number)")
            page.advance(by: 5)
        }
    }

    private func goBack(to title: String, in page: TestPage) throws {
        try page.tap(title)
        page.advance(by: 5)
    }

    /// The number of the graph's nodes.
    private func nodeCount(_ page: TestPage) -> Int {
        func count(_ node: ViewNode) -> Int {
            var total = 1
            node.forEachChild { total += count($0) }
            return total
        }
        return count(page.graph.root)
    }

    @Test func `consists of its state only`() throws {
        let page = opened()
        try push(1...3, in: page)
        let three = nodeCount(page)
        try push(4...4, in: page)
        let four = nodeCount(page)
        #expect(four - three < 20)
        try push(5...9, in: page)
        #expect(nodeCount(page) - four == 5 * (four - three))
    }

    @Test func `has its state again when it comes back`() throws {
        let page = opened()
        try push(1...1, in: page)
        try page.tap("taps of 1: 0")
        try page.tap("counts of 1: 0")
        let model = try #require(Model.last)
        try push(2...3, in: page)
        model.count = 7
        try goBack(to: "Level 2", in: page)
        try goBack(to: "Level 1", in: page)
        #expect(page.texts.contains("taps of 1: 1") && page.texts.contains("counts of 1: 7"))
        try page.tap("taps of 1: 1")
        try page.tap("counts of 1: 7")
        #expect(page.texts.contains("taps of 1: 2") && page.texts.contains("counts of 1: 8"))
        #expect(model.count == 8)
    }

    @Test func `comes back from far below without transitions of its views`() throws {
        let page = opened()
        try push(1...4, in: page)
        try page.graph.send(DisplayEvent(node: page.tree.root.id, type: .place, value: .text("/levels/Int/1")))
        page.update()
        func arriving(_ node: DisplayNode) -> Int {
            (node.transition == .arriving ? 1 : 0) + node.children.reduce(0) { $0 + arriving($1) }
        }
        #expect(page.steps.map { arriving($0.root) } == page.steps.map { _ in 0 })
        #expect(page.texts.contains("taps of 1: 0"))
    }

    @Test func `appears once, when it is seen`() throws {
        let page = opened()
        try push(1...3, in: page)
        #expect(log.lines == ["1 appears", "2 appears", "1 disappears", "3 appears", "2 disappears"])
        log.lines = []
        try goBack(to: "Level 2", in: page)
        #expect(log.lines == ["2 appears", "3 disappears"])
        try goBack(to: "Level 1", in: page)
        #expect(log.lines.suffix(2) == ["1 appears", "2 disappears"])
    }

    @Test func `has the offset, the rows and the number of its scroll view again`() throws {
        let page = opened()
        try push(1...1, in: page)
        func area() throws -> DisplayNode {
            try #require(
                page.nodes.last { if case .scroll = $0.content { "\($0.type)" == "ScrollView" } else { false } })
        }
        let before = try area()
        try page.graph.send(DisplayEvent(node: before.id, type: .scroll, value: .point(CGPoint(x: 0, y: 1_200))))
        page.update()
        let rows = page.texts.filter { $0.hasSuffix("of 1") && $0.hasPrefix("row") }
        let height = try #require(try area().children.first?.frame.height)
        try push(2...3, in: page)
        try goBack(to: "Level 2", in: page)
        try goBack(to: "Level 1", in: page)
        #expect(page.texts.filter { $0.hasSuffix("of 1") && $0.hasPrefix("row") } == rows)
        #expect(rows.contains("row 30 of 1") && !rows.contains("row 0 of 1"))
        let after = try area()
        #expect(after.id == before.id)
        // More rows have been measured by now.
        #expect(abs(try #require(after.children.first?.frame.height) - height) < 100)
    }

    @Test(arguments: [Extra.onChange, .onReceive, .destination]) fileprivate func `stays awake while it has work to do`(
        extra: Extra
    ) throws {
        let page = opened(extra)
        try push(1...3, in: page)
        let three = nodeCount(page)
        try push(4...4, in: page)
        #expect(nodeCount(page) - three > 50)
    }

    @Test func `stays awake while a view of a link is above it, which its own view makes`() throws {
        let page = opened(.link)
        try push(1...1, in: page)
        try page.tap("view 2")
        page.advance(by: 5)
        try push(3...3, in: page)
        #expect(page.texts.contains("taps of 3: 0"))
        try goBack(to: "Level 2", in: page)
        #expect(page.texts.contains("taps of 2: 0"))
    }

    @Test func `can show a sheet again`() throws {
        let page = opened(.sheet)
        try push(1...3, in: page)
        try goBack(to: "Level 2", in: page)
        try goBack(to: "Level 1", in: page)
        try page.tap("sheet of 1")
        page.advance(by: 5)
        #expect(page.texts.contains("in the sheet"))
    }

    @Test func `keeps no state after it has gone`() throws {
        let page = opened()
        try push(1...4, in: page)
        #expect(!page.graph.kept.isEmpty)
        try page.graph.send(DisplayEvent(node: page.tree.root.id, type: .place, value: .text("/levels")))
        page.advance(by: 5)
        #expect(page.graph.kept.isEmpty)
        try push(1...1, in: page)
        #expect(page.texts.contains("taps of 1: 0"))
    }

    @Test func `is part of a snapshot`() throws {
        struct Counts: View {
            @State private var path: [Int] = []

            var body: some View {
                NavigationStack(path: $path) {
                    NavigationLink("push 1", value: 1)
                        .navigationDestination(for: Int.self) { Count(number: $0) }
                }
            }
        }
        struct Count: View {
            let number: Int
            @State private var taps = 0

            var body: some View {
                VStack {
                    Button("taps of \(number): \(taps)") { taps += 1 }
                    NavigationLink("push \(number + 1)", value: number + 1)
                }
                .navigationTitle("Level \(number)")
            }
        }
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Counts() }
        try push(1...1, in: page)
        try page.tap("taps of 1: 0")
        try push(2...3, in: page)
        #expect(page.graph.snapshotObstacle == nil)
        let again = TestPage(width: 390, height: 800, snapshot: page.graph.snapshot(), holdsClock: true) { Counts() }
        try goBack(to: "Level 2", in: again)
        try goBack(to: "Level 1", in: again)
        #expect(again.texts.contains("taps of 1: 1"))
    }

    @Test func `prevents a snapshot that could not contain its state`() throws {
        struct Secret { var value: (() -> Int)? }
        struct Keeper: View {
            let number: Int
            @State private var secret = Secret()

            var body: some View {
                VStack {
                    Button("change \(number): \(secret.value?() ?? 1)") { secret.value = { 2 } }
                    NavigationLink("push \(number + 1)", value: number + 1)
                }
            }
        }
        struct Keepers: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("push 1", value: 1).navigationDestination(for: Int.self) { Keeper(number: $0) }
                }
            }
        }
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Keepers() }
        try push(1...1, in: page)
        try page.tap("change 1: 1")
        try push(2...4, in: page)
        #expect(page.graph.snapshotObstacle == "_secret: Secret is not Codable")
    }
}

import Combine
import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

private enum Extra: String, CaseIterable {
    case none, initialChange, publisher, preference, openSheet, timeline, pushed, tabs, stack, matched, sceneValue
}

private struct CountKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct NumberKey: FocusedValueKey {
    typealias Value = Int
}

extension FocusedValues {
    fileprivate var number: Int? {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

/// A screen that notes when its parts begin their work.
private struct Detail: View {
    let number: Int
    let extra: Extra
    let log: (String) -> Void
    @Namespace private var namespace
    @State private var taps = 0
    @State private var isTrue = true
    @State private var isFalse = false

    var body: some View {
        log("body of \(number)")
        return VStack {
            Button("taps of \(number): \(taps)") { taps += 1 }
            NavigationLink("push \(number + 1)", value: number + 1)
            switch extra {
            case .none: Text("nothing")
            case .initialChange: Text("change").onChange(of: taps, initial: true) { log("change") }
            case .publisher: Text("publisher").onReceive(Just(1)) { _ in log("received") }
            case .preference:
                Text("preference").preference(key: CountKey.self, value: 1)
                    .onPreferenceChange(CountKey.self) { log("preference \($0)") }
            case .openSheet: Text("opener").sheet(isPresented: $isTrue) { Text("in the sheet") }
            case .timeline: TimelineView(.everyMinute) { _ in Text("timeline") }
            case .pushed: Text("pusher").navigationDestination(isPresented: $isTrue) { Text("pushed at once") }
            case .tabs: TabView { Text("tab").tabItem { Text("Tab") } }
            case .stack: NavigationStack { Text("inner") }
            case .matched: Text("matched").matchedGeometryEffect(id: 1, in: namespace)
            case .sceneValue: Text("value").focusedSceneValue(\.number, number)
            }
        }
        .sheet(isPresented: $isFalse) { Text("another sheet") }
        .navigationTitle("Detail \(number)")
        .onAppear { log("\(number) appears") }
        .onDisappear { log("\(number) disappears") }
        .task { log("task of \(number)") }
    }
}

private struct Stack: View {
    let extra: Extra
    let log: (String) -> Void
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("push 1", value: 1)
                NavigationLink("push 5", value: 5)
                NavigationLink("view 7") { Detail(number: 7, extra: extra, log: log) }
            }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { Detail(number: $0, extra: extra, log: log) }
        }
    }
}

@MainActor @Suite struct `The screen of a pressed link` {
    private final class Log {
        var lines: [String] = []
        var work: [String] { lines.filter { !$0.hasPrefix("body") } }
    }
    private let log = Log()

    private func opened(_ extra: Extra = .none, languages: [String] = ["en"]) -> TestPage {
        let log = log
        return TestPage(
            width: 390, height: 800, languages: languages, location: PageLocation(base: "/stack"), holdsClock: true
        ) { Stack(extra: extra) { log.lines.append($0) } }
    }

    private func screens(_ page: TestPage) -> [DisplayNode] {
        var result: [DisplayNode] = []
        func visit(_ node: DisplayNode) {
            if "\(node.type)" == "Screen", !node.isLeaving { result.append(node) }
            node.children.forEach(visit)
        }
        visit(page.tree.root)
        return result
    }

    private func shifts(_ page: TestPage) -> [CGFloat?] { screens(page).map(shift) }

    /// The distance by which a screen is moved to the right.
    private func shift(_ screen: DisplayNode) -> CGFloat? {
        guard case .matrix(let matrix)? = screen.appearance?.effects?.transform?.kind else { return nil }
        return matrix.tx
    }

    @Test func `waits beyond the trailing edge, and cannot be used`() throws {
        let page = opened()
        try page.send(.prepare, .bool(true), to: "push 1")
        #expect(shifts(page) == [0, 390])
        #expect(screens(page).map { $0.semantics?.isInert ?? false } == [false, true])
        #expect(screens(page).map { $0.appearance?.isHidden ?? false } == [false, true])
        #expect(page.texts.contains("taps of 1: 0"))
        #expect(page.tree.title == "Root")
        #expect(log.lines == ["body of 1"])
    }

    @Test func `is pushed as it is`() throws {
        let page = opened()
        try page.send(.prepare, .bool(true), to: "push 1")
        let prepared = try #require(screens(page).last)
        try page.tap("push 1")
        #expect(screens(page).map(\.id).last == prepared.id)
        page.advance(by: 5)
        #expect(shifts(page) == [-117, 0])
        #expect(screens(page).map { $0.semantics?.isInert ?? false } == [true, false])
        #expect(screens(page).map { $0.appearance?.isHidden ?? false } == [false, false])
        #expect(log.lines == ["body of 1", "1 appears"])
        #expect(page.tree.title == "Detail 1")
        try page.tap("taps of 1: 0")
        #expect(page.texts.contains("taps of 1: 1"))
    }

    @Test func `moves in when it is pushed`() throws {
        let page = opened()
        try page.send(.prepare, .bool(true), to: "push 1")
        try page.tap("push 1")
        let arriving = try #require(screens(page).last)
        #expect(arriving.animation != nil)
        #expect(arriving.transition == nil)
    }

    @Test func `goes when the press ends elsewhere`() throws {
        let page = opened()
        try page.send(.prepare, .bool(true), to: "push 1")
        try page.send(.prepare, .bool(false), to: "push 1")
        #expect(shifts(page) == [0])
        #expect(log.work == [])
    }

    @Test func `gives way to that of another link`() throws {
        let page = opened()
        try page.send(.prepare, .bool(true), to: "push 1")
        try page.send(.prepare, .bool(true), to: "push 5")
        #expect(shifts(page) == [0, 390])
        #expect(page.texts.contains("taps of 5: 0") && !page.texts.contains("taps of 1: 0"))
        try page.send(.prepare, .bool(true), to: "push 1")
        try page.tap("push 5")
        page.advance(by: 5)
        #expect(shifts(page) == [-117, 0])
        #expect(page.tree.title == "Detail 5")
        #expect(log.work == ["5 appears"])
    }

    @Test func `may be that of a view without a value`() throws {
        let page = opened()
        try page.send(.prepare, .bool(true), to: "view 7")
        let prepared = try #require(screens(page).last)
        try page.tap("view 7")
        #expect(screens(page).last?.id == prepared.id)
        #expect(log.work == ["7 appears"])
    }

    @Test func `is above any number of others`() throws {
        let page = opened()
        for number in 1...3 {
            try page.send(.prepare, .bool(true), to: "push \(number)")
            try page.tap("push \(number)")
            page.advance(by: 5)
        }
        #expect(shifts(page) == [-117, 0])
        #expect(log.work == ["1 appears", "2 appears", "1 disappears", "3 appears", "2 disappears"])
        try page.tap("Detail 2")
        page.advance(by: 5)
        #expect(log.work.suffix(2) == ["2 appears", "3 disappears"])
    }

    @Test(
        arguments: [
            (.initialChange, ["change"]), (.publisher, ["received"]), (.preference, ["preference 1"]),
        ] as [(Extra, [String])])
    fileprivate func `begins no work of its own before it is pushed`(extra: Extra, work: [String]) throws {
        let page = opened(extra)
        try page.send(.prepare, .bool(true), to: "push 1")
        #expect(log.work == [])
        try page.tap("push 1")
        page.advance(by: 5)
        #expect(log.work.sorted() == (work + ["1 appears"]).sorted())
        #expect(shifts(page) == [-117, 0])
    }

    @Test func `presents and pushes nothing before it is pushed`() throws {
        let presenting = opened(.openSheet)
        try presenting.send(.prepare, .bool(true), to: "push 1")
        #expect(!presenting.texts.contains("in the sheet"))
        try presenting.tap("push 1")
        #expect(presenting.texts.contains("in the sheet"))
        let pushing = opened(.pushed)
        try pushing.send(.prepare, .bool(true), to: "push 1")
        #expect(!pushing.texts.contains("pushed at once"))
        try pushing.tap("push 1")
        pushing.advance(by: 5)
        #expect(pushing.texts.contains("pushed at once"))
    }

    @Test(arguments: [Extra.timeline, .tabs, .stack, .matched, .sceneValue])
    fileprivate func `is made anew if its views need more than a preview`(extra: Extra) throws {
        let page = opened(extra)
        try page.send(.prepare, .bool(true), to: "push 1")
        try page.tap("push 1")
        page.advance(by: 5)
        #expect(log.work == ["1 appears"])
        #expect(log.lines.filter { $0 == "body of 1" }.count == 2)
        #expect(page.tree.title == "Detail 1")
    }

    @Test func `is on the other side in a language from right to left`() throws {
        let page = opened(languages: ["ar"])
        try page.send(.prepare, .bool(true), to: "push 1")
        #expect(shifts(page) == [0, -390])
    }

    @Test func `needs a Boolean`() throws {
        let page = opened()
        #expect(throws: EventRefusal.self) { try page.send(.prepare, .text("now"), to: "push 1") }
    }
}

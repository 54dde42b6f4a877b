import EspalierDisplayTree
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `The pages of a tab view` {
    /// Records events, in order.
    @MainActor
    final class Log {
        var lines: [String] = [] {
            didSet {
                guard let waiting, lines.count >= waiting.count else { return }
                self.waiting = nil
                waiting.continuation.resume()
            }
        }
        private var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }

        /// Waits until the log has `count` lines.
        func reach(_ count: Int) async {
            guard lines.count < count else { return }
            await withCheckedContinuation { waiting = (count, $0) }
        }
    }

    struct Room: View {
        let name: String
        let log: Log
        @State private var count = 0

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
        }

        var body: some View {
            let _ = log.lines.append("\(name) made")
            Button("\(name) \(count)") { count += 1 }
                .onAppear { log.lines.append("\(name) +") }
                .onDisappear { log.lines.append("\(name) -") }
        }
    }

    private func texts(_ page: TestPage) -> String { page.texts.joined(separator: ",") }

    @Test func `are created and appear when selected, the new one before the old one disappears`() throws {
        let log = Log()
        let page = TestPage {
            TabView {
                Room("a", log).tabItem { Text("A") }
                Room("b", log).tabItem { Text("B") }
                Room("c", log).tabItem { Text("C") }
            }
        }
        #expect(texts(page) == "a 0,A,B,C")
        #expect(log.take() == ["a made", "a +"])
        try page.tap("B")
        #expect(texts(page) == "b 0,A,B,C")
        #expect(log.take() == ["b made", "b +", "a -"])
    }

    @Test func `keep their state, and appear again`() throws {
        let log = Log()
        let page = TestPage {
            TabView {
                Room("a", log).tabItem { Text("A") }
                Room("b", log).tabItem { Text("B") }
            }
        }
        try page.tap("a 0")
        try page.tap("B")
        _ = log.take()
        try page.tap("A")
        #expect(texts(page) == "a 1,A,B")
        #expect(log.take() == ["a +", "b -"])
    }

    struct Chosen: View {
        let log: Log
        @State private var page = "b"

        var body: some View {
            TabView(selection: $page) {
                Room("a", log).tag("a").tabItem { Text("A") }
                Room("b", log).tabItem { Text("B") }.tag("b")
                AnyView(Room("c", log).badge(3).tag("c")).tabItem { Text("C") }
                Button("to c") { page = "c" }.tabItem { Text("D") }.tag("d")
            }
        }
    }

    @Test func `are found by their tags without being created, wherever the tag is written`() throws {
        let log = Log()
        let page = TestPage { Chosen(log: log) }
        #expect(texts(page) == "b 0,A,B,C,3,D")
        #expect(log.take() == ["b made", "b +"])
        try page.tap("D")
        #expect(log.take() == ["b -"])
        try page.tap("to c")
        #expect(texts(page) == "c 0,A,B,C,3,D")
        #expect(log.take() == ["c made", "c +"])
        try page.tap("A")
        #expect(log.take() == ["a made", "a +", "c -"])
    }

    struct Tagged: View {
        let name: String

        var body: some View { Text("page \(name)").tag(name) }
    }

    @Test func `are found by tags in the bodies of their views`() {
        let page = TestPage {
            TabView(selection: .constant("b")) {
                Tagged(name: "a").tabItem { Text("A") }
                Tagged(name: "b").tabItem { Text("B") }
            }
        }
        #expect(page.texts == ["page b", "A", "B"])
    }

    struct Own: View {
        let name: String
        let log: Log

        var body: some View {
            Room(name, log).tabItem { Text(verbatim: name.uppercased()) }
        }
    }

    @Test func `are created when selected, even if the item is in the body of a view`() throws {
        let log = Log()
        let page = TestPage {
            TabView {
                Own(name: "a", log: log)
                ForEach(["b", "c"], id: \.self) { Own(name: $0, log: log) }
            }
        }
        #expect(texts(page) == "a 0,A,B,C")
        #expect(log.take() == ["a made", "a +"])
        try page.tap("C")
        #expect(texts(page) == "c 0,A,B,C")
        #expect(log.take() == ["c made", "c +", "a -"])
    }

    @Test func `appear for modifiers outside the item as well`() throws {
        let log = Log()
        let page = TestPage {
            TabView {
                Text("a").tabItem { Text("A") }.onAppear { log.lines.append("a") }
                Text("b").tabItem { Text("B") }.onAppear { log.lines.append("b") }.padding()
                Text("c").onAppear { log.lines.append("c") }
            }
        }
        #expect(log.take() == ["a"])
        try page.tap("B")
        #expect(log.take() == ["b"])
    }

    @Test func `with tab views inside appear with only the selected page of the inner tab views`() throws {
        let log = Log()
        let page = TestPage(height: 400) {
            TabView {
                TabView {
                    Room("a", log).tabItem { Text("A") }
                    Room("b", log).tabItem { Text("B") }
                }
                .tabItem { Text("in") }
                Room("c", log).tabItem { Text("C") }
            }
        }
        try page.tap("B")
        _ = log.take()
        try page.tap("C")
        #expect(log.take() == ["c made", "c +", "b -"])
        try page.tap("in")
        #expect(log.take() == ["b +", "c -"])
    }

    struct Working: View {
        let log: Log
        var body: some View {
            TabView {
                work("a").tabItem { Text("A") }
                work("b").tabItem { Text("B") }
            }
        }

        private func work(_ name: String) -> some View {
            Text(name).task {
                log.lines.append("\(name) runs")
                // Suspends until the task is canceled.
                for await _ in AsyncStream<Void>.makeStream().stream {}
                log.lines.append("\(name) \(Task.isCancelled ? "cancelled" : "done")")
            }
        }
    }

    @Test(.timeLimit(.minutes(5))) func `run their tasks while selected`() async throws {
        let log = Log()
        let page = TestPage { Working(log: log) }
        await log.reach(1)
        #expect(log.take() == ["a runs"])
        try page.tap("B")
        await log.reach(2)
        #expect(log.take().sorted() == ["a cancelled", "b runs"])
        try page.tap("A")
        await log.reach(2)
        #expect(log.take().sorted() == ["a runs", "b cancelled"])
        page.graph.end()
        await log.reach(1)
    }

    struct Growing: View {
        let log: Log
        @State private var isLong = false

        var body: some View {
            TabView {
                VStack {
                    Text("a")
                    if isLong { Room("more", log) }
                }
                .tabItem { Text("A") }
                Button("grow") { isLong = true }.tabItem { Text("B") }
            }
        }
    }

    @Test func `that change while not selected let new views appear later`() throws {
        let log = Log()
        let page = TestPage { Growing(log: log) }
        try page.tap("B")
        try page.tap("grow")
        #expect(log.take() == ["more made"])
        try page.tap("A")
        #expect(log.take() == ["more +"])
    }

    @Test func `are restored from a snapshot, even if not selected again in between`() throws {
        let log = Log()
        func make(_ snapshot: Data?) -> TestPage {
            TestPage(snapshot: snapshot) {
                TabView {
                    Room("a", log).tabItem { Text("A") }
                    Room("b", log).tabItem { Text("B") }
                }
            }
        }
        let first = make(nil)
        try first.tap("a 0")
        try first.tap("B")
        try first.tap("b 0")
        try first.tap("b 1")
        let second = make(first.graph.snapshot())
        #expect(texts(second) == "b 2,A,B")
        let third = make(second.graph.snapshot())
        try third.tap("A")
        #expect(texts(third) == "a 1,A,B")
        try third.tap("B")
        #expect(texts(third) == "b 2,A,B")
    }

    @Test func `side by side appear when scrolled into view`() throws {
        let log = Log()
        let page = TestPage {
            TabView {
                Room("a", log)
                Room("b", log).onAppear { log.lines.append("b around") }
            }
            .tabViewStyle(.page)
        }
        #expect(log.take().filter { !$0.hasSuffix("made") } == ["a +"])
        let area = try #require(page.nodes.first { $0.events.contains(.scroll) })
        try page.graph.send(DisplayEvent(node: area.id, type: .scroll, value: .point(CGPoint(x: 300, y: 0))))
        page.update()
        #expect(log.take().filter { !$0.hasSuffix("made") }.sorted() == ["a -", "b +", "b around"])
    }
}

@MainActor
@Suite struct `A view that replaces another one` {
    typealias Log = `The pages of a tab view`.Log

    struct Named: View {
        let name: String
        let log: Log
        var body: some View {
            Text(name).onAppear { log.lines.append("\(name) +") }.onDisappear { log.lines.append("\(name) -") }
        }
    }

    struct Branches: View {
        let log: Log
        @State private var isOn = true
        @State private var id = 1

        var body: some View {
            VStack {
                if isOn { Named(name: "on", log: log) } else { Named(name: "off", log: log) }
                Named(name: "id \(id)", log: log).id(id)
                Button("switch") { isOn.toggle() }
                Button("renew") { id += 1 }
            }
        }
    }

    @Test func `appears before the replaced one disappears`() throws {
        let log = Log()
        let page = TestPage { Branches(log: log) }
        #expect(log.take() == ["on +", "id 1 +"])
        try page.tap("switch")
        #expect(log.take() == ["off +", "on -"])
        try page.tap("renew")
        #expect(log.take() == ["id 2 +", "id 1 -"])
    }
}

import EspalierViews
import Testing
import TestKit

@MainActor
@Suite struct `Actions for changes` {
    final class Log { var lines: [String] = [] }

    private struct Chain: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            VStack {
                Button("more") { count += 1 }
                    .onChange(of: count) { old, new in log.lines.append("child \(old) \(new)") }
            }
            .onChange(of: count) { old, new in log.lines.append("inner \(old) \(new)") }
            .onChange(of: count) { old, new in log.lines.append("outer \(old) \(new)") }
        }
    }

    /// Apple documents no order; this is the order in which preferences reach their readers.
    @Test func `run from the inside out`() throws {
        let log = Log()
        let page = TestPage { Chain(log: log) }
        #expect(log.lines == [])
        try page.tap("more")
        #expect(log.lines == ["child 0 1", "inner 0 1", "outer 0 1"])
    }

    private struct Removed: View {
        let log: Log
        @State private var isShown = true
        @State private var count = 0

        var body: some View {
            if isShown {
                Text("here").onChange(of: count) { log.lines.append("changed") }
            }
            Button("leave") {
                count += 1
                isShown = false
            }
        }
    }

    @Test func `of a view removed by the change do not run`() throws {
        let log = Log()
        let page = TestPage { Removed(log: log) }
        try page.tap("leave")
        #expect(page.texts == ["leave"])
        #expect(log.lines == [])
    }

    private struct Same: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            Text("\(count)").onChange(of: count / 2) { old, new in log.lines.append("\(old) → \(new)") }
            Button("more") { count += 1 }
        }
    }

    @Test func `run if the value differs and not if the view is only recreated`() throws {
        let log = Log()
        let page = TestPage { Same(log: log) }
        try page.tap("more")
        #expect(log.lines == [])
        try page.tap("more")
        #expect(log.lines == ["0 → 1"])
        try page.tap("more")
        #expect(log.lines == ["0 → 1"])
    }

    private struct Captured: View {
        let log: Log
        @State private var count = 0
        @State private var name = "a"

        var body: some View {
            Text("x").onChange(of: count) { log.lines.append(name) }
            Button("both") {
                count += 1
                name += "b"
            }
        }
    }

    @Test func `see the values of the same update`() throws {
        let log = Log()
        let page = TestPage { Captured(log: log) }
        try page.tap("both")
        try page.tap("both")
        #expect(log.lines == ["ab", "abb"])
    }
}

import EspalierViews
import Testing
import TestKit

/// The starts and ends of tasks, in order.
@MainActor
private final class TaskRecord {
    private(set) var events: [String] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func note(_ event: String) {
        events.append(event)
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Waits until there are so many events.
    func wait(for count: Int) async {
        while events.count < count {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    /// A task that runs until it is canceled.
    func run(_ name: String) async {
        note("start \(name)")
        await withTaskCancellationHandler {
            while !Task.isCancelled { await Task.yield() }
        } onCancel: {
        }
        note("end \(name)")
    }
}

@MainActor
@Suite(.timeLimit(.minutes(5))) struct `A task of a view` {
    private struct Worker: View {
        let record: TaskRecord
        @State private var id = 1
        @State private var other = 0
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown {
                    Text("job \(other)").task(id: id) { await record.run("\(id)") }
                }
                Button("next") { id += 1 }
                Button("touch") { other += 1 }
                Button("hide") { isShown = false }
            }
        }
    }

    @Test func `starts with the view, and is canceled with it`() async throws {
        let record = TaskRecord()
        let page = TestPage { Worker(record: record) }
        await record.wait(for: 1)
        try page.tap("hide")
        await record.wait(for: 2)
        #expect(record.events == ["start 1", "end 1"])
    }

    @Test func `starts again with another id, after the previous one was canceled`() async throws {
        let record = TaskRecord()
        let page = TestPage { Worker(record: record) }
        await record.wait(for: 1)
        try page.tap("next")
        await record.wait(for: 3)
        #expect(Set(record.events) == ["start 1", "end 1", "start 2"])
        try page.tap("hide")
        await record.wait(for: 4)
        #expect(record.events.last == "end 2")
    }

    @Test func `continues when the view changes and the id does not`() async throws {
        let record = TaskRecord()
        let page = TestPage { Worker(record: record) }
        await record.wait(for: 1)
        try page.tap("touch")
        for _ in 0..<20 { await Task.yield() }
        #expect(page.texts.first == "job 1")
        #expect(record.events == ["start 1"])
        try page.tap("hide")
        await record.wait(for: 2)
    }

    private struct Tabs: View {
        let record: TaskRecord
        @State private var selection = 1

        var body: some View {
            TabView(selection: $selection) {
                Text("first").task { await record.run("first") }.tabItem { Text("one") }.tag(1)
                Text("second").task { await record.run("second") }.tabItem { Text("two") }.tag(2)
            }
        }
    }

    @Test func `is canceled when its view goes out of sight, and starts again when it comes back`() async throws {
        let record = TaskRecord()
        let page = TestPage { Tabs(record: record) }
        await record.wait(for: 1)
        #expect(record.events == ["start first"])
        try page.tap("two")
        await record.wait(for: 3)
        #expect(Set(record.events) == ["start first", "end first", "start second"])
        try page.tap("one")
        await record.wait(for: 5)
        #expect(Set(record.events.suffix(2)) == ["end second", "start first"])
    }
}

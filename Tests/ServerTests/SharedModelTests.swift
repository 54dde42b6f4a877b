import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation
import SwiftUI
import TestKit
import Testing

@testable import EspalierServer

/// The model of all users, on the main actor.
@Observable @MainActor
private final class Stock {
    static let shared = Stock()
    var lamps = 0
    var visitors: Set<String> = []
}

/// A way past which tasks go when it is open.
private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

/// Slow work that belongs to the program, and tells all who watch how far it is.
private actor Import {
    private(set) var rows = 0
    private var watchers: [UUID: AsyncStream<Int>.Continuation] = [:]

    /// The number of rows now, and each later one.
    func progress() -> AsyncStream<Int> {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
        let id = UUID()
        watchers[id] = continuation
        continuation.onTermination = { _ in Task { await self.forget(id) } }
        continuation.yield(rows)
        return stream
    }

    private func forget(_ id: UUID) { watchers[id] = nil }
    var watcherCount: Int { watchers.count }

    func read(_ count: Int) {
        rows += count
        for watcher in watchers.values { watcher.yield(rows) }
    }
}

/// Waits until the task is cancelled.
private func cancellation() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    await withTaskCancellationHandler {
        for await _ in stream {}
    } onCancel: {
        continuation.finish()
    }
}

/// The objects of one test.
@MainActor
private enum Current {
    static var gate = Gate()
    static var work = Import()
    static var evaluations: [String: Int] = [:]
    static var ends: [String] = []
}

private struct Office: App {
    var body: some Scene {
        WindowGroup { Shelf() }
        WindowGroup(id: "cellar") { Cellar() }
        WindowGroup(id: "import") { ImportPage() }
        WindowGroup(id: "tasks") { Tasks() }
        WindowGroup(id: "item") { ItemPage() }
    }

    struct Shelf: View {
        var body: some View {
            let _ = Current.evaluations["shelf", default: 0] += 1
            Text("\(Stock.shared.lamps) lamps")
            Button("add") { Stock.shared.lamps += 1 }
        }
    }

    struct Cellar: View {
        var body: some View {
            let _ = Current.evaluations["cellar", default: 0] += 1
            Text("nothing")
        }
    }

    struct ImportPage: View {
        @State private var rows = 0
        var body: some View {
            Text("\(rows) rows").task {
                for await count in await Current.work.progress() { rows = count }
            }
        }
    }

    struct ItemPage: View {
        var body: some View {
            Text("seen by \(Stock.shared.visitors.sorted().joined(separator: " "))")
                .task {
                    let name = UUID().uuidString
                    Stock.shared.visitors.insert(name)
                    defer { Stock.shared.visitors.remove(name) }
                    await cancellation()
                }
        }
    }

    struct Tasks: View {
        @State private var result = "waiting"
        @State private var isWatching = false
        var body: some View {
            Text(result)
            Button("look up") {
                Task {
                    await Current.gate.pass()
                    result = "found"
                    Current.ends.append(Task.isCancelled ? "cancelled" : "done")
                }
            }
            Button("detach") {
                Task.detached {
                    await Current.gate.pass()
                    await MainActor.run { result = "found" }
                    await MainActor.run { Current.ends.append("detached") }
                }
            }
            Button("watch") { isWatching = true }
            if isWatching {
                Text("watching").task {
                    await cancellation()
                    Current.ends.append(Task.isCancelled ? "cancelled" : "done")
                }
            }
        }
    }
}

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct `Models and work that pages share` {
    private final class Clock { var time = 1000.0 }
    private let clock = Clock()

    init() {
        Current.gate = Gate()
        Current.work = Import()
        (Current.evaluations, Current.ends) = ([:], [])
        Stock.shared.lamps = 0
        Stock.shared.visitors = []
    }

    private func serve() -> Application {
        let clock = clock
        let resources = AppResources(measurer: TenByTenFont())
        return Application(
            app: AppBlueprint(Office.self, resources: resources), resources: resources,
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: MemorySnapshotStore(), log: Log { _ in }, now: { clock.time }, wallClock: { clock.time })
    }

    /// The stream of what changes after the revision that the visitor has. Tasks may change the page before the listener is there.
    private func listen(_ application: Application, _ path: String, _ visitor: Visitor, _ page: Visitor.Page) async
        -> (EventStream, StreamReading)
    {
        let revision = try? #require(page.text.firstMatch(of: /"revision":(\d+)/)?.output.1)
        let response = await visitor.listen("\(path)/updates?session=\(page.session)&revision=\(revision ?? "")")
        guard case .stream(let stream) = response.body else { preconditionFailure("no stream") }
        return (stream, StreamReading(response))
    }

    private func wait(until condition: () async -> Bool) async throws {
        while await !condition() {
            // The limit of time cancels the test.
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    /// What the stream has when it contains a text, while tasks go on.
    private func receive(_ text: String, from reading: StreamReading) async throws -> String {
        var received = ""
        try await wait {
            received += reading.now() ?? ""
            return received.contains(text)
        }
        return received
    }

    private func isAwake(_ page: Visitor.Page, of application: Application, after seconds: Double) -> Bool {
        clock.time += seconds
        // The ends of listeners are noticed.
        application.sessions.heartbeat()
        application.sessions.sweep()
        return application.sessions.live[page.session] != nil
    }

    // MARK: Models

    @Test func `a change of a shared model reaches the pages of all users that show it, and evaluates no other`()
        async throws
    {
        let application = serve()
        let (ada, bob) = (Visitor(application), Visitor(application))
        let adas = await ada.get("/")
        let (_, bobs) = await listen(application, "", bob, await bob.get("/"))
        let (_, cellar) = await listen(application, "/cellar", bob, await bob.get("/cellar"))
        _ = (bobs.now(), cellar.now())
        Current.evaluations = [:]
        #expect(await ada.tap("add", on: adas).text.contains("1 lamps"))
        #expect(try await receive("lamps", from: bobs).contains("1 lamps"))
        #expect(cellar.now() == "")
        #expect(Current.evaluations == ["shelf": 2])
    }

    @Test func `the work of an actor shows its progress on all pages, and goes on when they have gone`() async throws {
        let application = serve()
        let (ada, bob) = (Visitor(application), Visitor(application))
        let page = await ada.get("/import")
        let (stream, adas) = await listen(application, "/import", ada, page)
        let (_, bobs) = await listen(application, "/import", bob, await bob.get("/import"))
        await Current.work.read(7)
        _ = try await receive("7 rows", from: adas)
        _ = try await receive("7 rows", from: bobs)
        stream.close()
        #expect(!isAwake(page, of: application, after: 301))
        try await wait { await Current.work.watcherCount == 1 }
        await Current.work.read(5)
        _ = try await receive("12 rows", from: bobs)
        let (_, again) = await listen(application, "/import", ada, await ada.get("/import?session=\(page.session)"))
        _ = try await receive("12 rows", from: again)
    }

    @Test func `who looks at something is known while the page is shown`() async throws {
        let application = serve()
        let (ada, bob) = (Visitor(application), Visitor(application))
        let page = await ada.get("/item")
        let (stream, _) = await listen(application, "/item", ada, page)
        _ = await bob.get("/item")
        try await wait { Stock.shared.visitors.count == 2 }
        stream.close()
        #expect(!isAwake(page, of: application, after: 301))
        try await wait { Stock.shared.visitors.isEmpty }
    }

    // MARK: Tasks

    @Test func `a page stays awake while a task of an action is under way, and then sleeps with its result`()
        async throws
    {
        let application = serve()
        let ada = Visitor(application)
        let page = await ada.get("/tasks")
        _ = await ada.tap("look up", on: page, at: "/tasks")
        #expect(isAwake(page, of: application, after: 301))
        await Current.gate.open()
        try await wait { !isAwake(page, of: application, after: 0) }
        #expect(Current.ends == ["done"])
        #expect(await ada.get("/tasks?session=\(page.session)").text.contains("\"found\""))
    }

    @Test func `a task of an action that never ends keeps its page awake for a day`() async throws {
        let application = serve()
        let ada = Visitor(application)
        let page = await ada.get("/tasks")
        _ = await ada.tap("look up", on: page, at: "/tasks")
        #expect(isAwake(page, of: application, after: 24 * 3600))
        #expect(!isAwake(page, of: application, after: 1))
        #expect(Current.ends == [])
        await Current.gate.open()
        try await wait { Current.ends == ["done"] }
    }

    @Test func `a detached task does not keep its page awake, and its result is lost with the page's memory`()
        async throws
    {
        let application = serve()
        let ada = Visitor(application)
        let page = await ada.get("/tasks")
        _ = await ada.tap("detach", on: page, at: "/tasks")
        #expect(!isAwake(page, of: application, after: 301))
        await Current.gate.open()
        try await wait { Current.ends == ["detached"] }
        #expect(await ada.get("/tasks?session=\(page.session)").text.contains("\"waiting\""))
    }

    @Test func `a task of a view is cancelled when its page sleeps, and starts again when it wakes`() async throws {
        let application = serve()
        let ada = Visitor(application)
        let page = await ada.get("/tasks")
        _ = await ada.tap("watch", on: page, at: "/tasks")
        #expect(!isAwake(page, of: application, after: 301))
        try await wait { !Current.ends.isEmpty }
        #expect(await ada.get("/tasks?session=\(page.session)").text.contains("watching"))
        #expect(!isAwake(page, of: application, after: 301))
        try await wait { Current.ends.count == 2 }
        #expect(Current.ends == ["cancelled", "cancelled"])
    }
}

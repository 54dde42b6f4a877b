import Dispatch
import EspalierDisplayTree
import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

/// A server with more work than it can handle.
@Suite(.serialized, .timeLimit(.minutes(5))) @MainActor
struct LoadTests {
    private final class Clock: Sendable {
        let time = Atomic<Int64>(0)
        func pass(milliseconds: Int64) { time.add(milliseconds * 1_000_000, ordering: .relaxed) }
    }

    @Test func `a new request waits as long as the waiting work will take, or as long as the oldest has waited`() {
        let clock = Clock()
        let load = MainLoad { clock.time.load(ordering: .relaxed) }
        #expect(load.delay == 0)
        load.enter()
        #expect(load.delay == 0)
        clock.pass(milliseconds: 30)
        #expect(load.delay == 0.03)
        load.begin()
        #expect(load.delay == 0)
        clock.pass(milliseconds: 160)
        // Nobody knows how long the work in hand will take; it has taken that long.
        #expect(load.delay == 0.16)
        load.end()
        // A sixteenth of the first 160 ms.
        for _ in 0..<5 { load.enter() }
        #expect(load.count == 5)
        #expect(abs(load.delay - 0.05) < 1e-9)
        clock.pass(milliseconds: 70)
        #expect(load.delay == 0.07)
    }

    @Test func `the work in hand is named, with its event, until it ends`() {
        let work = WorkInHand()
        func fields() -> [String] {
            work.fields.filter { !["view", "lastBody"].contains($0.name) }.map { "\($0.name)=\($0.value)" }
        }
        let callback = ["work=a task, a timer or a callback of the app"]
        #expect(fields() == callback)
        work.begin("batch", scene: "shop", session: "abcdefghij")
        #expect(fields() == ["work=batch", "scene=/shop", "session=abcdefgh…"])
        work.take(DisplayEvent(node: 7, type: .tap))
        #expect(fields() == ["work=batch", "scene=/shop", "session=abcdefgh…", "input=tap", "node=7"])
        work.begin("opening", scene: "", session: nil)
        #expect(fields() == ["work=opening", "scene=/"])
        work.end()
        #expect(fields() == callback)
    }

    @Test func `of thousands of waiting requests, the oldest counts`() {
        let clock = Clock()
        let load = MainLoad { clock.time.load(ordering: .relaxed) }
        for _ in 0..<3000 {
            load.enter()
            clock.pass(milliseconds: 1)
        }
        for done in 1...2999 {
            load.begin()
            #expect(load.count == 3000 - done)
            #expect(load.delay == Double(3000 - done) / 1000)
        }
        load.begin()
        #expect(load.count == 0 && load.delay == 0)
        load.begin()
        load.enter()
        clock.pass(milliseconds: 5)
        #expect(load.count == 1 && load.delay == 0.005)
    }

    /// Blocks the main actor until a client, on its own thread, calls the function that it receives.
    ///
    /// The thread starts before the main actor is blocked, and no thread of the concurrency pool waits: other tests,
    /// which may occupy that pool while they wait for the main actor, cannot prevent the client from releasing it.
    private func holdingMain<T: Sendable>(
        _ client: @escaping @Sendable (_ release: @escaping @Sendable () -> Void) -> T
    ) async -> T {
        let released = DispatchSemaphore(value: 0)
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: client { released.signal() }) }
            if released.wait(timeout: .now() + 60) == .timedOut {
                Issue.record("the client did not release the main actor")
            }
        }
    }

    /// Waits until a condition holds, for at most a minute.
    private nonisolated static func wait(until condition: () -> Bool) {
        let deadline = ContinuousClock.now + .seconds(60)
        while !condition() {
            guard ContinuousClock.now < deadline else {
                Issue.record("the condition does not hold")
                return
            }
            sched_yield()
        }
    }

    private func settings(_ change: (inout SessionSettings) -> Void) -> SessionSettings {
        var settings = SessionSettings()
        change(&settings)
        return settings
    }

    @Test func `if the wait would be too long, a page gets 503 and retries automatically`() async throws {
        let server = try TestServer(.overSocket, settings: settings { $0.maximumDelay = 0.1 })
        let port = server.port
        let load = server.application.admission.load
        let (first, second) = await holdingMain { release in
            let first = RawConnection(port: port)
            first.write(HTTPRequest(.get, "/counter"))
            Self.wait { load.delay > 0.1 }
            let second = RawConnection(port: port)
            second.write(HTTPRequest(.get, "/counter", headers: [.accept: "text/html"]))
            let refusal = second.readResponse()
            release()
            return (first.readResponse(), refusal)
        }
        #expect(first.status == .ok)
        #expect(second.status == .serviceUnavailable)
        #expect(second["Retry-After"] == "1")
        #expect(second["Refresh"] == "1")
        #expect(second.text.contains("The server is overloaded. Try again in 1 s."))
        #expect(await server.get("/counter").status == .ok)
        await server.stop()
    }

    @Test(arguments: ["/counter", "/counter.json?session=S", "/counter/events"])
    func `a request that would wait too long evaluates nothing`(target: String) async throws {
        let server = try TestServer(settings: settings { $0.maximumDelay = 0 })
        let session = await server.open()
        let scene = server.lastScene
        // Work that waits until it is begun.
        server.application.admission.load.enter()
        let body = #"{"session":"\#(session)","events":[{"node":3,"type":"tap"}]}"#
        let isPost = target.hasSuffix("events")
        let request = HTTPRequest(
            isPost ? .post : .get, target.replacing("=S", with: "=\(session)"),
            headers: isPost ? [.contentType: "application/json"] : [:], body: isPost ? Array(body.utf8) : [])
        // The response comes before the main actor, which runs this test, starts any work.
        guard case .response(let refusal) = server.application.outcome(of: request) else {
            Issue.record("the request was not refused")
            return
        }
        #expect(refusal.status == .serviceUnavailable)
        #expect(refusal["Retry-After"] == "1")
        #expect(server.application.admission.load.count == 1)
        #expect(server.sceneCount == 1)
        #expect(scene.eventCount == 0)

        server.application.admission.load.begin()
        server.application.admission.load.end()
        #expect(await server.send(request).status == .ok)
    }

    @Test func `a channel's batch is refused with a pause, and accepted after it`() async throws {
        let server = try TestServer(.overSocket, settings: settings { $0.maximumDelay = 0.1 })
        let session = await server.open()
        let channel = await server.channel(session)
        let port = server.port
        let load = server.application.admission.load
        let refusal = await holdingMain { release in
            let other = RawConnection(port: port)
            other.write(HTTPRequest(.get, "/counter"))
            Self.wait { load.delay > 0.1 }
            channel.send(#"{"revision":1,"page":"p","n":1,"events":[{"node":3,"type":"tap"}]}"#)
            let refusal = channel.read()
            release()
            _ = other.readResponse()
            return refusal
        }
        #expect(
            refusal
                == .text(
                    #"{"type":"about:blank","title":"Service Unavailable","status":503,"detail":"The server is overloaded. Try again in 1 s.","retry":1,"n":1}"#
                ))
        #expect(await channel.tap(1) == .text(#"{"n":1,"p":1→2 1 }"#))
        await server.stop()
    }

    @Test func `of what repeats only the newest is handled, whatever stands between; of texts, unless it is an action`()
    {
        func event(_ node: Int, _ type: EventType, _ value: EventValue = .none) -> PageEvent {
            .node(DisplayEvent(node: node, type: type, value: value))
        }
        let events = [
            event(1, .scroll, .number(1)), event(2, .scroll, .number(2)), event(1, .scroll, .number(3)),
            event(4, .input, .text("a")), event(1, .scroll, .number(4)), event(4, .input, .text("ab")),
            event(3, .tap), event(3, .tap), event(1, .scroll, .number(5)), event(1, .scroll, .number(6)),
        ]
        #expect(EventPost.newest(of: events).map(\.index) == [1, 5, 6, 7, 9])
    }

    @Test func `of a touch the newest move is handled, of a field the selection in its newest text`() {
        func touch(_ number: Int, _ type: EventType) -> PageEvent {
            .node(
                DisplayEvent(node: 1, type: type, value: .touch(TouchReport(serial: number, time: 0, points: [.zero])!))
            )
        }
        func field(_ type: EventType, _ value: String) -> PageEvent {
            .node(DisplayEvent(node: 4, type: type, value: .text(value)))
        }
        let events = [
            touch(1, .touch), touch(1, .move), field(.input, "a"), field(.phase, "1 1"), touch(1, .move),
            touch(2, .move),
            field(.input, "ab"), field(.phase, "2 2"), field(.phase, "1 2"), touch(1, .lift), field(.input, "abc"),
            field(.phase, "idle 0 1 0 0"), field(.phase, "tracking 0 1 0 0"), field(.input, "abcd"),
        ]
        #expect(EventPost.newest(of: events).map(\.index) == [0, 4, 5, 6, 8, 9, 10, 11, 12, 13])
    }

    @Test func `reports of the window become one, which has the newest of each measurement`() {
        let tap = PageEvent.node(DisplayEvent(node: 3, type: .tap))
        let events: [PageEvent] = [
            .window(WindowReport(width: 300, height: 400)), tap, .window(WindowReport(height: 500, isDark: true)),
            .window(WindowReport(textScale: 2)), tap,
        ]
        #expect(
            EventPost.newest(of: events) == [
                EventPost.Numbered(index: 1, event: tap),
                EventPost.Numbered(
                    index: 3, event: .window(WindowReport(width: 300, height: 500, isDark: true, textScale: 2))),
                EventPost.Numbered(index: 4, event: tap),
            ])
    }

    @Test func `a batch ends when its time is over, and its page continues`() async throws {
        let server = try TestServer(settings: settings { $0.batchBudget = 0 })
        let session = await server.open()
        server.lastScene.cost = 10
        let taps = Array(repeating: #"{"node":3,"type":"tap"}"#, count: 9).joined(separator: ",")
        let batch = #"{"session":"\#(session)","revision":1,"page":"p","n":1,"events":[\#(taps)]}"#
        let refused = await server.post("/counter/events", batch, [.accept: "application/x-test-patch"])
        #expect(refused.status == .tooManyRequests && refused["Retry-After"] == "1")
        #expect(server.lastScene.eventCount == 1)
        let again = await server.post("/counter/events", batch, [.accept: "application/x-test-patch"])
        #expect(again.text == "1→2 1 ")
    }

    @Test func `a thousand scrolls of a node are handled as one`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let inputs = (0..<1000).map { #"{"node":4,"type":"input","value":"\#($0)"}"# }.joined(separator: ",")
        let response = await server.post(
            "/counter/events", #"{"session":"\#(session)","revision":1,"events":[\#(inputs)]}"#,
            [.accept: "application/x-test-patch"])
        #expect(response.text == "1→2 0 999 knows [4]")
        #expect(server.lastScene.eventCount == 1)
    }

    @Test(arguments: Way.allCases)
    func `a long post lets other sessions have their turn, while its own session waits for it`(way: Way) async throws {
        let server = try TestServer(way)
        let quick = await server.open()
        let slow = await server.open()
        server.lastScene.cost = 3
        let taps = Array(repeating: #"{"node":3,"type":"tap"}"#, count: 200).joined(separator: ",")
        async let long = server.post(
            "/counter/events", #"{"session":"\#(slow)","revision":1,"events":[\#(taps)]}"#)
        while server.lastScene.eventCount == 0 { await Task.yield() }
        async let after = server.post(
            "/counter/events",
            #"{"session":"\#(slow)","events":[{"node":4,"type":"input","value":"after"}]}"#)
        for _ in 0..<3 {
            let response = await server.post(
                "/counter/events", #"{"session":"\#(quick)","events":[{"node":3,"type":"tap"}]}"#)
            #expect(response.status == .ok)
        }
        #expect(server.lastScene.eventCount < 200)
        #expect(await long.text.contains(#""text":"200 ""#))
        #expect(await after.text.contains(#""text":"200 after""#))
        await server.stop()
    }

    @Test func `a server that stops first finishes incomplete work`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let scene = server.lastScene
        scene.cost = 3
        let taps = Array(repeating: #"{"node":3,"type":"tap"}"#, count: 100).joined(separator: ",")
        async let long = server.post("/counter/events", #"{"session":"\#(session)","events":[\#(taps)]}"#)
        while scene.eventCount == 0 { await Task.yield() }
        #expect(scene.eventCount < 100)
        #expect(await server.end())
        #expect(scene.eventCount == 100)
        #expect(await long.status == .ok)
    }

    @Test func `a server that stops does not finish a batch that takes too long, and does not store a part of it`()
        async throws
    {
        let server = try TestServer(store: BrokenStore())
        let session = await server.open()
        let scene = server.lastScene
        let tap = #"{"session":"\#(session)","events":[{"node":3,"type":"tap"}]}"#
        #expect(await server.post("/counter/events", tap).status == .ok)
        scene.cost = 10
        let taps = Array(repeating: #"{"node":3,"type":"tap"}"#, count: 100).joined(separator: ",")
        async let long = server.post("/counter/events", #"{"session":"\#(session)","events":[\#(taps)]}"#)
        while scene.eventCount == 1 { await Task.yield() }
        server.application.shutDown(patience: 0)
        #expect(scene.eventCount < 100)
        #expect(await long.status == .serviceUnavailable)
        let record = try #require(try server.store.read(session))
        #expect(try JSONDecoder().decode(CounterScene.State.self, from: record.state).count == 1)
    }

    // MARK: A hang

    @Test func `the first request during a hang gets 503, and is not performed afterwards`() async throws {
        var configuration = HTTPServer.Configuration()
        configuration.patience = 0
        let server = try TestServer(.overSocket, configuration: configuration)
        let (port, admission) = (server.port, server.application.admission)
        let response = await holdingMain { release in
            let connection = RawConnection(port: port)
            connection.write(HTTPRequest(.get, "/counter"))
            defer { release() }
            return connection.readResponse()
        }
        #expect(response.status == .serviceUnavailable && response["Retry-After"] == "5")
        while admission.load.count > 0 { await Task.yield() }
        #expect(server.sceneCount == 0)
        #expect(await server.get("/counter").status == .ok)
        await server.stop()
    }

    @Test func `work is refused while the app's own work holds the main actor`() throws {
        let admission = Admission(settings: SessionSettings(), metrics: Metrics())
        let silence = Mutex(5.0)
        admission.silence.withLock { $0 = Reading { silence.withLock { $0 } } }
        _ = try admission.enter()
        silence.withLock { $0 = 5.1 }
        #expect(throws: Problem.self) { try admission.enter() }
        #expect(throws: Problem.self) { try admission.enter("a") }
    }

    @Test func `too much waiting work is a reason not to be ready`() async throws {
        let server = try TestServer(settings: settings { $0.maximumDelay = -1 })
        let ready = await server.get("/readyz")
        #expect(ready.status == .serviceUnavailable)
        #expect(ready.text == "load: new work would wait 0 s\n")
    }

    // MARK: The watchdog

    @Test func `while the main actor is blocked the server is alive and not ready, and the log reports it`()
        async throws
    {
        let server = try TestServer(.overSocket, settings: settings { $0.silenceLimit = 0.3 })
        let port = server.port
        func status(_ path: String) -> @Sendable () -> HTTPResponse {
            {
                let connection = RawConnection(port: port)
                connection.write(HTTPRequest(.get, path))
                return connection.readResponse()
            }
        }
        let logged = server.logged
        let (ready, alive) = await holdingMain { [ready = status("/readyz"), alive = status("/healthz")] release in
            defer { release() }
            var response = ready()
            Self.wait {
                response = ready()
                return response.status != .ok
            }
            Self.wait { logged.lines.withLock { $0.contains { $0.contains("main actor is stuck") } } }
            return (response, alive())
        }
        #expect(ready.status == .serviceUnavailable)
        #expect(ready.text.hasPrefix("main actor: has not responded for "))
        #expect(alive.status == .ok)
        while await server.get("/readyz").status != .ok { await Task.yield() }
        let lines = server.logged.lines.withLock { $0 }
        #expect(lines.contains { $0.contains(#""event":"main actor is stuck""#) })
        await server.stop()
    }

    @Test func `the work of the main actor has a scene, a session, an event and a node`() {
        let work = WorkInHand()
        work.begin("events", scene: "counter", session: "0123456789abcdef")
        work.take(DisplayEvent(node: 7, type: .tap))
        let fields = Dictionary(work.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        #expect(fields["work"] == "events")
        #expect(fields["scene"] == "/counter")
        #expect(fields["session"] == "01234567…")
        #expect(fields["input"] == "tap")
        #expect(fields["node"] == "7")
    }

    // MARK: The log

    @Test func `only a few lines of one kind are written per second, and a count`() {
        let second = Mutex(1.0)
        let lines = Mutex<[String]>([])
        let log = Log(
            linesPerSecond: 100, linesPerKind: 2, now: { second.withLock { $0 } }
        ) { line in lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }
        for _ in 0..<5 { log.write(.warning, "refused", kind: "refused 409") }
        log.write(.warning, "refused", kind: "refused 400")
        log.write(.info, "else")
        second.withLock { $0 = 2 }
        log.writeCounts()
        log.writeCounts()
        #expect(
            lines.withLock { $0 } == [
                "{\"time\":\"1970-01-01T00:00:01.000Z\",\"level\":\"warning\",\"event\":\"refused\"}\n",
                "{\"time\":\"1970-01-01T00:00:01.000Z\",\"level\":\"warning\",\"event\":\"refused\"}\n",
                "{\"time\":\"1970-01-01T00:00:01.000Z\",\"level\":\"warning\",\"event\":\"refused\"}\n",
                "{\"time\":\"1970-01-01T00:00:01.000Z\",\"level\":\"info\",\"event\":\"else\"}\n",
                "{\"time\":\"1970-01-01T00:00:02.000Z\",\"level\":\"warning\",\"event\":\"log\",\"suppressed\":\"3\",\"kind\":\"refused 409\"}\n",
            ])
    }
}

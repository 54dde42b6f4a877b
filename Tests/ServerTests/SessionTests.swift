import EspalierDisplayTree
import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

@Suite(.serialized) @MainActor
struct SessionTests {
    private func tap(_ server: TestServer, _ session: String, node: Int = 3, revision: Int? = nil) async -> HTTPResponse
    {
        let revision = revision.map { #""revision":\#($0),"# } ?? ""
        return await server.post(
            "/counter/events", #"{"session":"\#(session)",\#(revision)"events":[{"node":\#(node),"type":"tap"}]}"#)
    }

    @Test(arguments: Way.allCases)
    func `an unknown session counts as ended`(way: Way) async throws {
        let server = try TestServer(way)
        for session in ["AAAAAAAAAAAAAAAAAAAAAA", "", "short", "../../../../etc/passwd"] {
            let encoded = PercentEncoding.encode(session)
            #expect(await server.get("/counter?session=\(encoded)").status == .gone)
            #expect(await server.get("/counter/updates?session=\(encoded)").status == .gone)
            #expect(await tap(server, session).status == .gone)
        }
        let detail = await server.get("/counter.json?session=AAAAAAAAAAAAAAAAAAAAAA").text
        #expect(
            detail
                == #"{"type":"about:blank","title":"Gone","status":410,"detail":"The session has ended or never existed. "#
                + #"Open the page again without a session to get a new one."}"#)
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `a session is only found at its own scene`(way: Way) async throws {
        let server = try TestServer(way)
        let session = await server.open()
        #expect(await server.get("/other?session=\(session)").status == .notFound)
        #expect(await server.get("/other/updates?session=\(session)").status == .notFound)
        let response = await server.post("/other/events", #"{"session":"\#(session)","events":[]}"#)
        #expect(response.status == .notFound)
        await server.stop()
    }

    @Test func `session ids do not repeat`() {
        let names = (0..<1000).map { _ in SessionID.random() }
        #expect(Set(names).count == 1000)
        #expect(names.allSatisfy(SessionID.isWellFormed))
    }

    @Test func `a page without requests after its first goes to sleep soon, and its first event wakes it`() async throws
    {
        let server = try TestServer()
        let session = await server.open()
        let scene = server.lastScene
        server.time += 61
        server.application.sessions.sweep()
        #expect(server.application.sessions.live.isEmpty)
        #expect(scene.hasEnded)
        let response = await tap(server, session, revision: 1)
        #expect(response.status == .ok)
        #expect(response.text.contains(#""text":"1 ""#))
        #expect(server.lastScene !== scene)
    }

    @Test func `when few pages are left, what pages share is dropped once, and they continue`() async throws {
        let server = try TestServer()
        let measurer = server.measurer
        let used = await server.open()
        _ = await tap(server, used)
        for _ in 0..<8 { _ = await server.open() }
        server.application.sessions.sweep()
        #expect(measurer.drops.load(ordering: .relaxed) == 0)
        server.time += 61
        server.application.sessions.sweep()
        server.application.sessions.sweep()
        #expect(server.application.sessions.live.count == 1)
        #expect(measurer.drops.load(ordering: .relaxed) == 1)
        #expect(await tap(server, used, revision: 2).status == .ok)
    }

    @Test func `a session in use stays, an idle one sleeps with its state, and after its lifetime it ends`()
        async throws
    {
        let server = try TestServer()
        let session = await server.open()
        _ = await tap(server, session)
        server.time += 200
        server.application.sessions.sweep()
        #expect(server.application.sessions.live.count == 1)
        server.time += 101
        server.application.sessions.sweep()
        #expect(server.application.sessions.live.isEmpty)
        #expect(await server.get("/counter?session=\(session)").text.hasSuffix(" 1 >"))
        server.time += 301
        server.application.sessions.sweep()
        server.time += 24 * 3600 + 1
        server.application.sessions.sweep()
        #expect(await server.get("/counter?session=\(session)").status == .gone)
        #expect(server.store.count == 0)
    }

    @Test func `each request keeps a session awake for another five minutes`() async throws {
        let server = try TestServer()
        let session = await server.open()
        for _ in 0..<5 {
            server.time += 250
            _ = await server.get("/counter?session=\(session)")
            server.application.sessions.sweep()
            #expect(server.application.sessions.live.count == 1)
        }
        server.time += 301
        server.application.sessions.sweep()
        #expect(server.application.sessions.live.isEmpty)
    }

    @Test func `a page with a stream is in use until some time after the stream ended`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let response = await server.get("/counter/updates?session=\(session)")
        server.time += 10_000
        server.application.sessions.heartbeat()
        #expect(server.application.metrics.streams.load(ordering: .relaxed) == 1)
        server.application.sessions.sweep()
        #expect(server.application.sessions.live.count == 1)
        guard case .stream(let stream) = response.body else { return }
        stream.abandon()
        server.time += 299
        server.application.sessions.heartbeat()
        server.application.sessions.sweep()
        #expect(server.application.sessions.live.count == 1)
        server.time += 2
        server.application.sessions.sweep()
        #expect(server.application.sessions.live.isEmpty)
    }

    @Test func `revisions of a restored session continue, and a client with an older one gets the whole page`()
        async throws
    {
        let server = try TestServer()
        let session = await server.open()
        _ = await tap(server, session)
        server.time += 301
        server.application.sessions.sweep()
        let response = await server.post(
            "/counter/events", #"{"session":"\#(session)","revision":2,"events":[{"node":3,"type":"tap"}]}"#,
            [.accept: "application/x-test-patch"])
        #expect(response.text == "\"↺1003 2 \"")
        // A document is marked in the same way.
        for (shown, revision) in [("&revision=2", "↺1003"), ("&revision=1003", "1003"), ("", "1003")] {
            let page = await server.get("/counter?session=\(session)\(shown)", [.accept: "text/html"])
            #expect(page.text.hasPrefix("<page \(session) \(revision) "))
        }
        let next = await server.post(
            "/counter/events", #"{"session":"\#(session)","revision":1003,"events":[{"node":3,"type":"tap"}]}"#,
            [.accept: "application/x-test-patch"])
        #expect(next.text == "1003→1004 3 ")
    }

    @Test func `nodes of the revision before sleep are known until the client has a later one`() async throws {
        let server = try TestServer()
        let id = await server.open()
        let fresh = try #require(server.application.sessions.live[id])
        #expect(fresh.isCurrent(1) && !fresh.isCurrent(nil) && !fresh.isCurrent(0))
        _ = await tap(server, id)
        server.time += 301
        server.application.sessions.sweep()
        _ = await server.get("/counter?session=\(id)")
        let session = try #require(server.application.sessions.live[id])
        let current = session.update().revision
        #expect(session.isCurrent(2) && session.isCurrent(current) && !session.isCurrent(1) && !session.isCurrent(nil))
        session.confirm(2, takesPatches: false)
        #expect(session.isCurrent(2))
        session.confirm(3, takesPatches: false)
        #expect(!session.isCurrent(2) && session.isCurrent(current))
    }

    @Test func `a page that was opened without a cookie continues after sleep in the first browser that asks`()
        async throws
    {
        let server = try TestServer()
        let session = await server.open()
        server.time += 301
        server.application.sessions.sweep()
        func get(_ browser: String) async -> HTTPStatus {
            await server.get("/counter?session=\(session)", [.cookie: server.cookie(of: browser)]).status
        }
        let (first, second) = (String(repeating: "a", count: 22), String(repeating: "b", count: 22))
        #expect(await get(first) == .ok)
        #expect(await get(second) == .gone)
        server.time += 301
        server.application.sessions.sweep()
        #expect(await get(second) == .gone)
        #expect(await get(first) == .ok)
    }

    @Test func `with the maximum number of sessions, the least used go to sleep`() async throws {
        var settings = SessionSettings()
        settings.maximumLive = 10
        let server = try TestServer(settings: settings)
        let first = await server.open()
        _ = await tap(server, first)
        for _ in 0..<30 {
            server.time += 1
            _ = await server.open()
        }
        #expect(server.application.sessions.live.count == 10)
        #expect(server.application.sessions.live[first] != nil)
        server.application.sessions.writer.flush()
        #expect(server.store.count == 21)
    }

    @Test func `of the pages with later requests, the least recently used goes to sleep`() async throws {
        var settings = SessionSettings()
        settings.maximumLive = 3
        let server = try TestServer(settings: settings)
        var sessions: [String] = []
        for _ in 0..<3 {
            server.time += 1
            sessions.append(await server.open())
        }
        // Used in a different order than opened: the second page is the least recently used, the first the most
        // recently used.
        for session in [sessions[1], sessions[2], sessions[0]] {
            server.time += 1
            _ = await tap(server, session)
        }
        let fourth = await server.open()
        #expect(Set(server.application.sessions.live.keys) == [sessions[0], sessions[2], fourth])
        // It continues on request, and the next one makes room.
        _ = await tap(server, fourth)
        #expect(await tap(server, sessions[1]).text.contains(#""text":"2 ""#))
        #expect(Set(server.application.sessions.live.keys) == [sessions[0], sessions[1], fourth])
    }

    @Test(arguments: Way.allCases)
    func `if all sessions have open streams, new sessions are refused`(way: Way) async throws {
        var settings = SessionSettings()
        settings.maximumLive = 1
        let server = try TestServer(way, settings: settings)
        let session = await server.open()
        server.application.sessions.live[session]!.open(EventStream(), from: 1)
        let response = await server.get("/counter")
        #expect(response.status == .tooManyRequests)
        #expect(response["Retry-After"] == "60")
        await server.stop()
    }

    @Test func `a session has a limited number of waiting requests`() async throws {
        var settings = SessionSettings()
        settings.maximumWaiting = 2
        let server = try TestServer(settings: settings)
        let session = await server.open()
        let request = HTTPRequest(.get, "/counter?session=\(session)")
        // This test occupies the main actor, so requests wait.
        let outcomes = (0..<3).map { _ in server.application.outcome(of: request) }
        guard case .response(let refused) = outcomes[2], case .onMainActor(let work, _) = outcomes[0] else {
            Issue.record("the third was not refused")
            return
        }
        #expect(refused.status == .tooManyRequests)
        #expect(work()().status == .ok)
        #expect(await server.get("/counter?session=\(session)").status == .ok)
    }

    @Test(arguments: Way.allCases)
    func `a server that shuts down reports it`(way: Way) async throws {
        let server = try TestServer(way)
        let session = await server.open()
        server.application.shutDown()
        for path in ["/counter", "/counter?session=\(session)", "/counter/updates?session=\(session)", "/"] {
            let response = await server.get(path)
            #expect(response.status == .serviceUnavailable)
            #expect(response["Retry-After"] == "1")
        }
        #expect(server.store.count == 1)
        await server.stop()
    }

    @Test(arguments: [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148", "390x844"),
        ("Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36", "390x844"),
        ("Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", "1024x768"), ("App/1 (iPhone)", "390x844"),
    ])
    func `the first page is as large as browsers of its kind`(agent: String, size: String) async throws {
        let server = try TestServer()
        #expect(await server.get("/counter", [.userAgent: agent]).text.contains(" \(size) "))
    }

    @Test func `the hint of Chrome on Android, which is the same on all phones, sets no size`() async throws {
        let server = try TestServer()
        let phone = "Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36"
        func page(_ agent: String, _ width: String) async -> String {
            await server.get(
                "/counter", [.userAgent: agent, .viewportWidth: width, .viewportHeight: "2121"]
            ).text
        }
        #expect(await page(phone, "980").contains(" 390x844 "))
        #expect(await page(phone, "412").contains(" 412x2121 "))
        #expect(await page("Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0", "980").contains(" 980x2121 "))
        await server.stop()
    }

    @Test func `hints and the URL set a size, and a malformed cookie does not`() async throws {
        let server = try TestServer()
        let hints: RequestHeaders = [
            .viewportWidth: "1280", .viewportHeight: "800", .colorScheme: "\"dark\"", .pixelRatio: "2",
            .acceptLanguage: "en;q=0.5, de-CH, zh-Hans;q=0.9, *;q=0.1, <x>",
        ]
        #expect(await server.get("/counter", hints).text.contains(" 1280x800 "))
        #expect(server.lastScene.host.prefersDarkScheme)
        #expect(server.lastScene.host.displayScale == 2)
        #expect(server.lastScene.host.languages == ["de-CH", "zh-Hans", "en"])
        #expect(await server.get("/counter?size=390x844", hints).text.contains(" 390x844 "))
        for size in ["390", "", "x", "390x", "1x2x3", "axb"] {
            #expect(await server.get("/counter?size=\(size)").text.contains(" 1024x768 "))
        }
        for cookie in ["nan_1_1_1_1_1_1", "1_2", "inf_inf_0_1_0_1_0", "x", "1_2_3_4_5_6", "1_2_3_4_5_6_7_8"] {
            let page = await server.get("/counter", [.cookie: "espalier-window=\(cookie)"])
            #expect(page.text.contains(" 1024x768 "))
        }
    }
}

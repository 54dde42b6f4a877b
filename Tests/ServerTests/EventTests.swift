import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

@Suite(.serialized) @MainActor
struct EventTests {
    private let patch: RequestHeaders = [.accept: "application/x-test-patch"]

    @Test(arguments: Way.allCases)
    func `the response to a tap is the patch from the client's revision`(way: Way) async throws {
        let server = try TestServer(way)
        let session = await server.open()
        let body = #"{"session":"\#(session)","revision":1,"events":[{"node":3,"type":"tap"}]}"#
        let response = await server.post("/counter/events", body, patch)
        #expect(response.status == .ok)
        #expect(response["Content-Type"] == "application/x-test-patch")
        #expect(response.text == "1→2 1 ")
        await server.stop()
    }

    @Test func `events are handled in order, and the response is one patch`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let response = await server.post(
            "/counter/events",
            #"{"session":"\#(session)","revision":1,"events":[{"node":4,"type":"input","value":"A"},"#
                + #"{"node":3,"type":"tap"},{"node":4,"type":"input","value":"Ada"}]}"#, patch)
        #expect(response.text == "1→2 1 Ada knows [4, 4]")
    }

    @Test func `a typed text is omitted from the patch for its page only, not from those for other pages and programs`()
        async throws
    {
        let server = try TestServer()
        let session = await server.open()
        let body = #"{"session":"\#(session)","revision":1,"events":[{"node":4,"type":"input","value":"A"}]}"#
        let first = StreamReading(await server.get("/counter/updates?session=\(session)"))
        #expect(await server.post("/counter/events", body, patch).text == "1→2 0 A knows [4]")
        let second = StreamReading(await server.get("/counter/updates?session=\(session)"))
        _ = (first.now(), second.now())
        let next = #"{"session":"\#(session)","revision":2,"events":[{"node":4,"type":"input","value":"Ad"}]}"#
        #expect(await server.post("/counter/events", next, patch).text == "2→3 0 Ad knows [4]")
        #expect(second.now() == "id: 3\ndata: 2→3 0 Ad\n\n")
        let last = #"{"session":"\#(session)","revision":3,"events":[{"node":4,"type":"input","value":"Ada"}]}"#
        _ = await server.post("/counter/events", last)
        #expect(first.now() == "id: 3\ndata: 2→3 0 Ad\n\nid: 4\ndata: 3→4 0 Ada\n\n")
        // A page that reconnects with a revision from before the second page lacks the text that only the first page
        // knew.
        let third = StreamReading(await server.get("/counter/updates?session=\(session)&revision=1"))
        #expect(third.now() == ": open\nretry: 1000\n\nid: 4\ndata: \"→4 0 Ada\"\n\n")
    }

    @Test func `a client that is behind gets every step, and a client that is too far behind gets the whole page`()
        async throws
    {
        var settings = SessionSettings()
        settings.historyLength = 3
        let server = try TestServer(settings: settings)
        let session = await server.open()
        func tap(from revision: Int?) async -> String {
            let revision = revision.map { #""revision":\#($0),"# } ?? ""
            return await server.post(
                "/counter/events", #"{"session":"\#(session)",\#(revision)"events":[{"node":3,"type":"tap"}]}"#, patch
            ).text
        }
        _ = await tap(from: 1)
        _ = await tap(from: 2)
        #expect(await tap(from: 2) == "2→3 2 ;3→4 3 ")
        #expect(await tap(from: 1) == "\"→5 4 \"")
        #expect(await tap(from: 77) == "\"→6 5 \"")
        #expect(await tap(from: nil) == "\"→7 6 \"")
    }

    @Test func `a patch without changes is empty`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let response = await server.post(
            "/counter/events", #"{"session":"\#(session)","revision":1,"events":[]}"#, patch)
        #expect(response.text == "=1")
    }

    @Test(arguments: Way.allCases)
    func `a program that asks for JSON gets the tree`(way: Way) async throws {
        let server = try TestServer(way)
        let session = await server.open()
        let body =
            #"{"session":"\#(session)","events":[{"node":5,"type":"change","value":true},{"node":6,"type":"tap"}]}"#
        let response = await server.post("/counter/events", body, [.accept: "application/json"])
        #expect(response["Content-Type"] == "application/json")
        #expect(response.text.contains(#""revision":2,"#))
        #expect(response.text.contains(#""text":"100 ""#))
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `a form's controls and its button are events, and the response leads back to the page`(way: Way) async throws {
        let server = try TestServer(way)
        let session = await server.open()
        let response = await server.post(
            "/counter/events", "session=\(session)&revision=1&n4=Ada+L%C3%B6we&n5=on&n7=3&tap=3",
            [.contentType: "application/x-www-form-urlencoded", .accept: "text/html"])
        #expect(response.status == .seeOther)
        #expect(response["Location"] == "/counter?session=\(session)")
        #expect(await server.get("/counter?session=\(session)").text == "<page \(session) 2 1024x768 1 Ada Löwe>")
        #expect(server.lastScene.snapshot().contains(#""isOn":true"#.utf8))
        await server.stop()
    }

    @Test func `a page without scripts loads itself again, less and less often, while a task is under way`()
        async throws
    {
        let server = try TestServer()
        let session = await server.open()
        let form: RequestHeaders = [.contentType: "application/x-www-form-urlencoded", .accept: "text/html"]
        func ends() async -> [String] {
            var ends: [String] = []
            for _ in 1...6 {
                ends.append(
                    String(
                        await server.get("/counter?session=\(session)").text.split(separator: ">").dropFirst().joined())
                )
            }
            return ends
        }
        #expect(await ends() == ["", "", "", "", "", ""])
        _ = await server.post("/counter/events", "session=\(session)&revision=1&n4=work", form)
        let waits = [" again in 1", " again in 2", " again in 4", " again in 8", " again in 16", ""]
        #expect(await ends() == waits)
        _ = await server.post("/counter/events", "session=\(session)&tap=3", form)
        #expect(await ends() == waits)
        let scene = server.lastScene
        while scene.work == nil { await Task.yield() }
        scene.work?.resume()
        while await server.get("/counter?session=\(session)").text.contains("1 work") { await Task.yield() }
        _ = await server.post("/counter/events", "session=\(session)&tap=3", form)
        #expect(await ends() == ["", "", "", "", "", ""])
        await server.stop()
    }

    @Test(arguments: ["tap=6", "tap=99"])
    func `a form's tap that cannot be made is a conflict, and the browser shows the page with the form's values`(
        tap: String
    ) async throws {
        let server = try TestServer()
        let session = await server.open()
        let page = "<page \(session) 2 1024x768 0 a>"
        let response = await server.post(
            "/counter/events", "session=\(session)&revision=1&n4=a&\(tap)",
            [.contentType: "application/x-www-form-urlencoded", .accept: "text/html,*/*;q=.8"])
        #expect(response.status == .conflict)
        #expect(response["Content-Type"] == "text/html; charset=utf-8")
        #expect(response.text == page)
        #expect(response["Refresh"] == "0;url=/counter?session=\(session)")
        #expect(await server.get("/counter?session=\(session)").text == page)
        #expect(server.logged.lines.withLock { $0 } == [])
        await server.stop()
    }

    @Test(arguments: [nil, "*/*", "application/json"] as [String?])
    func `a program whose form has a tap that cannot be made gets a conflict`(accepted: String?) async throws {
        let server = try TestServer()
        let session = await server.open()
        var headers: RequestHeaders = [.contentType: "application/x-www-form-urlencoded"]
        headers[.accept] = accepted
        let response = await server.post("/counter/events", "session=\(session)&n4=a&tap=6", headers)
        #expect(response.status == .conflict)
        #expect(response["Content-Type"] == "application/problem+json")
        #expect(response.text.contains(#"node 6 does not currently accept \"tap\"."#))
        #expect(response.text.contains(#""tree":"#) == (accepted == "application/json"))
        await server.stop()
    }

    @Test func `a program may post a form, and gets the tree that it asks for`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let response = await server.post(
            "/counter/events", "session=\(session)&n4=Ada",
            [.contentType: "application/x-www-form-urlencoded", .accept: "application/json"])
        #expect(response.status == .ok && response["Content-Type"] == "application/json")
        #expect(response.text.contains(#""text":"0 Ada""#))
    }

    @Test func `a text from a form contains no zero byte`() throws {
        let post = try EventPost.decode(form: Array("session=s&revision=7&n4=a%00b&n5=c".utf8), maximumEvents: 4)
        #expect(post.session == "s" && post.revision == 7)
        guard case .form(let fields) = post.content else { throw CancellationError() }
        #expect(fields["n4"] == "a\u{FFFD}b" && fields["n5"] == "c")
        #expect(throws: Problem.self) {
            try EventPost.decode(form: Array("session=s&a=1&b=2".utf8), maximumEvents: 2)
        }
        #expect(throws: Problem.self) { try EventPost.decode(form: Array("a=1".utf8), maximumEvents: 2) }
    }

    @Test func `JSON is also accepted with the type of forms, which curl sends by default`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let response = await server.post(
            "/counter/events", #"{"session":"\#(session)","revision":1,"events":[{"node":3,"type":"tap"}]}"#,
            [.contentType: "application/x-www-form-urlencoded", .accept: "application/json"])
        #expect(response.status == .ok && response.text.contains(#""revision":2"#))
    }

    @Test func `a checkbox that is missing from a form of the current page is off`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let form: RequestHeaders = [.contentType: "application/x-www-form-urlencoded"]
        _ = await server.post("/counter/events", "session=\(session)&revision=1&n5=on", form)
        _ = await server.post("/counter/events", "session=\(session)&revision=1&n4=a", form)
        #expect(server.lastScene.snapshot().contains(#""isOn":true"#.utf8))
        _ = await server.post("/counter/events", "session=\(session)&revision=3&n4=b", form)
        #expect(server.lastScene.snapshot().contains(#""isOn":false"#.utf8))
    }

    @Test func `a window that reports its size gets the page at this size, and a cookie for the next page`()
        async throws
    {
        let server = try TestServer()
        let session = await server.open()
        let response = await server.post(
            "/counter/events",
            #"{"session":"\#(session)","revision":1,"events":[{"node":1,"type":"resize","value":"#
                + #"{"width":390,"height":844.5,"dark":true,"textScale":1.25,"reducedMotion":false,"scale":3,"contrast":true}}]}"#,
            patch)
        #expect(response.text == "1→2 0 ")
        #expect(
            response["Set-Cookie"]
                == "espalier-window=390_844.5_1_1.25_0_3_1; Path=/; Max-Age=31536000; SameSite=Strict; HttpOnly")
        let host = server.lastScene.host
        #expect(host.size.height == 844.5)
        #expect(host.prefersDarkScheme)
        let next = await server.get("/counter", [.cookie: "a=b; espalier-window=390_844.5_1_1.25_0_3_1"])
        #expect(next.text.contains(" 390x844 "))
        #expect(server.lastScene.host == host)
    }

    @Test func `a window's measurements are clamped`() async throws {
        let server = try TestServer()
        let session = await server.open()
        _ = await server.post(
            "/counter/events",
            #"{"session":"\#(session)","events":[{"node":1,"type":"resize","value":"#
                + #"{"width":1e300,"height":-5,"textScale":0,"scale":1e9}}]}"#)
        let host = server.lastScene.host
        #expect(host.size.width == 8192)
        #expect(host.size.height == 64)
        #expect(host.textScale == 0.5)
        #expect(host.displayScale == 8)
    }

    @Test(
        arguments: [
            ("https://example.com", nil, HTTPStatus.forbidden), ("null", nil, .forbidden),
            ("http://localhost.example.com", nil, .forbidden), ("http://localhost", "cross-site", .forbidden),
            ("http://localhost", "same-site", .forbidden), ("http://localhost", "same-origin", .ok),
            ("http://localhost:80", nil, .ok), ("http://LOCALHOST", nil, .ok), (nil, "same-origin", .ok),
            (nil, nil, .ok), ("null", "same-origin", .ok), ("null", "none", .ok), ("null", "cross-site", .forbidden),
            ("https://localhost:443", nil, .ok), ("https://localhost:80", nil, .forbidden),
        ] as [(String?, String?, HTTPStatus)])
    func `events are accepted only from the server's own pages`(
        origin: String?, site: String?, expected: HTTPStatus
    ) async throws {
        let server = try TestServer()
        let session = await server.open()
        var headers: RequestHeaders = [.host: "localhost"]
        headers[.origin] = origin
        headers[.fetchSite] = site
        let body = #"{"session":"\#(session)","events":[{"node":3,"type":"tap"}]}"#
        let response = await server.post("/counter/events", body, headers)
        #expect(response.status == expected)
        #expect(server.lastScene.snapshot().contains(#""count":\#(expected == .ok ? 1 : 0)"#.utf8))
    }
}

import Synchronization
import Testing

@testable import EspalierServer

@Suite(.serialized) @MainActor
struct BadInputTests {
    /// Posts a body in which `S` stands for the session. Expects a status and a detail, and an unchanged session.
    private func refused(
        _ way: Way, _ body: String, _ status: HTTPStatus, _ detail: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let server = try TestServer(way)
        let session = await server.open()
        let response = await server.post("/counter/events", body.replacing("\"S\"", with: "\"\(session)\""))
        #expect(response.status == status, sourceLocation: sourceLocation)
        #expect(response["Content-Type"] == "application/problem+json", sourceLocation: sourceLocation)
        let beginning =
            "{\"type\":\"about:blank\",\"title\":\"\(status.title)\",\"status\":\(status.rawValue),\"detail\":\"\(detail)\""
        #expect(response.text.hasPrefix(beginning), "\(response.text)", sourceLocation: sourceLocation)
        let after = await server.get("/counter.json?session=\(session)")
        #expect(after.text.contains("\"revision\":1,"), sourceLocation: sourceLocation)
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `a body that is not JSON is malformed`(way: Way) async throws {
        try await refused(way, "", .badRequest, "The body is not JSON: expected a value at byte 0.")
        try await refused(way, #"{"session":"S","#, .badRequest, #"The body is not JSON: expected a name at byte 36."#)
        try await refused(way, "{} {}", .badRequest, "The body is not JSON: expected a single value at byte 3.")
        try await refused(
            way, "[1e999]", .badRequest, "The body is not JSON: expected a number that a double can hold at byte 1.")
        try await refused(
            way, String(repeating: "[", count: 100_000), .badRequest,
            "The body is not JSON: expected at most 32 levels of nesting at byte 32.")
    }

    @Test(arguments: Way.allCases)
    func `a body with the wrong members is malformed`(way: Way) async throws {
        try await refused(way, "[]", .badRequest, "The body must be a JSON object.")
        try await refused(way, "{}", .badRequest, #"\"session\" must be a string: the page's session."#)
        try await refused(
            way, #"{"session":"S","revision":1.5,"events":[]}"#, .badRequest,
            #"\"revision\" must be a whole number: the revision that the page shows."#)
        try await refused(
            way, #"{"session":"S","events":{}}"#, .badRequest,
            #"\"events\" must be an array of {\"node\", \"type\", \"value\"}."#)
        try await refused(
            way, #"{"session":"S","events":[{"node":"3","type":"tap"}]}"#, .badRequest,
            #"Event 0: \"node\" must be a node's number."#)
        try await refused(
            way, #"{"session":"S","events":[{"node":1e30,"type":"tap"}]}"#, .badRequest,
            #"Event 0: \"node\" must be a node's number."#)
        try await refused(
            way, #"{"session":"S","events":[{"node":3,"type":"explode"}]}"#, .badRequest,
            #"Event 0: \"type\" must be one of tap, input, change, submit, focus, blur, scroll, resize, press, hover, touch, move, lift, rest, dismiss, place, key, over, reorder, choose, detent, drag, aim, drop, load, prepare, follow, menu, search, phase."#
        )
    }

    @Test(arguments: Way.allCases)
    func `a value of the wrong kind is unprocessable`(way: Way) async throws {
        try await refused(
            way, #"{"session":"S","events":[{"node":4,"type":"input","value":7}]}"#, .unprocessableContent,
            #"Event 0: the value of \"input\" for node 4 must be a text."#)
        try await refused(
            way, #"{"session":"S","events":[{"node":7,"type":"input","value":11}]}"#, .unprocessableContent,
            #"Event 0: the value of \"input\" for node 7 must be a number from 0 to 10."#)
        try await refused(
            way, #"{"session":"S","events":[{"node":4,"type":"input","value":{"text":"a"}}]}"#, .unprocessableContent,
            #"Event 0: \"value\" must be a string, a number, a Boolean, null or {\"x\", \"y\"}."#)
        try await refused(
            way, #"{"session":"S","events":[{"node":1,"type":"resize","value":7}]}"#, .unprocessableContent,
            #"Event 0: the value of \"resize\" must be an object with the changed measurements."#)
        try await refused(
            way, #"{"session":"S","events":[{"node":1,"type":"resize","value":{"width":"wide"}}]}"#,
            .unprocessableContent, #"Event 0: \"width\" of \"resize\" must be a number."#)
    }

    @Test(arguments: Way.allCases)
    func `an event that its node does not accept in the current tree is a conflict`(way: Way) async throws {
        try await refused(
            way, #"{"session":"S","events":[{"node":99,"type":"tap"}]}"#, .conflict,
            "Event 0: the current tree has no node 99. Request the tree and choose another node.")
        try await refused(
            way, #"{"session":"S","events":[{"node":6,"type":"tap"}]}"#, .conflict,
            #"Event 0: node 6 does not currently accept \"tap\". Its \"events\" list the accepted types."#)
        try await refused(
            way, #"{"session":"S","events":[{"node":2,"type":"input","value":"a"}]}"#, .conflict,
            #"Event 0: node 2 does not currently accept \"input\". Its \"events\" list the accepted types."#)
    }

    @Test func `the response to HEAD has the page's length and keeps the connection`() async throws {
        let server = try TestServer(.overSocket)
        let response = await server.send(HTTPRequest(.head, "/counter"))
        #expect(response.status == .ok)
        #expect(response["Connection"] == nil)
        let page = await server.get("/counter")
        #expect(response["Content-Length"] == page["Content-Length"])
        await server.stop()
    }

    @Test func `the response to a conflict contains the tree after the events that precede it`()
        async throws
    {
        let server = try TestServer()
        let session = await server.open()
        let body =
            #"{"session":"\#(session)","revision":1,"events":[{"node":3,"type":"tap"},{"node":6,"type":"tap"}]}"#
        let response = await server.post("/counter/events", body)
        #expect(response.status == .conflict)
        #expect(
            response.text.hasSuffix(
                #","tree":{"session":"\#(session)","revision":2,"scene":"counter","size":"1024x768","text":"1 "}}"#))
        let again = await server.post("/counter/events", body, [.accept: "application/x-test-patch"])
        #expect(again.text.hasSuffix(#","patch":"→3 2 "}"#))
        #expect(server.logged.lines.withLock { !$0.contains { $0.contains("409") } })
    }

    @Test func `the events of a page that follow one that came too late take effect`() async throws {
        let server = try TestServer()
        let session = await server.open()
        let patch: RequestHeaders = [.accept: "application/x-test-patch"]
        func post(_ revision: Int, _ events: String) async -> String {
            await server.post(
                "/counter/events", #"{"session":"\#(session)","revision":\#(revision),"events":[\#(events)]}"#, patch
            ).text
        }
        let tap = #"{"node":6,"type":"tap"}"#
        let (on, off) = (#"{"node":5,"type":"change","value":true}"#, #"{"node":5,"type":"change","value":false}"#)
        let typed = #"{"node":4,"type":"input","value":"Ada"}"#
        // The second tap and the third one are on a button that is disabled.
        let answer = await post(1, [on, tap, off, tap, tap, typed].joined(separator: ","))
        #expect(answer.contains(#""status":409"#) && answer.contains("Event 3: node 6"))
        #expect(answer.hasSuffix(#","patch":1→2 100 Ada knows [5, 5, 4]}"#))
        // A switch whose change came too late shows the wrong value, so the page is written as a whole.
        let late = await post(2, #"{"node":99,"type":"change","value":true}"#)
        #expect(late.hasSuffix(#","patch":"→2 100 Ada"}"#))
    }

    @Test(arguments: Way.allCases)
    func `thousands of events in one request are refused`(way: Way) async throws {
        let events = Array(repeating: #"{"node":3,"type":"tap"}"#, count: 1001).joined(separator: ",")
        try await refused(
            way, #"{"session":"S","events":[\#(events)]}"#, .contentTooLarge,
            "1001 events came at once: send at most 1000 in one request.")
    }

    @Test func `a body over the limit is refused before it is read`() async throws {
        let server = try TestServer(.overSocket)
        let port = server.port
        let (announced, chunked, isClosed) = await Blocking.run {
            let first = RawConnection(port: port)
            first.write("POST /counter/events HTTP/1.1\r\nHost: a\r\nContent-Length: 1048577\r\n\r\n")
            let announced = first.readResponse()
            let isClosed = first.isAtEnd()
            let second = RawConnection(port: port)
            second.write("POST /counter/events HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
            let chunk = Array("10000\r\n".utf8) + Array(repeating: UInt8(ascii: " "), count: 65536) + Array("\r\n".utf8)
            for _ in 0..<17 { second.write(chunk) }
            second.write("0\r\n\r\n")
            return (announced, second.readResponse(), isClosed)
        }
        #expect(announced.status == .contentTooLarge)
        #expect(isClosed)
        #expect(chunked.status == .contentTooLarge)
        #expect(chunked.text.contains("The body is too large: send at most 1 MiB."))
        await server.stop()
    }

    @Test func `a client that sends more than the limit before it reads receives the refusal`() async throws {
        let server = try TestServer(.overSocket)
        let port = server.port
        let response = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("POST /counter/events HTTP/1.1\r\nHost: a\r\nContent-Length: 16777216\r\n\r\n")
            // More than the buffers of both sockets hold.
            for _ in 0..<256 { connection.write([UInt8](repeating: 0x20, count: 65536)) }
            return connection.readResponse()
        }
        #expect(response.status == .contentTooLarge)
        #expect(response.text.contains("The body is too large: send at most 1 MiB."))
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `a text that would take long to lay out is refused`(way: Way) async throws {
        let text = String(repeating: "ä", count: 65_537)
        try await refused(
            way, #"{"session":"S","events":[{"node":4,"type":"input","value":"\#(text)"}]}"#, .unprocessableContent,
            "Event 0: a text may have at most 131072 bytes in UTF-8.")
    }

    @Test func `a body of the maximum length is read`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let start = #"{"session":"\#(session)","revision":1,"events":[]"#
        let body = start + String(repeating: " ", count: 1_048_575 - start.utf8.count) + "}"
        #expect(body.utf8.count == 1_048_576)
        #expect(await server.post("/counter/events", body).status == .ok)
        await server.stop()
    }

    @Test func `a truncated body does not affect other clients`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let port = server.port
        await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("POST /counter/events HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{\"session\":")
            connection.endWriting()
            _ = connection.isAtEnd()
        }
        #expect(await server.get("/counter?session=\(session)").status == .ok)
        await server.stop()
    }

    @Test(
        arguments: [
            ("GARBAGE\r\n\r\n", nil), ("GET / HTTP/9.9\r\n\r\n", 505), ("GET /healthz HTTP/1.1\r\n\r\n", 400),
            ("GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", 400),
            ("POST /counter/events HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
        ] as [(String, Int?)])
    func `bytes that are not HTTP are refused or cut off, and the server continues`(text: String, expected: Int?)
        async throws
    {
        let server = try TestServer(.overSocket)
        let port = server.port
        let status = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write(text)
            return connection.readHead()?.status
        }
        #expect(status == expected)
        #expect(await server.get("/healthz").status == .ok)
        await server.stop()
    }

    @Test func `idle connections and partial requests do not delay other clients`() async throws {
        let server = try TestServer(.overSocket)
        let port = server.port
        let connections = await Blocking.run {
            ["", "\u{0}\u{1}\u{2}\r\n\r\n", "GET /", "GET / HTTP/1.1\r\nHost:"].map { text in
                let connection = RawConnection(port: port)
                connection.write(text)
                return connection
            }
        }
        #expect(await server.get("/healthz").status == .ok)
        #expect(connections.count == 4)
        await server.stop()
    }

    @Test func `a query of hundreds of parameters is refused`() async throws {
        let server = try TestServer(.overSocket)
        for count in [65, 500, 4000] {
            let response = await server.get("/counter?" + Array(repeating: "a=b", count: count).joined(separator: "&"))
            #expect(response.status == .uriTooLong)
        }
        #expect(await server.get("/counter?" + Array(repeating: "a=b", count: 64).joined(separator: "&")).status == .ok)
        await server.stop()
    }

    @Test func `endless headers are refused`() async throws {
        let server = try TestServer(.overSocket)
        let port = server.port
        let status = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write(
                "GET /counter HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "x", count: 100_000) + "\r\n\r\n")
            return connection.readHead()?.status
        }
        #expect(status == 431)
        #expect(await server.get("/healthz").status == .ok)
        await server.stop()
    }

    @Test(arguments: [
        (#"a\u0000b"#, "a\u{FFFD}b"), (#"\ud83d"#, "\u{FFFD}"), (#"\ud83d\ude00"#, "😀"),
        (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}"),
        (#"<b onclick=\"x\">"#, #"<b onclick="x">"#), ("a\u{200F}b", "a\u{200F}b"),
    ])
    func `every text that can be typed is accepted unchanged, and invalid characters are replaced`(
        sent: String, expected: String
    ) async throws {
        let server = try TestServer()
        let session = await server.open()
        let response = await server.post(
            "/counter/events",
            #"{"session":"\#(session)","revision":1,"events":[{"node":4,"type":"input","value":"\#(sent)"}]}"#,
            [.accept: "application/x-test-patch"])
        #expect(response.status == .ok)
        #expect(response.text == "1→2 0 \(expected) knows [4]")
    }

    @Test func `invalid UTF-8 is malformed`() async throws {
        let server = try TestServer()
        let request = HTTPRequest(
            .post, "/counter/events", body: Array(#"{"session":""#.utf8) + [0xFF] + Array("\"}".utf8))
        let response = await server.send(request)
        #expect(response.status == .badRequest)
        #expect(response.text.contains("The body is not JSON: expected UTF-8 at byte 13."))
    }

    @Test func `a form that is malformed, or of another type, is refused`() async throws {
        let server = try TestServer()
        let form: RequestHeaders = [.contentType: "application/x-www-form-urlencoded"]
        #expect(await server.post("/counter/events", "session=%zz", form).status == .badRequest)
        #expect(await server.post("/counter/events", "a=b", form).status == .badRequest)
        #expect(
            await server.post("/counter/events", "<a/>", [.contentType: "text/xml"]).status == .unsupportedMediaType)
        let session = await server.open()
        #expect(await server.post("/counter/events", "session=\(session)&tap=x", form).status == .badRequest)
        #expect(await server.post("/counter/events", "session=\(session)&tap=6", form).status == .conflict)
    }

    @Test func `a client cannot write its own line to the log`() async throws {
        let server = try TestServer()
        _ = await server.get("/a\u{1}\n{\"level\":\"error\"}\u{7F}")
        let lines = server.logged.lines.withLock { $0 }
        #expect(lines.count == 1)
        #expect(lines[0].contains(#""path":"/a\u0001\n{\"level\":\"error\"}\u007f""#))
        #expect(lines[0].filter { $0 == "\n" }.count == 1)
    }
}

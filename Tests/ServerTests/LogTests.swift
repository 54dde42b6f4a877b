import EspalierLayoutEngine
import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

@Suite struct `The log` {
    private final class Written: Sendable {
        let lines = Mutex<[String]>([])

        func log(_ level: Log.Level = .debug, _ format: Log.Format = .json) -> Log {
            let log = Log(now: { 1.5 }) { line in
                self.lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
            }
            log.configure(level: level, format: format)
            return log
        }
    }

    /// The line of an event in a format.
    private func line(
        _ format: Log.Format, _ event: String, _ fields: [(name: String, value: String)] = [], request: String? = nil
    ) -> String {
        let written = Written()
        written.log(.debug, format).write(.warning, event, fields, request: request)
        return written.lines.withLock { $0.joined() }
    }

    @Test func `is an object for each line, or a text`() {
        let fields = [(name: "path", value: "/a b"), (name: "code", value: "7"), (name: "empty", value: "")]
        #expect(
            line(.json, "refused", fields, request: "r-1")
                == #"{"time":"1970-01-01T00:00:01.500Z","level":"warning","event":"refused","path":"/a b","code":"7","empty":"","request":"r-1"}"#
                + "\n")
        #expect(
            line(.text, "refused", fields, request: "r-1")
                == #"1970-01-01T00:00:01.500Z warning refused path="/a b" code=7 empty="" request=r-1"# + "\n")
    }

    @Test(arguments: [
        ("a\nb\r\n", #"a\nb\u000d\n"#), ("\u{1B}[31m\u{9B}0m\u{7F}", #"\u001b[31m\u009b0m\u007f"#),
        ("\u{0}", #"\u0000"#), (#"say "yes\""#, #"say \"yes\\\""#), ("\u{2028}\u{202E}", #"\u2028\u202e"#),
        ("\u{E9} \u{1F600}", "\u{E9} \u{1F600}"), (String(decoding: [0x61, 0xFF], as: UTF8.self), "a\u{FFFD}"),
    ])
    func `has values that cannot end their line`(value: String, escaped: String) {
        #expect(line(.json, "e", [("v", value)]).hasSuffix(#""event":"e","v":"\#(escaped)"}"# + "\n"))
        let text = line(.text, "e", [("v", value)])
        #expect(text.hasSuffix(" e v=\"\(escaped)\"\n") || text.hasSuffix(" e v=\(escaped)\n"))
        #expect(text.split(separator: "\n").count == 1)
    }

    @Test func `is for programs the values themselves`() throws {
        let value = "a\n\u{1B}\u{9B}\"\\\u{202E}\u{1F600}"
        let object = try JSONSerialization.jsonObject(with: Data(line(.json, "e", [("v", value)]).utf8))
        #expect((object as? [String: String])?["v"] == value)
    }

    @Test func `leaves out what is less severe than its level`() {
        for (level, expected) in [
            (Log.Level.debug, ["debug", "info", "warning", "error"]), (.info, ["info", "warning", "error"]),
            (.warning, ["warning", "error"]), (.error, ["error"]),
        ] {
            let written = Written()
            let log = written.log(level, .text)
            for level in Log.Level.allCases { log.write(level, "event") }
            let levels = written.lines.withLock { $0.map { $0.split(separator: " ")[1] } }
            #expect(levels.map(String.init) == expected)
            #expect(Log.Level.allCases.filter { log.writes($0) }.map(\.name) == expected)
        }
    }

    @Test func `names the request whose work is done`() {
        let written = Written()
        let log = written.log(.info, .text)
        Log.$request.withValue("r-2") {
            log.write(.info, "inside")
            log.write(.info, "another's", request: "r-3")
        }
        log.write(.info, "outside")
        #expect(
            written.lines.withLock { $0.map { $0.dropFirst("1970-01-01T00:00:01.500Z ".count) } } == [
                "info inside request=r-2\n", "info another's request=r-3\n", "info outside\n",
            ])
    }

    @Test(arguments: [
        (["--log-format", "xml"], "--log-format must be text or json, not xml"),
        (["--log-level=loud"], "--log-level must be debug, info, warning or error, not loud"),
    ])
    func `has formats and levels with names`(arguments: [String], message: String) throws {
        #expect(throws: ServerOptions.Failure(message: message)) {
            try ServerOptions(arguments: arguments, environment: [:])
        }
        let options = try ServerOptions(
            arguments: ["--log-format=text"], environment: ["ESPALIER_LOG_LEVEL": "error"])
        #expect(options.logFormat == .text && options.logLevel == .error)
        #expect(try ServerOptions(arguments: [], environment: [:]).logFormat == nil)
    }
}

@Suite struct `A request's id` {
    @Test func `is unique, and short enough to need no memory of its own`() {
        let ids = (0..<1000).map { _ in RequestID().description }
        #expect(Set(ids).count == 1000)
        #expect(ids.allSatisfy { $0.count == 13 && $0.allSatisfy { "0123456789abcdefghijklmnopqrstuv".contains($0) } })
    }

    @Test(arguments: [
        ("7f3a-42", true), (String(repeating: "x", count: 128), true), (String(repeating: "x", count: 129), false),
        ("", false), ("a b", false), ("a\tb", false), ("é", false), ("a\u{7F}", false), ("<a\"b>", true),
    ])
    func `of a proxy is up to 128 visible characters`(text: String, isTaken: Bool) {
        #expect(RequestID(proxy: text)?.description == (isTaken ? text : nil))
    }

    @Test @MainActor func `is that of a trusted proxy, and nobody else's`() async throws {
        var configuration = HTTPServer.Configuration()
        for isTrusted in [false, true] {
            configuration.trustedProxies = TrustedProxies(isTrusted ? [try #require(AddressRange("127.0.0.1"))] : [])
            let server = try TestServer(.overSocket, configuration: configuration)
            let response = await server.get("/counter.json", [.requestID: "edge-7"])
            #expect((response["X-Request-ID"] == "edge-7") == isTrusted)
            #expect(response["X-Request-ID"]?.count == (isTrusted ? 6 : 13))
            let invalid = await server.get("/counter.json", [.requestID: "edge 7"])
            #expect(invalid["X-Request-ID"]?.count == 13)
            await server.stop()
        }
    }

    @Test(arguments: Way.allCases) @MainActor
    func `is in its response and in its lines of the log`(way: Way) async throws {
        let server = try TestServer(way) {
            EndpointGroup {
                Endpoint(.get, "/fails") { _ -> String in throw CancellationError() }
                Endpoint(.get, "/own") { _ in Response(headers: ["x-request-id": "mine"]) }
            }
        }
        for path in ["/no/such/path", "/fails"] {
            let response = await server.get(path)
            let id = try #require(response["X-Request-ID"])
            let lines = server.logged.lines.withLock { lines in
                defer { lines = [] }
                return lines
            }
            #expect(lines.count == 1 && lines.allSatisfy { $0.hasSuffix(",\"request\":\"\(id)\"}\n") }, "\(lines)")
        }
        let own = await server.get("/own")
        #expect(own["X-Request-ID"]?.count == 13 && own["x-request-id"] == nil)
        #expect(await server.get("/counter")["X-Request-ID"]?.count == 13)
        // A cache may keep it for others.
        #expect(await server.get("/public/style-1a2b.css")["X-Request-ID"] == nil)
        await server.stop()
    }

    @Test @MainActor func `belongs to the work that is reported when it blocks all other`() {
        let work = WorkInHand()
        Log.$request.withValue("r-4") { work.begin("page", scene: "shop", session: nil) }
        #expect(work.fields.map { "\($0.name)=\($0.value)" }.prefix(3) == ["work=page", "scene=/shop", "request=r-4"])
        work.end()
        #expect(!work.fields.contains { $0.name == "request" })
    }
}

@Suite(.serialized) struct `Messages to the author` {
    @Test func `go to the place that the program has chosen`() {
        let messages = Mutex<[String]>([])
        AuthorMessages.send(to: .init { message in messages.withLock { $0.append(message) } })
        AuthorMessages.write("a test\nwrites this")
        AuthorMessages.send(to: nil)
        #expect(messages.withLock { $0.contains("a test\nwrites this") })
    }
}

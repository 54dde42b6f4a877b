import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

@Suite(.serialized) @MainActor
struct ChannelTests {
    private typealias Frame = ChannelConnection.Frame

    // MARK: The handshake

    @Test func `a connection becomes a channel`() async throws {
        let server = try TestServer(.overSocket)
        let channel = await server.channel(await server.open())
        #expect(channel.status == 101)
        // The key and its proof are the example in the RFC.
        #expect(channel.header("Sec-WebSocket-Accept") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        #expect(channel.header("Upgrade") == "websocket")
        #expect(channel.header("Connection")?.lowercased() == "upgrade")
        await server.stop()
    }

    private func status(
        _ server: TestServer, _ target: String, without left: String? = nil, with added: [(String, String)] = []
    ) async -> (Int, upgrade: String?) {
        let port = server.port
        let headers =
            ChannelConnection.handshake.filter { header in header.0 != left && !added.contains { $0.0 == header.0 } }
            + added
        return await Blocking.run {
            let channel = ChannelConnection(port: port, target, headers: headers)
            return (channel.status, channel.header("Upgrade"))
        }
    }

    @Test func `an invalid handshake is refused`() async throws {
        let server = try TestServer(.overSocket)
        let target = "/counter/channel?session=\(await server.open())"
        #expect(await status(server, target, without: "Upgrade") == (426, "websocket"))
        #expect(await status(server, target, without: "Connection") == (426, "websocket"))
        #expect(await status(server, target, with: [("Upgrade", "h2c")]) == (426, "websocket"))
        #expect(await status(server, target, with: [("Sec-WebSocket-Version", "8")]) == (426, "websocket"))
        #expect(await status(server, target, without: "Sec-WebSocket-Version").0 == 426)
        #expect(await status(server, target, without: "Sec-WebSocket-Key").0 == 400)
        #expect(await status(server, target, with: [("Sec-WebSocket-Key", "c2hvcnQ=")]).0 == 400)
        #expect(await status(server, target, with: [("Sec-WebSocket-Key", "no base64")]).0 == 400)
        #expect(await status(server, "/counter/channel").0 == 400)
        #expect(await status(server, "/nothing/channel?session=a").0 == 404)
        #expect(await status(server, target.replacing("counter", with: "other")).0 == 404)
        #expect(await status(server, "/counter/channel?session=\(String(repeating: "A", count: 22))").0 == 410)
        #expect(await server.send(HTTPRequest(.post, target)).status == .methodNotAllowed)
        await server.stop()
    }

    @Test func `pages of other sites get no channel`() async throws {
        let server = try TestServer(.overSocket)
        let target = "/counter/channel?session=\(await server.open())"
        #expect(await status(server, target, with: [("Origin", "http://elsewhere.example")]).0 == 403)
        #expect(await status(server, target, with: [("Origin", "null")]).0 == 403)
        #expect(await status(server, target, with: [("Sec-Fetch-Site", "cross-site")]).0 == 403)
        #expect(await status(server, target, with: [("Origin", "http://localhost")]).0 == 101)
        await server.stop()
    }

    @Test func `a server that shuts down opens no channel`() async throws {
        let server = try TestServer()
        let session = await server.open()
        server.application.shutDown()
        #expect(await server.get("/counter/channel?session=\(session)").status == .serviceUnavailable)
    }

    // MARK: Events and patches

    @Test func `a tap that ends the page gets a response, and then the channel closes`() async throws {
        let server = try TestServer(.overSocket)
        let channel = await server.channel(await server.open())
        server.lastScene.failure = PageFailure(view: "Name", property: "model", reason: "is not there")
        guard case .text(let refusal) = await channel.tap(1) else {
            Issue.record("no response")
            return
        }
        #expect(refusal.contains(#""status":500"#))
        #expect(refusal.hasSuffix(#""n":1}"#))
        #expect(await channel.next() == .close(1001))
        await server.stop()
    }

    @Test func `the response to a tap is its patch, with the number of its batch`() async throws {
        let server = try TestServer(.overSocket)
        let channel = await server.channel(await server.open())
        #expect(await channel.tap(1) == .text(#"{"n":1,"p":1→2 1 }"#))
        #expect(await channel.tap(2, revision: 2) == .text(#"{"n":2,"p":2→3 2 }"#))
        // Without a number, the patch alone.
        #expect(await channel.ask(#"{"events":[{"node":3,"type":"tap"}]}"#) == .text("3→4 3 "))
        await server.stop()
    }

    @Test func `channels, messages, events and patches are counted`() async throws {
        let server = try TestServer(.overSocket)
        let metrics = server.application.metrics
        func counts() -> [Int] {
            [
                metrics.sessionsOpened.load(ordering: .relaxed), metrics.channels.load(ordering: .relaxed),
                metrics.channelMessages.load(ordering: .relaxed), metrics.events.load(ordering: .relaxed),
                metrics.patches.load(ordering: .relaxed), metrics.patchBytes.load(ordering: .relaxed),
            ]
        }
        let channel = await server.channel(await server.open())
        #expect(Array(counts().prefix(4)) == [1, 1, 0, 0])
        _ = await channel.tap(1)
        _ = await channel.tap(2, revision: 2)
        let after = counts()
        #expect(Array(after.prefix(5)) == [1, 1, 2, 2, 2])
        #expect(after[5] > 10)
        await server.stop()
    }

    @Test func `events that change nothing also get a response`() async throws {
        let server = try TestServer(.overSocket)
        let channel = await server.channel(await server.open())
        #expect(await channel.ask(#"{"revision":1,"n":1,"events":[]}"#) == .text(#"{"n":1,"p":=1}"#))
        await server.stop()
    }

    @Test func `a long response is compressed for a client that accepts it`() async throws {
        let server = try TestServer(.overSocket)
        let name = String(repeating: "Ada ", count: 2000)
        let message = #"{"revision":1,"n":1,"events":[{"node":4,"type":"input","value":"\#(name)"}]}"#
        let response = #"{"n":1,"p":1→2 0 \#(name) knows [4]}"#
        #expect(await server.channel(await server.open()).ask(message) == .text(response))
        let channel = await server.channel(await server.open() + "&long=gzip")
        guard case .binary(let bytes) = await channel.ask(message) else {
            return #expect(Bool(false), "no binary message")
        }
        #expect(bytes.count < 200)
        let expected = Array(response.utf8).withUnsafeBytes { ContentCoding.gzip.compress($0, .quick) }
        #expect(bytes == expected)
        // A short one is not.
        #expect(await channel.ask(#"{"revision":2,"n":2,"events":[]}"#) == .text(#"{"n":2,"p":=2}"#))
        await server.stop()
    }

    @Test func `a change without an event is pushed over the channel, in order with the responses`() async throws {
        let server = try TestServer(.overSocket)
        let channel = await server.channel(await server.open())
        server.lastScene.countByItself()
        #expect(await channel.next() == .text("1→2 1 "))
        // The tap arrived before the page had that revision. The push is not repeated.
        #expect(await channel.tap(1, revision: 1) == .text(#"{"n":1,"p":2→3 2 }"#))
        server.lastScene.countByItself()
        #expect(await channel.next() == .text("3→4 3 "))
        await server.stop()
    }

    @Test func `a channel starts with the patches that its page has missed`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let first = await server.channel(session)
        for number in 1...3 { _ = await first.tap(number, revision: number) }
        let second = await server.channel(session, revision: 2)
        #expect(await second.next() == .text("2→3 2 "))
        #expect(await second.next() == .text("3→4 3 "))
        let stranger = await server.channel(session, revision: 99)
        #expect(await stranger.next() == .text("\"→4 3 \""))
        await server.stop()
    }

    @Test func `of two pages of a session, one gets the response and the other the push`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let (first, second) = (await server.channel(session), await server.channel(session))
        #expect(await first.tap(1) == .text(#"{"n":1,"p":1→2 1 }"#))
        #expect(await second.next() == .text("1→2 1 "))
        #expect(await second.tap(1, revision: 2, page: "q") == .text(#"{"n":1,"p":2→3 2 }"#))
        #expect(await first.next() == .text("2→3 2 "))
        await server.stop()
    }

    @Test func `a value that a control already shows is omitted from the response only`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let (first, second) = (await server.channel(session), await server.channel(session))
        let input = #"{"revision":1,"n":1,"events":[{"node":4,"type":"input","value":"Ada"}]}"#
        #expect(await first.ask(input) == .text(#"{"n":1,"p":1→2 0 Ada knows [4]}"#))
        #expect(await second.next() == .text("1→2 0 Ada"))
        await server.stop()
    }

    @Test func `a repeated batch gets a response and is not handled again`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let broken = await server.channel(session)
        #expect(await broken.tap(1) == .text(#"{"n":1,"p":1→2 1 }"#))
        let channel = await server.channel(session, revision: 1)
        #expect(await channel.next() == .text("1→2 1 "))
        #expect(await channel.tap(1, revision: 1) == .text(#"{"n":1,"p":=2}"#))
        #expect(await channel.tap(2, revision: 2) == .text(#"{"n":2,"p":2→3 2 }"#))
        // By a request as well.
        let post = { (number: Int) in
            await server.post(
                "/counter/events",
                #"{"session":"\#(session)","revision":3,"page":"p","n":\#(number),"events":[{"node":3,"type":"tap"}]}"#,
                [.accept: "application/x-test-patch"]
            ).text
        }
        #expect(await post(2) == "=3")
        #expect(await post(3) == "3→4 3 ")
        await server.stop()
    }

    @Test func `a numbered batch without a page is one of the page that opened the channel`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let channel = await server.channel(session, page: "p")
        let tap = { (number: Int) in #"{"revision":\#(number),"n":\#(number),"events":[{"node":3,"type":"tap"}]}"# }
        #expect(await channel.next() == .text(#"{"k":null}"#))
        #expect(await channel.ask(tap(1)) == .text(#"{"n":1,"p":1→2 1 }"#))
        let again = #"{"revision":2,"page":"p","n":1,"again":true,"events":[{"node":3,"type":"tap"}]}"#
        #expect(await channel.ask(again) == .text(#"{"n":1,"p":=2}"#))
        #expect(await channel.ask(tap(2)) == .text(#"{"n":2,"p":2→3 2 }"#))
        await server.stop()
    }

    // MARK: Refusals

    @Test func `an event that comes too late is reported with the patch, and the others count`() async throws {
        let server = try TestServer(.overSocket)
        let channel = await server.channel(await server.open())
        let refused = await channel.ask(
            #"{"revision":1,"n":7,"events":[{"node":3,"type":"tap"},{"node":6,"type":"tap"},{"node":3,"type":"tap"}]}"#)
        guard case .text(let text) = refused else { return #expect(refused == .text("")) }
        #expect(text.contains(#""status":409"#) && text.contains(#""patch":1→2 2 ,"#) && text.hasSuffix(#""n":7}"#))
        #expect(await channel.tap(8, revision: 2) == .text(#"{"n":8,"p":2→3 3 }"#))
        // It happens to correct pages.
        #expect(server.logged.lines.withLock { !$0.contains { $0.contains("409") } })
        await server.stop()
    }

    @Test(arguments: [
        (#"{"n":1,"#, 400), ("[]", 400), (#"{"n":1}"#, 400), (#"{"events":[{"node":3,"type":"explode"}]}"#, 400),
        (#"{"session":"another","events":[]}"#, 400), (#"{"page":"","n":1,"events":[]}"#, 400),
        (#"{"events":[{"node":4,"type":"input","value":[]}]}"#, 422),
    ])
    func `an invalid batch is refused, and the channel stays`(message: String, status: Int) async throws {
        let server = try TestServer(.overSocket)
        let channel = await server.channel(await server.open())
        let refused = await channel.ask(message)
        guard case .text(let text) = refused else { return #expect(refused == .text("")) }
        #expect(text.contains("\"status\":\(status)"))
        #expect(await channel.tap(2) == .text(#"{"n":2,"p":1→2 1 }"#))
        await server.stop()
    }

    @Test func `too many waiting batches are refused`() async throws {
        var settings = SessionSettings()
        settings.maximumWaiting = 0
        let server = try TestServer()
        let session = await server.open()
        let limited = try TestServer(.overSocket, settings: settings, store: server.store)
        #expect(await status(limited, "/counter/channel?session=\(session)").0 == 429)
        await limited.stop()
    }

    // MARK: Frames

    @Test func `a message in several frames is one message`() async throws {
        let server = try TestServer(.overSocket)
        let channel = await server.channel(await server.open())
        let text = Array(#"{"n":1,"events":[{"node":3,"type":"tap"}]}"#.utf8)
        let response = await Blocking.run {
            channel.send(Array(text[..<10]), isLast: false)
            channel.send([], opcode: 9)
            channel.send(Array(text[10..<20]), opcode: 0, isLast: false)
            channel.send(Array(text[20...]), opcode: 0)
            return [channel.read(), channel.read()]
        }
        #expect(response == [.pong, .text(#"{"n":1,"p":1→2 1 }"#)])
        await server.stop()
    }

    @Test func `a message may have the maximum length, and no more`() async throws {
        let server = try TestServer(.overSocket)
        let channel = await server.channel(await server.open())
        let large = String(repeating: " ", count: (1 << 20) - 60) + #"{"n":1,"events":[{"node":3,"type":"tap"}]}"#
        #expect(await channel.ask(large) == .text(#"{"n":1,"p":1→2 1 }"#))
        #expect(await channel.ask(large + String(repeating: " ", count: 100)) == .close(1009))
        #expect(await channel.next() == .end)
        await server.stop()
    }

    @Test(
        arguments: [
            (UInt8(2), [1, 2, 3], true, 1003), (1, [0xFF, 0xFE], true, 1007), (1, [123, 125], false, 1002),
            (0, [1], true, 1002), (11, [], true, 1002), (1 | 0x40, [], true, 1002),
        ] as [(UInt8, [UInt8], Bool, Int)])
    func `invalid frames close the channel`(
        opcode: UInt8, payload: [UInt8], isMasked: Bool, code: Int
    ) async throws {
        let server = try TestServer(.overSocket)
        let channel = await server.channel(await server.open())
        let frames = await Blocking.run {
            channel.send(payload, opcode: opcode, isMasked: isMasked)
            return [channel.read(), channel.read()]
        }
        #expect(frames == [.close(code), .end])
        await server.stop()
        #expect(server.logged.lines.withLock { $0.contains { $0.contains("\"\(code)\"") } })
    }

    @Test func `a client that sends a close frame gets one`() async throws {
        let server = try TestServer(.overSocket)
        let channel = await server.channel(await server.open())
        let frames = await Blocking.run {
            channel.send([3, 232], opcode: 8)
            return [channel.read(), channel.read()]
        }
        #expect(frames == [.close(1000), .end])
        await server.stop()
    }

    // MARK: Ends

    @Test func `a server that stops closes its channels`() async throws {
        let server = try TestServer(.overSocket)
        let channel = await server.channel(await server.open())
        async let frames = Blocking.run { [channel.read(), channel.read()] }
        await server.stop()
        #expect(await frames == [.close(1001), .end])
    }

    @Test func `a session has a maximum number of channels: the oldest is closed`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        var channels: [ChannelConnection] = []
        for _ in 0..<5 { channels.append(await server.channel(session)) }
        #expect(await channels[0].next() == .close(1001))
        #expect(await channels[1].tap(1) == .text(#"{"n":1,"p":1→2 1 }"#))
        await server.stop()
    }

    @Test func `each page has one heartbeat in a round of all parts of the pages`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let channel = await server.channel(session)
        server.application.sessions.heartbeat()
        #expect(await channel.next() == .ping)
        #expect(await channel.tap(1) == .text(#"{"n":1,"p":1→2 1 }"#))
        await server.stop()
    }

    @Test func `a client that does not respond to heartbeats is disconnected`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let channel = await server.channel(session)
        server.application.sessions.heartbeat()
        #expect(await channel.next() == .ping)
        channel.send([], opcode: 10)
        #expect(await channel.tap(1) == .text(#"{"n":1,"p":1→2 1 }"#))
        for _ in 0..<3 { server.application.sessions.heartbeat() }
        #expect(await Blocking.run { [channel.read(), channel.read(), channel.read()] }.last == .end)
        server.application.sessions.heartbeat()
        #expect(server.application.sessions.live[session]!.listeners.isEmpty)
        await server.stop()
    }

    @Test func `a channel keeps a limited amount of data for a client`() {
        let channel = Channel(loop: ChannelLoop(closeTimeout: .zero), capacity: 3) { _, _ in }
        for _ in 0..<3 { channel.send { [1] } }
        #expect(!channel.isOver)
        channel.send { [1] }
        #expect(channel.isOver)
    }

    @Test(.timeLimit(.minutes(5)))
    func `a client that stops reading is given up`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let channel = await server.channel(session)
        let listener = try #require(server.application.sessions.live[session]?.listeners.first?.listener as? Channel)
        // More than the sockets' buffers hold, however large they are here, and then more pieces than may wait.
        while !listener.isOver { listener.send { [UInt8](repeating: 32, count: 1 << 16) } }
        _ = channel
        await server.stop()
    }

    @Test func `channels leave no descriptors behind`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let port = server.port
        _ = await server.channel(session)
        for round in 0..<100 {
            await Blocking.run {
                let channel = ChannelConnection(port: port, "/counter/channel?session=\(session)&revision=1")
                // Some send a close frame, others just disconnect.
                if round % 2 == 0 { channel.send([3, 232], opcode: 8) }
            }
        }
        #expect(try !sockets(of: port).isEmpty)
        // A stopped server has closed its own socket and those of all channels.
        await server.stop()
        #expect(try sockets(of: port) == [])
    }

    @Test func `a loop closes its descriptors when it is released`() throws {
        func descriptors() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        let before = try descriptors()
        for _ in 0..<400 { _ = ChannelLoop(closeTimeout: .zero) }
        // Other tests open descriptors at the same time.
        #expect(try descriptors() < before + 200)
    }

    /// The sockets of a server in this process.
    private func sockets(of port: UInt16) throws -> Set<String> {
        let table = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
        let known = table.split(separator: "\n").dropFirst().compactMap { line -> String? in
            let columns = line.split(separator: " ")
            guard columns[1].split(separator: ":").last.flatMap({ UInt16($0, radix: 16) }) == port else { return nil }
            return "socket:[\(columns[9])]"
        }
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        let open = descriptors.compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0)
        }
        return Set(known).intersection(open)
    }

    @Test func `frames sent along with the handshake are handled`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let connection = RawConnection(port: server.port)
        let lines = ChannelConnection.handshake.map { "\($0.0): \($0.1)\r\n" }.joined()
        let text = Array(#"{"n":1,"events":[{"node":3,"type":"tap"}]}"#.utf8)
        let request = "GET /counter/channel?session=\(session)&revision=1 HTTP/1.1\r\nHost: a\r\n\(lines)\r\n"
        let response = await Blocking.run {
            connection.write(Array(request.utf8) + [0x81, 0x80 | UInt8(text.count), 0, 0, 0, 0] + text)
            _ = connection.readHead()
            return String(decoding: connection.read(count: 22), as: UTF8.self)
        }
        #expect(response.hasSuffix(#"{"n":1,"p":1→2 1 }"#))
        await server.stop()
    }

    @Test func `metrics contain the number of open channels and their messages`() async throws {
        let server = try TestServer(.overSocket)
        let channel = await server.channel(await server.open())
        _ = await channel.tap(1)
        let text = await server.get("/metrics").text
        #expect(text.contains("\nespalier_channels 1\n"))
        #expect(text.contains("\nespalier_channel_messages_total 1\n"))
        #expect(text.contains("\nespalier_requests_total{status=\"101\"} 1\n"))
        await server.stop()
    }
}

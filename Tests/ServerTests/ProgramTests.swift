import Foundation
import Synchronization
import Testing

@testable import EspalierServer

@Suite(.serialized)
struct ProgramTests {
    private func response(
        _ port: UInt16, _ method: HTTPRequest.Method, _ target: String, _ body: String = ""
    ) async -> HTTPResponse {
        let headers: RequestHeaders = [.accept: "application/json", .contentType: "application/json"]
        return await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write(HTTPRequest(method, target, headers: headers, body: Array(body.utf8)))
            return connection.readResponse()
        }
    }

    private func tree(_ response: HTTPResponse) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(response.bytes)) as? [String: Any])
    }

    /// All nodes of a tree.
    private func nodes(_ tree: [String: Any]) -> [[String: Any]] {
        var found: [[String: Any]] = []
        func collect(_ node: [String: Any]) {
            found.append(node)
            for child in node["children"] as? [[String: Any]] ?? [] { collect(child) }
        }
        if let root = tree["root"] as? [String: Any] { collect(root) }
        return found
    }

    @Test func `a program prints its address, and ends in order on request`() async throws {
        let program = try RunningProgram("--port", "0")
        let port = try #require(await program.port())
        let session = try #require(try tree(await response(port, .get, "/tabs.json"))["session"] as? String)
        let connection = RawConnection(port: port)
        let opening = await Blocking.run {
            connection.write("GET /tabs/updates?session=\(session) HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return (connection.readHead()?.status, connection.readChunk())
        }
        #expect(opening.0 == 200)
        program.send(SIGTERM)
        // A heartbeat may come before the end.
        #expect(await Blocking.run { connection.readToEnd() }.hasSuffix("0\r\n\r\n"))
        let (code, errors) = await program.end()
        #expect(code == 0)
        #expect(errors.contains(#""event":"shutting down""#))
    }

    @Test func `a broken pipe at standard error does not end the program`() async throws {
        let program = try RunningProgram("--port", "0")
        _ = try #require(await program.port())
        program.stopReadingErrors()
        program.send(SIGTERM)
        #expect(await program.endsInOrder())
    }

    @Test func `an invalid option ends the program with 64, an occupied port with 1`() async throws {
        let wrong = await (try RunningProgram("--color", "red")).end()
        #expect(wrong.code == 64)
        #expect(
            wrong.errors == "Gallery: unknown option --color; --help lists them, and options of the app follow --\n")

        let first = try RunningProgram("--port", "0")
        let port = try #require(await first.port())
        let second = await (try RunningProgram(environment: ["PORT": "\(port)"])).end()
        #expect(second.code == 1)
        #expect(
            second.errors
                == "Gallery: port \(port) of 127.0.0.1 is in use: stop the program that uses it, or choose another with --port\n"
        )
        first.send(SIGINT)
        #expect(await first.end().code == 0)
    }

    @Test func `a missing folder or file ends the program with 1`() async throws {
        let folder = await (try RunningProgram("--port", "0", "--public", "/no/such/folder")).end()
        #expect(folder.code == 1)
        #expect(folder.errors == "Gallery: --public names no folder: /no/such/folder\n")

        let text = FileManager.default.temporaryDirectory.appending(path: "text-\(UUID().uuidString)").path
        try Data(String(repeating: "no database\n", count: 100).utf8).write(to: URL(fileURLWithPath: text))
        defer { try? FileManager.default.removeItem(atPath: text) }
        for file in [text, "/tmp", "/no/such/folder/sessions.db"] {
            let program = await (try RunningProgram("--port", "0", "--sessions", file)).end()
            #expect(program.code == 1)
            #expect(program.errors.contains(file), "\(program.errors)")
        }
    }

    @Test func `closing the terminal does not end the program`() async throws {
        let program = try RunningProgram("--port", "0")
        let port = try #require(await program.port())
        program.send(SIGHUP)
        #expect(await response(port, .get, "/tabs.json").status == .ok)
        program.send(SIGTERM)
        #expect(await program.end().code == 0)
    }

    @Test(.timeLimit(.minutes(5)))
    func `under load the program ends with 0 as soon as all responses are sent`() async throws {
        let program = try RunningProgram("--port", "0", "--grace", "3600")
        let port = try #require(await program.port())
        #expect(await response(port, .get, "/tabs.json").status == .ok)
        let load = Load(port)
        for _ in 0..<8 { load.start() }
        while load.responses.load(ordering: .relaxed) < 100 { await Task.yield() }
        program.send(SIGTERM)
        let (code, errors) = await program.end()
        load.isOver.store(true, ordering: .relaxed)
        #expect(code == 0, "\(errors)")
    }

    /// Clients that request pages as fast as they receive them.
    private final class Load: Sendable {
        let isOver = Atomic<Bool>(false)
        let responses = Atomic<Int>(0)
        private let port: UInt16

        init(_ port: UInt16) {
            self.port = port
        }

        func start() {
            Thread.detachNewThread { [self] in
                while !isOver.load(ordering: .relaxed), let connection = RawConnection(trying: port) {
                    for _ in 0..<4 {
                        connection.write(HTTPRequest(.get, "/tabs.json"))
                        if connection.readResponse().status == .ok { responses.add(1, ordering: .relaxed) }
                    }
                }
            }
        }
    }

    @Test func `the version is printed, and it is the newest in the changelog`() async throws {
        let program = try RunningProgram("--version")
        #expect(await program.firstLine() == "Gallery (Espalier \(EspalierVersion.current))")
        #expect(await program.end().code == 0)
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let changelog = try String(contentsOf: root.appending(path: "CHANGELOG.md"), encoding: .utf8)
        let newest = changelog.split(separator: "\n").first { $0.hasPrefix("## ") }
        #expect(newest?.hasPrefix("## [\(EspalierVersion.current)]") == true)
    }

    @Test func `help is printed and nothing is served`() async throws {
        let program = try RunningProgram("--help")
        #expect(await program.firstLine() == "Usage: Gallery [options] [-- options of the app]")
        #expect(await program.end().code == 0)
    }

    @Test(arguments: [SIGTERM, SIGKILL])
    func `an open page continues after the program is stopped or killed and restarted`(signal: Int32) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "sessions-\(UUID().uuidString).db").path
        defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + suffix) } }

        let first = try RunningProgram("--port", "0", "--sessions", file)
        let port = try #require(await first.port())
        let opened = try tree(await response(port, .get, "/minimap.json"))
        let session = try #require(opened["session"] as? String)
        let field = try #require(nodes(opened).first { ($0["role"] as? String) == "textbox" }?["id"] as? Int)
        // Another size recreates some of the page's nodes.
        let typed =
            #"{"session":"\#(session)","revision":1,"events":["#
            + #"{"node":\#(field),"type":"input","value":"Ada"},"#
            + #"{"node":1,"type":"resize","value":{"width":390,"height":844}}]}"#
        let before = try tree(await response(port, .post, "/minimap/events", typed))
        let shown = try #require(nodes(before).first { $0["value"] as? String == "Ada" }?["id"] as? Int)

        // After a kill, everything written remains. The write happens soon after the change.
        let store = try SQLiteSnapshotStore(path: file)
        let deadline = ContinuousClock.now + .seconds(120)
        while try signal == SIGKILL && store.read(session)?.revision != before["revision"] as? Int {
            try #require(ContinuousClock.now < deadline)
            await Task.yield()
        }
        first.send(signal)
        _ = await first.end()

        let second = try RunningProgram("--port", "0", "--sessions", file)
        let newPort = try #require(await second.port())
        let more =
            #"{"session":"\#(session)","revision":\#(before["revision"]!),"events":"#
            + #"[{"node":\#(shown),"type":"input","value":"Ada L"}]}"#
        let after = try tree(await response(newPort, .post, "/minimap/events", more))
        #expect(nodes(after).contains { $0["value"] as? String == "Ada L" })
        #expect(nodes(after).map { $0["id"] as? Int } == nodes(before).map { $0["id"] as? Int })
        let revisions = (before["revision"] as? Int ?? 0, after["revision"] as? Int ?? 0)
        #expect(revisions.1 > revisions.0)
        second.send(SIGTERM)
        #expect(await second.end().code == 0)
    }
}

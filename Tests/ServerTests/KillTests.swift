import Foundation
import Synchronization
import Testing

@testable import EspalierServer

/// Separate processes that are killed while they work.
@Suite(.serialized)
struct KillTests {
    /// The last acknowledged and the last sent edit of each session.
    private final class Edits: Sendable {
        let known = Mutex([(acknowledged: String, sent: String)](repeating: ("", ""), count: 4))
        let count = Atomic<Int>(0)

        var all: [(acknowledged: String, sent: String)] { known.withLock { $0 } }
        func sends(_ text: String, _ index: Int) { known.withLock { $0[index].sent = text } }

        /// Begins with the edit that a page shows. It may be one that was sent and not acknowledged.
        func begins(with text: String, _ index: Int) { known.withLock { $0[index] = (text, text) } }

        func knows(_ text: String, _ index: Int) {
            known.withLock { $0[index].acknowledged = text }
            count.add(1, ordering: .relaxed)
        }
    }

    /// The response of a process; nil if it is gone. A busy one refuses work for a moment.
    private func request(_ port: UInt16, _ method: HTTPRequest.Method, _ target: String, _ body: String = "")
        -> HTTPResponse?
    {
        while let connection = RawConnection(trying: port) {
            connection.write(
                HTTPRequest(method, target, headers: [.contentType: "application/json"], body: Array(body.utf8)))
            let response = connection.readResponse()
            guard response.status == .tooManyRequests || response.status == .serviceUnavailable else { return response }
            usleep(50_000)
        }
        return nil
    }

    private func nodes(_ node: [String: Any]) -> [[String: Any]] {
        [node] + (node["children"] as? [[String: Any]] ?? []).flatMap(nodes)
    }

    private func tree(_ response: HTTPResponse?) throws -> [String: Any] {
        let response = try #require(response)
        try #require(response.status == .ok, "\(response.status) \(response.text)")
        return try #require(try JSONSerialization.jsonObject(with: Data(response.bytes)) as? [String: Any])
    }

    @Test(.timeLimit(.minutes(5)))
    func `no edit that was acknowledged is lost by a kill`() async throws {
        let file = TemporaryFile()
        var sessions: [(id: String, field: Int)] = []
        let edits = Edits()
        for round in 0..<3 {
            let program = try RunningProgram("--port", "0", "--sessions", file.path)
            let port = try #require(await program.port())
            if sessions.isEmpty {
                for _ in 0..<4 {
                    let page = try tree(request(port, .get, "/minimap.json"))
                    let root = try #require(page["root"] as? [String: Any])
                    let field = try #require(nodes(root).first { $0["role"] as? String == "textbox" }?["id"] as? Int)
                    sessions.append((try #require(page["session"] as? String), field))
                }
            }
            for (index, session) in sessions.enumerated() where round > 0 {
                let page = try tree(request(port, .get, "/minimap.json?session=\(session.id)"))
                let shown = nodes(try #require(page["root"] as? [String: Any])).first {
                    $0["id"] as? Int == session.field
                }
                let value = shown?["value"] as? String ?? ""
                let (acknowledged, sent) = edits.all[index]
                #expect([acknowledged, sent].contains(value), "round \(round), page \(index)")
                edits.begins(with: value, index)
            }
            // All clients type at the same time, until the process is gone.
            let most = edits.count.load(ordering: .relaxed) + 60
            await withTaskGroup(of: Void.self) { group in
                for (index, session) in sessions.enumerated() {
                    group.addTask {
                        await Blocking.run {
                            for edit in 0... {
                                let text = "\(round)-\(edit)"
                                let body =
                                    #"{"session":"\#(session.id)","events":[{"node":\#(session.field),"type":"input","#
                                    + #""value":"\#(text)"}]}"#
                                edits.sends(text, index)
                                guard request(port, .post, "/minimap/events", body)?.status == .ok else { return }
                                edits.knows(text, index)
                            }
                        }
                    }
                }
                group.addTask {
                    let deadline = ContinuousClock.now + .seconds(60)
                    while edits.count.load(ordering: .relaxed) < most, ContinuousClock.now < deadline {
                        await Task.yield()
                    }
                    program.send(SIGKILL)
                }
            }
            _ = await program.end()
        }
        #expect(edits.count.load(ordering: .relaxed) >= 180)
    }

    @Test func `a second process with the same session file does not start and says why`() async throws {
        let file = TemporaryFile()
        let first = try RunningProgram("--port", "0", "--sessions", file.path)
        _ = try #require(await first.port())
        let second = await (try RunningProgram("--port", "0", "--sessions", file.path)).end()
        #expect(second.code == 1)
        #expect(second.errors.hasPrefix("Gallery: the session file \(file.path) is used by the process "))
        // A kill leaves no lock behind.
        first.send(SIGKILL)
        _ = await first.end()
        let third = try RunningProgram("--port", "0", "--sessions", file.path)
        _ = try #require(await third.port())
        third.send(SIGTERM)
        #expect(await third.end().code == 0)
    }
}

#if DEBUG
    import Foundation
    import Testing

    @testable import EspalierServer

    /// A program as its supervisor sees it: lines over a pair of sockets, and a channel for pages.
    @Suite @MainActor struct `A watched program` {
        private static let upgrade: RequestHeaders = [
            .host: "localhost", .upgrade: "websocket", .connection: "Upgrade", .webSocketVersion: "13",
            .webSocketKey: "dGhlIHNhbXBsZSBub25jZQ==",
        ]

        private func headers(from origin: String) -> RequestHeaders {
            var headers = Self.upgrade
            headers[.origin] = origin
            return headers
        }

        private func program() throws -> (program: WatchedProgram, supervisor: WatchConnection) {
            let ends = try #require(WatchConnection.pair())
            let program = try #require(WatchedProgram([WatchedProgram.variable: "7;\(ends.1);;"]))
            return (program, WatchConnection(ends.0))
        }

        @Test func `is one only by the variable of its supervisor`() {
            #expect(WatchedProgram([:]) == nil)
            #expect(WatchedProgram([WatchedProgram.variable: "7"]) == nil)
            #expect(WatchedProgram([WatchedProgram.variable: "a;b;c;d"]) == nil)
        }

        @Test func `says that it is ready, and goes on when it may serve`() async throws {
            let (program, supervisor) = try program()
            supervisor.send("report null")
            supervisor.send("serve")
            await Blocking.run { program.waitForTurn() }
            #expect(await Blocking.run { supervisor.next() } == "ready")
        }

        @Test func `tells about the end of the last one`() async throws {
            let (program, supervisor) = try program()
            program.serves(
                ended: WorkRecord.End(
                    work: "batch", scene: "/", input: nil, signal: "Killed", backtrace: ["f"], addresses: [4096]))
            let line = try #require(await Blocking.run { supervisor.next() })
            let end = try JSONDecoder().decode(WorkRecord.End.self, from: Data(line.dropFirst("ended ".count).utf8))
            #expect(end.addresses == [4096] && end.work == "batch")
            #expect(await Blocking.run { supervisor.next() } == "serving")
            // A program ends when its supervisor does, and this one is the process of the tests.
            Self.kept.append(supervisor)
        }

        private static var kept: [WatchConnection] = []

        @Test func `shows lines of sources only to its own pages`() async throws {
            let server = try TestServer()
            #expect(await server.get("/watchz", Self.upgrade).status == .notFound)
            let (program, supervisor) = try program()
            program.answer(in: server.application)
            #expect(await server.get("/watchz", headers(from: "http://evil.example")).status == .forbidden)
            #expect(await server.get("/watchz", headers(from: "http://localhost:8080")).status == .forbidden)
            #expect(await server.get("/watchz", [.host: "localhost"]).status == .upgradeRequired)
            #expect(await server.get("/watchz", headers(from: "http://localhost")).status == .switchingProtocols)
            withExtendedLifetime(supervisor) {}
        }
    }
#endif

import EspalierViews
import Foundation
import Testing

@testable import EspalierServer

@Suite(.serialized) @MainActor struct `A download` {
    private func offer(_ text: String, _ name: String, on server: TestServer) throws {
        server.lastScene.files["d1"] = try PageFile(Data(text.utf8), named: name, mediaType: "text/plain")
    }

    @Test(arguments: Way.allCases)
    func `is saved under its name`(way: Way) async throws {
        let server = try TestServer(way)
        let session = await server.open()
        try offer("ahoy", "Käpt’n \"1\"; a\r\nX: y.txt", on: server)
        let response = await server.get("/counter/downloads?session=\(session)&download=d1")
        #expect(response.status == .ok && response.text == "ahoy")
        #expect(response["Content-Type"] == "text/plain")
        #expect(
            response["Content-Disposition"]
                == "attachment; filename=\"K_pt_n 1; aX- y.txt\"; filename*=UTF-8''K%C3%A4pt%E2%80%99n%201%3B%20aX-%20y.txt"
        )
        #expect(response["Cache-Control"] == "no-store")
        #expect(response["X-Content-Type-Options"] == "nosniff")
        // Browsers may ask again.
        #expect(await server.get("/counter/downloads?session=\(session)&download=d1").text == "ahoy")
        await server.stop()
    }

    @Test func `continues with the part that is missing, if the file is the same`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        try offer("0123456789", "a.txt", on: server)
        let port = server.port
        let ask: @Sendable (String) async -> HTTPResponse = { headers in
            await Blocking.run {
                let connection = RawConnection(port: port)
                connection.write(
                    "GET /counter/downloads?session=\(session)&download=d1 HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n"
                )
                return connection.readResponse()
            }
        }
        let tag = try #require(await ask("")["ETag"])
        let rest = await ask("Range: bytes=4-\r\nIf-Range: \(tag)\r\n")
        #expect(rest.status == .partialContent && rest.text == "456789" && rest["Content-Range"] == "bytes 4-9/10")
        #expect(rest["Content-Disposition"] == "attachment; filename=\"a.txt\"; filename*=UTF-8''a.txt")
        let other = await ask("Range: bytes=4-\r\nIf-Range: \"other\"\r\n")
        #expect(other.status == .ok && other.text == "0123456789")
        #expect(await ask("Range: bytes=10-\r\n").status == .rangeNotSatisfiable)
        await server.stop()
    }

    @Test func `answers HEAD with its headers and length`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        try offer("ahoy", "a.txt", on: server)
        let address = "/counter/downloads?session=\(session)&download=d1"
        let response = await server.send(HTTPRequest(.head, address))
        #expect(response.status == .ok && response.text == "" && response["Content-Length"] == "4")
        #expect(response["Content-Disposition"] == "attachment; filename=\"a.txt\"; filename*=UTF-8''a.txt")
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `that is large comes whole`(way: Way) async throws {
        let server = try TestServer(way)
        let session = await server.open()
        let text = String(repeating: "0123456789abcdef", count: 200_000)
        try offer(text, "a.txt", on: server)
        #expect(await server.get("/counter/downloads?session=\(session)&download=d1").text == text)
        await server.stop()
    }

    @Test func `of another session, another scene or another browser is gone`() async throws {
        let server = try TestServer(.overSocket)
        let browser = server.cookie(of: String(repeating: "a", count: 22))
        let response = await server.get("/counter", [.cookie: browser])
        let session = String(response.text.split(separator: " ")[1])
        try offer("ahoy", "a.txt", on: server)
        let address = "/counter/downloads?session=\(session)&download=d1"
        #expect(await server.get(address, [.cookie: browser]).status == .ok)
        #expect(await server.get(address).status == .gone)
        let other = server.cookie(of: String(repeating: "b", count: 22))
        #expect(await server.get(address, [.cookie: other]).status == .gone)
        #expect(
            await server.get("/other/downloads?session=\(session)&download=d1", [.cookie: browser]).status == .notFound)
        #expect(await server.get("/counter/downloads?session=unknown&download=d1").status == .gone)
        let another = await server.open()
        #expect(await server.get("/counter/downloads?session=\(another)&download=d1").status == .gone)
        await server.stop()
    }

    @Test func `that is over, or was never offered, is gone`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        try offer("ahoy", "a.txt", on: server)
        server.lastScene.files = [:]
        #expect(await server.get("/counter/downloads?session=\(session)&download=d1").status == .gone)
        #expect(await server.get("/counter/downloads?session=\(session)").status == .badRequest)
        #expect(await server.get("/counter/downloads?download=d1").status == .badRequest)
        #expect(await server.post("/counter/downloads?session=\(session)&download=d1", "").status == .methodNotAllowed)
        await server.stop()
    }

    @Test func `whose file has disappeared from the disk is gone`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let file = try PageFile(Data("ahoy".utf8), named: "a.txt", mediaType: "text/plain")
        server.lastScene.files["d1"] = file
        try FileManager.default.removeItem(at: file.url)
        #expect(await server.get("/counter/downloads?session=\(session)&download=d1").status == .gone)
        await server.stop()
    }
}

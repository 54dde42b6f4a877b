import CoreTransferable
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

    @Test func `of several files is an archive that is made on the way`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let text = String(repeating: "0123456789abcdef", count: 20_000)
        let files = [
            try NamedFile(Data("ahoy".utf8), named: "a.txt"), try NamedFile(Data(text.utf8), named: "A.txt"),
            try NamedFile(folderNamed: "b", size: 4) {
                try Data("land".utf8).write(to: $0.appendingPathComponent("c"))
            },
        ]
        let archive = PageFile(archive: files, named: "Archive.zip")
        server.lastScene.files["d1"] = archive
        let response = await server.get("/counter/downloads?session=\(session)&download=d1")
        #expect(response.status == .ok && response["Content-Type"] == "application/zip")
        let bytes = response.bytes
        // The bytes, two records for each file, the names in both, and the end.
        let length = 320_008 + 3 * 76 + 30 + 22
        #expect(bytes.count == length)
        for content in ["ahoy", text, "land"] { #expect(bytes.firstRange(of: Array(content.utf8)) != nil) }
        for name in ["a.txt", "A 2.txt", "b/c"] { #expect(bytes.firstRange(of: Array(name.utf8)) != nil) }
        await server.stop()
    }

    @Test func `of several files has a length, and continues with the part that is missing`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let files = try ["ahoy", "land"].map { try NamedFile(Data($0.utf8), named: $0) }
        server.lastScene.files["d1"] = PageFile(archive: files, named: "Archive.zip")
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
        let whole = await ask("")
        let length = 8 + 2 * 76 + 4 * 4 + 22
        #expect(whole["Content-Length"] == "\(length)" && whole.bytes.count == length)
        let tag = try #require(whole["ETag"])
        let rest = await ask("Range: bytes=50-\r\nIf-Range: \(tag)\r\n")
        #expect(rest.status == .partialContent && rest.bytes == Array(whole.bytes[50...]))
        #expect(rest["Content-Range"] == "bytes 50-\(length - 1)/\(length)")
        #expect(await ask("Range: bytes=50-\r\nIf-Range: \"other\"\r\n").bytes == whole.bytes)
        #expect(await ask("Range: bytes=\(length)-\r\n").status == .rangeNotSatisfiable)
        try FileManager.default.removeItem(at: files[1].url)
        #expect(await ask("").status == .gone)
        await server.stop()
    }
}

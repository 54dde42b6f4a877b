import EspalierViews
import Foundation
import Testing

@testable import EspalierServer

@Suite(.serialized) @MainActor struct `An upload` {
    @Test func `is kept for the page, and named`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let bytes = String(repeating: "0123456789abcdef", count: 100_000)
        let response = await server.post("/counter/uploads?session=\(session)", bytes, [.contentType: "Image/PNG; q=1"])
        #expect(response.status == .ok)
        #expect(response.text == "upload 1")
        #expect(server.lastScene.uploads.map(\.size) == [1_600_000])
        #expect(server.lastScene.uploads.first?.mediaType == "image/png")
        #expect(server.lastScene.uploads.first?.data == Data(bytes.utf8))
        #expect(server.lastScene.uploads.first?.name == "")
        await server.stop()
    }

    @Test func `has the name and the type that its browser says`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let address = "/counter/uploads?session=\(session)&filename=K%C3%A4pt%E2%80%99n%20%26%20co.txt"
        #expect(await server.post(address, "ahoy", [.contentType: "text/plain"]).status == .ok)
        let upload = try #require(server.lastScene.uploads.first)
        #expect(upload.name == "Käpt’n & co.txt" && upload.mediaType == "text/plain" && upload.size == 4)
        await server.stop()
    }

    @Test func `of another browser, or without a session, is refused`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        #expect(await server.post("/counter/uploads", "a").status == .badRequest)
        #expect(await server.post("/counter/uploads?session=unknown", "a").status == .gone)
        #expect(await server.post("/other/uploads?session=\(session)", "a").status == .notFound)
        let other = await server.post("/counter/uploads?session=\(session)", "a", [.fetchSite: "cross-site"])
        #expect(other.status == .forbidden)
        #expect(await server.get("/counter/uploads?session=\(session)").status == .methodNotAllowed)
        #expect(server.lastScene.uploads.isEmpty)
        await server.stop()
    }

    @Test func `without a session or from another site takes no room and is refused before its body`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let port = server.port
        let used = UploadFile.room.used
        for (target, header, status) in [
            ("/counter/uploads?session=\(String(repeating: "A", count: 22))", "X: y", HTTPStatus.gone),
            ("/counter/uploads", "X: y", .badRequest),
            ("/other/uploads?session=\(session)", "X: y", .notFound),
            ("/counter/uploads?session=\(session)", "Sec-Fetch-Site: cross-site", .forbidden),
        ] {
            let response = await Blocking.run {
                let connection = RawConnection(port: port)
                connection.write(
                    "POST \(target) HTTP/1.1\r\nHost: localhost\r\n\(header)\r\nContent-Length: 1000\r\n\r\n")
                return connection.readResponse()
            }
            #expect(response.status == status)
        }
        #expect(UploadFile.room.used == used)
        await server.stop()
    }

    @Test func `that stands still makes room for another`() async throws {
        var configuration = HTTPServer.Configuration()
        configuration.uploadPatience = 0
        configuration.uploadLimit = UploadFile.totalLimit
        let server = try TestServer(.overSocket, configuration: configuration)
        let session = await server.open()
        let port = server.port
        let quarter = UploadFile.totalLimit / 4
        func announce(from source: String) async -> RawConnection {
            await Blocking.run {
                let connection = RawConnection(port: port, from: source)
                connection.write(
                    "POST /counter/uploads?session=\(session) HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(quarter)\r\n\r\n"
                )
                return connection
            }
        }
        var held = [await announce(from: "127.0.0.1")]
        while UploadFile.room.used < quarter { await Task.yield() }
        // An address has a quarter of the room.
        #expect(await server.post("/counter/uploads?session=\(session)", "abc").status == .serviceUnavailable)
        for number in 2...4 { held.append(await announce(from: "127.0.0.\(number)")) }
        while UploadFile.room.used < UploadFile.totalLimit { await Task.yield() }
        let response = await Blocking.run {
            let connection = RawConnection(port: port, from: "127.0.0.5")
            connection.write(
                "POST /counter/uploads?session=\(session) HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc")
            return connection.readResponse()
        }
        #expect(response.status == .ok && response.text == "upload 1")
        withExtendedLifetime(held) {}
        await server.stop()
    }

    @Test func `that is too large is refused`() async throws {
        var configuration = HTTPServer.Configuration()
        configuration.uploadLimit = 1000
        let server = try TestServer(.overSocket, configuration: configuration)
        let session = await server.open()
        let large = String(repeating: "a", count: 1001)
        #expect(await server.post("/counter/uploads?session=\(session)", large).status == .contentTooLarge)
        #expect(await server.post("/counter/uploads?session=\(session)", String(large.dropLast())).status == .ok)
        #expect(server.lastScene.uploads.map(\.size) == [1000])
        await server.stop()
    }

    @Test func `that breaks off leaves nothing behind`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let port = server.port
        await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write(
                "POST /counter/uploads?session=\(session) HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\nhalf"
            )
            connection.endWriting()
        }
        #expect(await server.post("/counter/uploads?session=\(session)", "whole").text == "upload 1")
        #expect(server.lastScene.uploads.map(\.size) == [5])
        await server.stop()
    }

    @Test func `in a file grows up to its limit`() throws {
        let file = try #require(UploadFile(limit: 4, announced: nil, of: nil))
        #expect([UInt8](repeating: 1, count: 4).withUnsafeBytes { file.receive($0) })
        #expect(file.fault == nil)
        #expect([UInt8](repeating: 1, count: 1 << 24).withUnsafeBytes { file.receive($0) })
        #expect(file.fault == .tooLarge)
        // Then its client continues far beyond the limit.
        #expect(![UInt8](repeating: 1, count: 1).withUnsafeBytes { file.receive($0) })
        #expect(file.finish() == nil)
    }

    @Test func `has no room while others take all`() throws {
        let room = ByteBudget(capacity: UploadFile.totalLimit, share: 1)
        var taken = UploadFile(limit: UploadFile.totalLimit, announced: UploadFile.totalLimit, of: nil, in: room)
        #expect(taken != nil)
        #expect(UploadFile(limit: UploadFile.totalLimit, announced: UploadFile.totalLimit, of: nil, in: room) == nil)
        taken = nil
        var complete = UploadFile(limit: UploadFile.totalLimit, announced: UploadFile.totalLimit, of: nil, in: room)?
            .finish()
        #expect(complete?.size == 0)
        #expect(UploadFile(limit: UploadFile.totalLimit, announced: UploadFile.totalLimit, of: nil, in: room) != nil)
        complete = nil
    }

    @Test func `that is complete takes its own size of the room alone`() throws {
        let room = ByteBudget(capacity: UploadFile.totalLimit, share: 1)
        var file = UploadFile(limit: UploadFile.totalLimit, announced: UploadFile.totalLimit, of: nil, in: room)
        #expect(file?.receive(UnsafeRawBufferPointer(start: nil, count: 0)) == true)
        #expect([UInt8](repeating: 1, count: 4).withUnsafeBytes { file?.receive($0) } == true)
        var complete = file?.finish()
        file = nil
        #expect(complete?.size == 4)
        #expect(
            UploadFile(limit: UploadFile.totalLimit, announced: UploadFile.totalLimit - 3, of: nil, in: room) == nil)
        #expect(
            UploadFile(limit: UploadFile.totalLimit, announced: UploadFile.totalLimit - 4, of: nil, in: room) != nil)
        complete = nil
        #expect(UploadFile(limit: UploadFile.totalLimit, announced: UploadFile.totalLimit, of: nil, in: room) != nil)
    }

    @Test func `that is not used leaves no file open`() async {
        await #expect(processExitsWith: .success) {
            func descriptors() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
            }
            let before = try descriptors()
            for _ in 0..<20 { precondition(UploadFile(limit: 1, announced: 1, of: nil) != nil) }
            let after = try descriptors()
            precondition(after < before + 10, "\(after - before) more files")
        }
    }

    @Test func `that becomes a picture is served while it is in use`() async throws {
        let server = try TestServer(.overSocket)
        var picture: Picture? = Picture(.bytes([1, 2, 3]), mediaType: "image/png")
        let address = try #require(picture?.address)
        let response = await server.get(address)
        #expect(response.status == .ok && response.bytes == [1, 2, 3])
        #expect(response["Content-Type"] == "image/png")
        #expect(response["Cache-Control"] == "private, max-age=31536000, immutable")
        picture = nil
        #expect(await server.get(address).status == .notFound)
        await server.stop()
    }
}

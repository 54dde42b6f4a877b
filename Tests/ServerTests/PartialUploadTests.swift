import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

@Suite(.serialized) @MainActor struct `An upload in parts` {
    private let server: TestServer
    private let session: String
    private let room = ByteBudget(capacity: 1 << 30, share: 1 << 28)

    init() async throws {
        var configuration = HTTPServer.Configuration()
        configuration.uploadRoom = room
        server = try TestServer(.overSocket, configuration: configuration)
        session = await server.open()
    }

    private func address(_ id: String) -> String { "/counter/uploads?session=\(session)&upload=\(id)" }

    /// Begins an upload. Returns its id.
    private func begin(_ length: Int, name: String = "a.txt") async -> String {
        let response = await server.post(
            "/counter/uploads?session=\(session)&filename=\(name)", "",
            [.uploadLength: String(length), .uploadComplete: "?0", .contentType: "text/plain"])
        #expect(response.status == .created && response["Upload-Offset"] == "0")
        #expect(response["Location"] == "?session=\(session)&upload=\(response.text)")
        return response.text
    }

    private func append(
        _ text: String, to id: String, at offset: String, isLast: Bool = false, _ others: RequestHeaders = [:]
    ) async -> HTTPResponse {
        var headers = others
        headers[.uploadOffset] = offset
        headers[.uploadComplete] = isLast ? "?1" : "?0"
        if headers[.contentType] == nil { headers[.contentType] = "application/partial-upload" }
        return await server.send(HTTPRequest(.patch, address(id), headers: headers, body: Array(text.utf8)))
    }

    private func ask(_ id: String) async -> HTTPResponse { await server.send(HTTPRequest(.head, address(id))) }

    /// A connection that announces a part and sends its beginning.
    private func beginPart(_ text: String, of id: String, at offset: Int, announcing length: Int) async -> RawConnection
    {
        let (port, target) = (server.port, address(id))
        return await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write(
                "PATCH \(target) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/partial-upload\r\n"
                    + "Upload-Offset: \(offset)\r\nUpload-Complete: ?1\r\nContent-Length: \(length)\r\n\r\n\(text)")
            return connection
        }
    }

    private func until(_ id: String, has size: Int) async {
        while server.application.uploads.find(id, of: session)?.file.size != size { await Task.yield() }
    }

    @Test func `continues where it was interrupted`() async throws {
        let id = await begin(10)
        let first = await append("01234", to: id, at: "0")
        #expect(first.status == .noContent && first["Upload-Offset"] == "5")
        let state = await ask(id)
        #expect(state.status == .noContent && state["Upload-Offset"] == "5" && state["Upload-Length"] == "10")
        #expect(state["Upload-Complete"] == "?0" && state["Cache-Control"] == "no-store")
        let last = await append("56789", to: id, at: "5", isLast: true)
        #expect(last.status == .ok && last.text == "upload 1" && last["Upload-Complete"] == "?1")
        let upload = try #require(server.lastScene.uploads.first)
        #expect(upload.data == Data("0123456789".utf8) && upload.name == "a.txt" && upload.mediaType == "text/plain")
        await server.stop()
    }

    @Test func `can break off at each byte`() async throws {
        let text = "0123456789"
        for count in 0...10 {
            let id = await begin(10)
            let connection = await beginPart(String(text.prefix(count)), of: id, at: 0, announcing: 11)
            await until(id, has: count)
            connection.endWriting()
            #expect(await ask(id)["Upload-Offset"] == String(count))
            #expect(await append(String(text.dropFirst(count)), to: id, at: String(count), isLast: true).status == .ok)
        }
        #expect(server.lastScene.uploads.map(\.data) == Array(repeating: Data(text.utf8), count: 11))
        await server.stop()
    }

    @Test func `refuses parts that repeat, overlap or skip bytes, and stays as it is`() async throws {
        let id = await begin(10)
        _ = await append("01234", to: id, at: "0")
        for offset in ["0", "4", "6", "99", "9223372036854775807"] {
            let response = await append("x", to: id, at: offset)
            #expect(response.status == .conflict && response["Upload-Offset"] == "5")
        }
        for offset in ["-1", "x", "5 ", "99999999999999999999"] {
            #expect(await append("x", to: id, at: offset).status == .badRequest)
        }
        #expect(await append("x", to: id, at: "5", [.uploadLength: "11"]).status == .badRequest)
        #expect(await append("x", to: id, at: "5", [.contentType: "text/plain"]).status == .unsupportedMediaType)
        #expect(await append("56789", to: id, at: "5").text == "upload 1")
        #expect(server.lastScene.uploads.first?.data == Data("0123456789".utf8))
        await server.stop()
    }

    @Test func `of another length than announced ends, and leaves nothing`() async throws {
        let long = await begin(4)
        #expect(await append("01234", to: long, at: "0").status == .badRequest)
        #expect(await ask(long).status == .notFound)
        let short = await begin(4)
        #expect(await append("012", to: short, at: "0", isLast: true).status == .badRequest)
        #expect(await ask(short).status == .notFound)
        #expect(server.application.uploads.count == 0 && room.used == 0)
        for length in ["", "x", "-1", "99999999999999999999"] {
            let response = await server.post("/counter/uploads?session=\(session)", "", [.uploadLength: length])
            #expect(response.status == .badRequest)
        }
        #expect(server.logged.lines.withLock { $0.contains { $0.contains("longer or shorter") } })
        await server.stop()
    }

    @Test func `that is too large is refused before it is sent`() async throws {
        let length = String((32 << 20) + 1)
        let response = await server.post("/counter/uploads?session=\(session)", "", [.uploadLength: length])
        #expect(response.status == .contentTooLarge && response["Upload-Limit"] == "max-size=33554432")
        #expect(server.application.uploads.count == 0 && room.used == 0)
        await server.stop()
    }

    @Test func `of another page, or of none, is not found`() async throws {
        let id = await begin(4)
        let other = await server.open()
        let target = "/counter/uploads?session=\(other)&upload=\(id)"
        let headers: RequestHeaders = [.uploadOffset: "0", .contentType: "application/partial-upload"]
        for method in [HTTPRequest.Method.patch, .head, .delete] {
            #expect(await server.send(HTTPRequest(method, target, headers: headers)).status == .notFound)
            let gone = "/counter/uploads?session=unknown&upload=\(id)"
            #expect(await server.send(HTTPRequest(method, gone, headers: headers)).status == .gone)
            let foreign: RequestHeaders = [.fetchSite: "cross-site", .contentType: "application/partial-upload"]
            #expect(await server.send(HTTPRequest(method, address(id), headers: foreign)).status == .forbidden)
        }
        #expect(await append("0123", to: id, at: "0").status == .ok)
        await server.stop()
    }

    @Test func `that is cancelled leaves no file and no room`() async throws {
        let id = await begin(1 << 20)
        _ = await append("01234", to: id, at: "0")
        #expect(room.used == 1 << 20)
        #expect(await server.send(HTTPRequest(.delete, address(id))).status == .noContent)
        #expect(room.used == 0 && server.application.uploads.count == 0)
        #expect(await ask(id).status == .notFound)
        await server.stop()
    }

    @Test func `tells its name again to a client that has missed it`() async throws {
        let id = await begin(4)
        #expect(await append("0123", to: id, at: "0", isLast: true).text == "upload 1")
        #expect(await ask(id)["Upload-Complete"] == "?1")
        #expect(await append("", to: id, at: "4", isLast: true).text == "upload 1")
        #expect(server.lastScene.uploads.count == 1)
        await server.stop()
    }

    @Test func `takes the bytes of one request at a time`() async throws {
        let id = await begin(6)
        let first = await beginPart("012", of: id, at: 0, announcing: 6)
        await until(id, has: 3)
        #expect(await ask(id)["Upload-Offset"] == "3")
        await Blocking.run {
            first.write("xyz")
            #expect(first.isAtEnd())
        }
        #expect(await append("345", to: id, at: "3").text == "upload 1")
        #expect(server.lastScene.uploads.first?.data == Data("012345".utf8))
        await server.stop()
    }

    @Test func `is one of at most 16 of a browser`() async throws {
        var ids: [String] = []
        for _ in 0..<16 { ids.append(await begin(1)) }
        let response = await server.post("/counter/uploads?session=\(session)", "", [.uploadLength: "1"])
        #expect(response.status == .serviceUnavailable && response["Retry-After"] == "5")
        // Complete ones do not count.
        #expect(await append("a", to: ids[0], at: "0").status == .ok)
        _ = await begin(1)
        await server.stop()
    }

    @Test func `may be empty, and two may have one name`() async throws {
        let empty = await server.post("/counter/uploads?session=\(session)", "", [.uploadLength: "0"])
        #expect(empty.status == .ok && empty.text == "upload 1")
        let (first, second) = (await begin(1), await begin(1))
        _ = await append("a", to: first, at: "0")
        _ = await append("b", to: second, at: "0")
        #expect(server.lastScene.uploads.map(\.name) == ["", "a.txt", "a.txt"])
        #expect(server.lastScene.uploads.map(\.size) == [0, 1, 1])
        await server.stop()
    }

    @Test func `may be in folders that the user has chosen, at most eight`() async throws {
        let address = "/counter/uploads?session=\(session)&filename=a.txt&folder="
        let headers: RequestHeaders = [.uploadLength: "0", .contentType: "text/plain"]
        #expect(await server.post(address + "Trip%2F../%2FMay", "", headers).status == .ok)
        #expect(await server.post(address + "a/b/c/d/e/f/g/h", "", headers).status == .ok)
        #expect(await server.post(address + "a/b/c/d/e/f/g/h/i", "", headers).status == .contentTooLarge)
        #expect(await server.post(address + "a/b/c/d/e/f/g/h/i", "whole").status == .contentTooLarge)
        #expect(await server.post(address + "a", "whole").status == .ok)
        #expect(
            server.lastScene.uploads.map(\.folders) == [
                ["Trip", "..", "May"], ["a", "b", "c", "d", "e", "f", "g", "h"], ["a"],
            ])
        await server.stop()
    }

    @Test func `on a full disk is an error, with a line in the log, and leaves nothing`() async throws {
        let file = try #require(
            UploadFile(limit: 10, announced: 10, of: nil, in: room) { _, _, _ in
                errno = ENOSPC
                return -1
            })
        #expect([UInt8](repeating: 1, count: 4).withUnsafeBytes { file.receive($0) })
        #expect(file.fault == .noRoom && file.size == 0 && room.used == 0)
        for part in [
            UploadPart(file),
            try #require(
                UploadPart(
                    of: server.application.uploads.add(
                        file, of: session, browser: "b", length: 10, name: UploadName()), at: 0)),
        ] {
            var request = HTTPRequest(.post, "/counter/uploads?session=\(session)")
            request.part = part
            let response = await server.application.respond(to: request)
            #expect(response.status == .insufficientStorage)
        }
        #expect(server.application.uploads.count == 0)
        #expect(server.logged.lines.withLock { $0.contains { $0.contains("no room for the file") } })
        await server.stop()
    }
}

@Suite struct `Unfinished uploads` {
    private final class Clock: Sendable {
        let time = Mutex(0.0)
    }

    private let clock = Clock()
    private let room = ByteBudget(capacity: 100, share: 100)

    private func add(_ length: Int, to uploads: UnfinishedUploads) throws -> UnfinishedUploads.Upload {
        let file = try #require(UploadFile(limit: length, announced: length, of: nil, in: room))
        return uploads.add(file, of: "s", browser: "b", length: length, name: UploadName())
    }

    @Test func `end when they do not continue for two minutes`() throws {
        let uploads = UnfinishedUploads { [clock] in clock.time.withLock { $0 } }
        _ = try add(10, to: uploads)
        clock.time.withLock { $0 = 60 }
        let other = try add(20, to: uploads)
        clock.time.withLock { $0 = 119 }
        #expect(uploads.dropExpired() && uploads.count == 2)
        clock.time.withLock { $0 = 120 }
        #expect(uploads.dropExpired() && uploads.count == 1 && room.used == 20)
        // A request is a sign of life.
        #expect(uploads.find(other.id, of: "s") === other)
        clock.time.withLock { $0 = 239 }
        #expect(uploads.dropExpired())
        clock.time.withLock { $0 = 240 }
        #expect(!uploads.dropExpired() && uploads.count == 0 && room.used == 0)
    }

    @Test func `make room for another, the longest interrupted first, if that is enough`() throws {
        let uploads = UnfinishedUploads { [clock] in clock.time.withLock { $0 } }
        let first = try add(40, to: uploads)
        clock.time.withLock { $0 = 1 }
        let second = try add(40, to: uploads)
        clock.time.withLock { $0 = 10 }
        _ = try add(20, to: uploads)
        uploads.dropIdle(of: 81, patience: 5)
        #expect(uploads.count == 3)
        uploads.dropIdle(of: 30, patience: 5)
        #expect(uploads.count == 2 && room.used == 60 && first.file.fault == .discarded && second.file.fault == nil)
    }

    // MARK: A restarted server

    private func uploads() -> UnfinishedUploads { UnfinishedUploads { [clock] in clock.time.withLock { $0 } } }

    /// The files in the folder of uploads.
    private func names(_ file: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file + "-uploads").sorted()
    }

    private func receive(_ text: String, _ upload: UnfinishedUploads.Upload, at offset: Int) throws {
        let part = try #require(UploadPart(of: upload, at: offset))
        #expect(Array(text.utf8).withUnsafeBytes { part.receive($0) })
    }

    @Test func `continue in the next process with the bytes that are on the disk`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: file + "-uploads") }
        let name = UploadName("a.txt", folder: "Trip/May", mediaType: "text/plain")
        var id = ""
        do {
            let uploads = uploads()
            uploads.keep(in: try UploadFolder(besideSessions: file), room: room)
            let bytes = try #require(UploadFile(limit: 10, announced: 10, of: ClientAddress("192.0.2.1"), in: room))
            let upload = uploads.add(bytes, of: "s", browser: "b", length: 10, name: name)
            id = upload.id
            try receive("0123", upload, at: 0)
            #expect(try names(file) == [id, id + ".json"])
        }
        #expect(room.used == 0)
        let next = uploads()
        next.keep(in: try UploadFolder(besideSessions: file), room: room)
        #expect(room.used == 10 && next.find(id, of: "other") == nil)
        let upload = try #require(next.find(id, of: "s"))
        #expect(upload.file.size == 4 && upload.length == 10 && upload.browser == "b" && upload.name == name)
        #expect(upload.file.clientAddress == "192.0.2.1" && UploadPart(of: upload, at: 3) == nil)
        try receive("456789", upload, at: 4)
        do {
            let whole = try #require(upload.completeFile())
            #expect(whole.data == Data("0123456789".utf8) && whole.name == "a.txt" && whole.folders == ["Trip", "May"])
            next.complete(upload, as: "upload 1")
            #expect(try names(file) == [id])
        }
        #expect(try names(file) == [] && room.used == 0)
    }

    @Test func `that nobody continues leave the disk`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: file + "-uploads") }
        do {
            let uploads = uploads()
            uploads.keep(in: try UploadFolder(besideSessions: file), room: room)
            _ = try add(10, to: uploads)
            uploads.remove(try add(20, to: uploads))
            #expect(try names(file).count == 2)
        }
        let next = uploads()
        next.keep(in: try UploadFolder(besideSessions: file), room: room)
        clock.time.withLock { $0 = 119 }
        #expect(next.dropExpired() && room.used == 10)
        clock.time.withLock { $0 = 120 }
        #expect(!next.dropExpired() && room.used == 0)
        #expect(try names(file) == [])
    }

    @Test func `that are damaged, or for which there is no room, leave the disk`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: file + "-uploads") }
        let folder = try UploadFolder(besideSessions: file)
        func write(_ name: String, _ text: String) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: folder.place(of: name)))
        }
        func record(_ id: String, length: Int) -> UploadFolder.Record {
            UploadFolder.Record(
                id: id, session: "s", browser: "b", length: length, name: UploadName(), client: "")
        }
        // Bytes alone, a description alone, one that is no JSON, one of another file, more bytes than announced, one of
        // another start of the machine, and too many bytes.
        try write("alone", "0123")
        #expect(folder.add(record("nothing", length: 4)))
        try write("broken", "0123")
        try write("broken.json", "{")
        try write("other", "0123")
        try write("other.json", String(decoding: try JSONEncoder().encode(record("alone", length: 4)), as: UTF8.self))
        try write("long", "0123")
        #expect(folder.add(record("long", length: 3)))
        try write("earlier", "0123")
        var earlier = record("earlier", length: 4)
        earlier.boot = "another start of the machine"
        #expect(folder.add(earlier))
        try write("large", "0123")
        #expect(folder.add(record("large", length: 101)))
        let uploads = uploads()
        uploads.keep(in: folder, room: room)
        #expect(uploads.count == 0 && room.used == 0)
        #expect(try names(file) == [])
    }
}

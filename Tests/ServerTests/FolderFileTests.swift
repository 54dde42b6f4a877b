import Foundation
import Testing

@testable import EspalierServer

/// Files of the app's folder, which may change while the server runs.
@Suite struct `A file of the app's folder` {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ name: String, _ bytes: [UInt8]) throws { try Data(bytes).write(to: url.appending(path: name)) }
    }

    private func get(
        _ path: String, _ files: StaticFiles, coding: String? = nil, known: String? = nil
    ) throws -> HTTPResponse {
        var headers = RequestHeaders()
        headers[.acceptEncoding] = coding
        headers[.ifNoneMatch] = known
        return try files.response(to: HTTPRequest(.get, "/public/" + path, headers: headers), path: path)
    }

    private let text = [UInt8](repeating: 97, count: 300)

    @Test(arguments: [(256, false), (257, true)])
    func `is compressed if it is longer than 256 bytes`(count: Int, isCompressed: Bool) throws {
        let folder = try Folder()
        try folder.write("a.txt", [UInt8](repeating: 97, count: count))
        let response = try get("a.txt", StaticFiles(folder: folder.url.path), coding: "gzip")
        #expect(response["Content-Encoding"] == (isCompressed ? "gzip" : nil))
        #expect(response["Vary"] == (isCompressed ? "Accept-Encoding" : nil))
    }

    @Test func `is sent uncompressed if it is not text, or if compression does not shorten it`() throws {
        let folder = try Folder()
        var generator = SystemRandomNumberGenerator()
        let random = (0..<400).map { _ in UInt8.random(in: 0...255, using: &generator) }
        try folder.write("a.png", text)
        try folder.write("a.txt", random)
        let files = StaticFiles(folder: folder.url.path)
        let image = try get("a.png", files, coding: "gzip")
        #expect(image["Content-Encoding"] == nil && image["Vary"] == nil && image.bytes == text)
        let plain = try get("a.txt", files, coding: "gzip")
        #expect(plain["Content-Encoding"] == nil && plain["Vary"] == "Accept-Encoding" && plain.bytes == random)
        // The tag is that of the plain bytes.
        #expect(plain["ETag"] == (try get("a.txt", files))["ETag"])
    }

    @Test func `has a different entity tag for each coding and each content`() throws {
        let folder = try Folder()
        try folder.write("a.txt", text)
        let files = StaticFiles(folder: folder.url.path)
        let plain = try #require(try get("a.txt", files)["ETag"])
        let gzip = try #require(try get("a.txt", files, coding: "gzip")["ETag"])
        let brotli = try #require(try get("a.txt", files, coding: "br")["ETag"])
        #expect(Set([plain, gzip, brotli]).count == 3)
        #expect(gzip.hasSuffix("-gzip\"") && brotli.hasSuffix("-br\""))
        let first = try get("a.txt", files, coding: "gzip").bytes
        #expect(try get("a.txt", files, coding: "gzip").bytes == first)
        try folder.write("a.txt", text + [98])
        let changed = try get("a.txt", files, coding: "gzip")
        #expect(changed["ETag"] != gzip && changed.bytes != first)
    }

    @Test(arguments: ["TAG", "\"x\", TAG", "W/TAG", "*", " TAG ,\"x\""])
    func `is not sent again to a client that has it`(header: String) throws {
        let folder = try Folder()
        try folder.write("a.txt", text)
        let files = StaticFiles(folder: folder.url.path)
        let tag = try #require(try get("a.txt", files)["ETag"])
        let response = try get("a.txt", files, known: header.replacing("TAG", with: tag))
        #expect(response.status == .notModified && response.bytes.isEmpty)
        #expect(response["ETag"] == tag && response["Content-Type"] == nil)
        #expect(response["Cache-Control"] == "no-cache")
    }

    @Test(arguments: ["\"x\"", "", "TAG-gzip", "x TAG"])
    func `is sent to a client that has another version`(header: String) throws {
        let folder = try Folder()
        try folder.write("a.txt", text)
        let files = StaticFiles(folder: folder.url.path)
        let tag = try #require(try get("a.txt", files)["ETag"])
        #expect(try get("a.txt", files, known: header.replacing("TAG", with: tag)).status == .ok)
    }

    @Test func `is looked up after the server's own files`() throws {
        let folder = try Folder()
        try folder.write("client.js", Array("theirs".utf8))
        try folder.write("other.js", Array("other".utf8))
        let files = StaticFiles(folder: folder.url.path)
        files.add("client.js", bytes: Array("ours".utf8))
        #expect(try get("client.js", files).bytes == Array("ours".utf8))
        #expect(try get("other.js", files).bytes == Array("other".utf8))
        #expect(throws: Problem.self) { try get("none.js", files) }
        #expect(throws: Problem.self) { try get("a.txt", StaticFiles(folder: nil)) }
    }

    @Test func `of the server is compressed only if it is text`() throws {
        let files = StaticFiles(folder: nil)
        files.add("a.png", bytes: text)
        files.add("a.txt", bytes: text)
        #expect(try get("a.png", files, coding: "br")["Vary"] == nil)
        let script = try get("a.txt", files)
        #expect(script["Vary"] == "Accept-Encoding" && script["Content-Encoding"] == nil)
        #expect(try get("a.txt", files, coding: "gzip")["Content-Encoding"] == "gzip")
        #expect(try get("a.txt", files, coding: "deflate")["Content-Encoding"] == nil)
    }

    @Test func `is read from its start, up to its current end`() throws {
        let folder = try Folder()
        try folder.write("a", Array(0..<100))
        let file = try #require(FolderFile(folder: folder.url.path, name: "a"))
        #expect(file.size == 100)
        #expect(try file.open().read() == Array(0..<100))
        #expect(try file.open().read(atMost: 3) == [0, 1, 2])
        #expect(try file.open().read(atMost: 0) == [])
        let open = try file.open()
        try folder.write("b", [7])
        try FileHandle(forWritingTo: folder.url.appending(path: "a")).truncate(atOffset: 10)
        #expect(open.read() == Array(0..<10))
    }

    @Test func `has one identity under all its names`() throws {
        let folder = try Folder()
        try folder.write("a", [1])
        try folder.write("b", [1])
        try FileManager.default.linkItem(at: folder.url.appending(path: "a"), to: folder.url.appending(path: "c"))
        func identity(_ name: String) -> FileIdentity? { FileIdentity(folder.url.appending(path: name).path) }
        #expect(identity("a") == identity("c") && identity("a") != identity("b"))
        #expect(identity("d") == nil && FileIdentity(descriptor: -1) == nil)
    }
}

import Foundation
import Synchronization
import Testing

@testable import EspalierServer

@Suite(.serialized) @MainActor
struct StaticFileTests {
    /// A folder with files, and one file outside it.
    private final class Folder {
        let root = FileManager.default.temporaryDirectory.appending(path: "public-\(UUID().uuidString)")
        var path: String { root.appending(path: "public").path }

        init() throws {
            let files = FileManager.default
            try files.createDirectory(at: root.appending(path: "public/img"), withIntermediateDirectories: true)
            try Data("secret".utf8).write(to: root.appending(path: "secret.txt"))
            try Data("hidden".utf8).write(to: root.appending(path: "public/.hidden"))
            try Data(String(repeating: "long text. ", count: 500).utf8).write(
                to: root.appending(path: "public/a b.txt"))
            try Data([0x89, 0x50, 0x4E, 0x47]).write(to: root.appending(path: "public/img/dot.png"))
            try files.createSymbolicLink(
                at: root.appending(path: "public/out.txt"), withDestinationURL: root.appending(path: "secret.txt"))
        }

        deinit {
            try? FileManager.default.removeItem(at: root)
        }
    }

    @Test(arguments: Way.allCases)
    func `the server's own files have tags, types and compression`(way: Way) async throws {
        let server = try TestServer(way)
        let script = await server.get("/public/client.js")
        #expect(script.text == "let value = 42;\n")
        #expect(script["Content-Type"] == "text/javascript; charset=utf-8")
        #expect(script["Cache-Control"] == "no-cache")
        let tag = try #require(script["ETag"])
        let again = await server.get("/public/client.js", [.ifNoneMatch: "\"x\", \(tag)"])
        #expect(again.status == .notModified)
        #expect(again.bytes.isEmpty)
        #expect(again["ETag"] == tag)

        let style = await server.get("/public/style-1a2b.css", [.acceptEncoding: "br"])
        #expect(style["Cache-Control"] == "public, max-age=31536000, immutable")
        #expect(style["Content-Encoding"] == "br")
        #expect(style["Vary"] == "Accept-Encoding")
        #expect(style.bytes.count < 100)
        #expect(style["ETag"]!.hasSuffix("-br\""))
        await server.stop()
    }

    @Test
    func `the usual forms of the server's own files are made ahead, on a thread that leaves its processor to others`()
        async
    {
        let files = StaticFiles(folder: nil)
        let text = Array(String(repeating: "let value = 42;\n", count: 200).utf8)
        files.add("client.js", bytes: text)
        #expect(files.making("client.js", in: .brotli) != nil)
        let policy = await withCheckedContinuation { continuation in
            IdleThread.begin {
                files.prepareUsualForms()
                continuation.resume(returning: sched_getscheduler(0))
            }
        }
        #expect(policy == 5)  // SCHED_IDLE
        #expect(files.making("client.js", in: .brotli) == nil)
        #expect(files.making("client.js", in: .gzip) != nil)
    }

    @Test func `a file that disappears between two checks is not found`() throws {
        let folder = try Folder()
        let resolved = try #require(FolderFile.resolved(folder.path))
        let file = try #require(FolderFile(folder: resolved, name: "a b.txt"))
        #expect(try file.open().read(atMost: 9) == Array("long text".utf8))
        try FileManager.default.removeItem(at: folder.root.appending(path: "public/a b.txt"))
        #expect(file.now == nil)
        #expect(throws: Problem.self) { try file.open() }
    }

    @Test(arguments: Way.allCases)
    func `a folder that is created after the start is served`(way: Way) async throws {
        let folder = try Folder()
        let late = folder.root.appending(path: "late")
        let server = try TestServer(way, folder: late.path)
        #expect(await server.get("/public/new.txt").status == .notFound)
        try FileManager.default.createDirectory(at: late, withIntermediateDirectories: true)
        try Data("new".utf8).write(to: late.appending(path: "new.txt"))
        #expect(await server.get("/public/new.txt").text == "new")
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `a file that is slow to create is created once, on the first request`(way: Way) async throws {
        let server = try TestServer(way)
        let counter = Counter()
        server.application.files.add("sans-1a2b.woff2") {
            counter.count.add(1, ordering: .relaxed)
            return [1, 2, 3]
        }
        #expect(counter.count.load(ordering: .relaxed) == 0)
        for _ in 0..<2 {
            let font = await server.get("/public/sans-1a2b.woff2")
            #expect(font.bytes == [1, 2, 3])
            #expect(font["Content-Type"] == "font/woff2")
            #expect(font["ETag"] == "\"sans-1a2b.woff2\"")
            #expect(font["Cache-Control"] == "public, max-age=31536000, immutable")
        }
        #expect(counter.count.load(ordering: .relaxed) == 1)
        await server.stop()
    }

    private final class Counter: Sendable {
        let count = Atomic<Int>(0)
    }

    @Test(arguments: Way.allCases)
    func `the app's folder is served`(way: Way) async throws {
        let folder = try Folder()
        let server = try TestServer(way, folder: folder.path)
        let image = await server.get("/public/img/dot.png")
        #expect(image.bytes == [0x89, 0x50, 0x4E, 0x47])
        #expect(image["Content-Type"] == "image/png")
        #expect(await server.get("/public/img/dot.png", [.ifNoneMatch: image["ETag"]!]).status == .notModified)
        let text = await server.get("/public/a%20b.txt")
        #expect(text.bytes.count == 5500)
        let small = await server.get("/public/a%20b.txt", [.acceptEncoding: "gzip"])
        #expect(small["Content-Encoding"] == "gzip")
        #expect(small.bytes.count < 300)
        let head = await server.send(HTTPRequest(.head, "/public/a%20b.txt"))
        #expect(head.status == .ok)
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `a drawing that is opened by itself runs no scripts`(way: Way) async throws {
        let folder = try Folder()
        try Data("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>".utf8)
            .write(to: folder.root.appending(path: "public/evil.svg"))
        let server = try TestServer(way, folder: folder.path)
        let drawing = await server.get("/public/evil.svg")
        #expect(drawing["Content-Type"] == "image/svg+xml; charset=utf-8")
        let policies = drawing.headers.filter { $0.name == "Content-Security-Policy" }.map(\.value)
        #expect(policies.contains("default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"))
        let image = await server.get("/public/img/dot.png")
        #expect(!image.headers.contains { $0.value.contains("sandbox") })
        await server.stop()
    }

    @Test(arguments: Way.allCases)
    func `no path leads out of the folder`(way: Way) async throws {
        let folder = try Folder()
        let server = try TestServer(way, folder: folder.path)
        let paths = [
            "/public/../secret.txt", "/public/%2e%2e/secret.txt", "/public/..%2fsecret.txt",
            "/public/img/../../secret.txt",
            "/public/%2e%2e%2fsecret.txt", "/public//etc/passwd", "/public/%2fetc/passwd", "/public/..%5csecret.txt",
            "/public/.hidden", "/public/%2ehidden", "/public/out.txt", "/public/img", "/public/", "/public",
            "/public/a%00",
            "/public/a%20b.txt/", "/public/img/dot.png%00.txt", "/../secret.txt", "/%2e%2e/secret.txt",
        ]
        for path in paths {
            let response = await server.get(path)
            #expect(response.status == .notFound, "\(path)")
            #expect(!response.text.contains("secret\n"))
        }
        await server.stop()
    }
}

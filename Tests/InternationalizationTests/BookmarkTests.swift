import EspalierInternationalization
import Foundation
import Testing

@Suite struct `A bookmark` {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func resolved(_ data: Data) throws -> (url: URL, isStale: Bool) {
        var isStale = false
        let url = try URL(resolvingBookmarkData: data, options: [.withoutUI], bookmarkDataIsStale: &isStale)
        return (url, isStale)
    }

    @Test func `leads to its file, and tells whether another one has taken its place`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.txt")
        try Data("a".utf8).write(to: file)
        let data = try file.bookmarkData(
            options: .minimalBookmark, includingResourceValuesForKeys: nil, relativeTo: nil)
        #expect(try resolved(data) == (file, false))

        let other = folder.appendingPathComponent("b.txt")
        try Data("b".utf8).write(to: other)
        try FileManager.default.moveItem(at: file, to: folder.appendingPathComponent("c.txt"))
        try FileManager.default.moveItem(at: other, to: file)
        #expect(try resolved(data) == (file, true))

        try FileManager.default.removeItem(at: file)
        #expect(throws: CocoaError.self) { try resolved(data) }
        #expect(throws: CocoaError.self) { try file.bookmarkData() }
    }

    @Test func `leads to a folder`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let found = try resolved(try folder.bookmarkData())
        #expect(found.url.hasDirectoryPath && found.url.standardizedFileURL == folder.standardizedFileURL)
    }

    @Test func `is refused if it is made of other data, and for an address that is not a file's`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: CocoaError(.fileReadCorruptFile)) { try resolved(Data("no bookmark".utf8)) }
        let address = try #require(URL(string: "https://example.com"))
        #expect(throws: CocoaError.self) { try address.bookmarkData() }
    }
}

import CoreTransferable
import Foundation
import Testing

@testable import EspalierViews

@MainActor @Suite struct `An archive of files` {
    private let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func make(_ files: [String: String]) throws -> URL {
        for (path, text) in files {
            let url = place.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return place
    }

    @Test func `has the files of a folder of the server, without links`() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        let folder = try make(["a.txt": "a", "b/c.txt": "cc", "b/d/e.txt": "eee"])
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("link").path, withDestinationPath: "/etc/passwd")
        let file = try PageFile(FileContent(itemAt: folder))
        let name = folder.lastPathComponent
        #expect(file.name == name + ".zip" && file.mediaType == "application/zip" && file.size == 6)
        #expect(file.entries?.map(\.path) == ["\(name)/a.txt", "\(name)/b/c.txt", "\(name)/b/d/e.txt"])
        #expect(file.entries?.map(\.size) == [1, 2, 3])
        // The files are copies.
        try FileManager.default.removeItem(at: folder)
        #expect(
            try file.entries?.map { try String(contentsOf: #require($0.url), encoding: .utf8) } == ["a", "cc", "eee"])
    }

    @Test func `gives numbers to equal names, and has empty folders`() throws {
        let files = [
            try NamedFile(Data(), named: "a.txt"), try NamedFile(Data(), named: "A.txt"),
            try NamedFile(folderNamed: "a", size: 0) { _ in }, try NamedFile(folderNamed: "a", size: 0) { _ in },
        ]
        #expect(
            PageFile(archive: files, named: "Archive.zip").entries?.map(\.path)
                == ["a.txt", "A 2.txt", "a/", "a 2/"])
    }
}

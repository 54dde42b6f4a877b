import EspalierInternationalization
import Foundation
import Testing

@Suite struct `A file wrapper` {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    @Test func `is a file, a folder or a link`() throws {
        let file = FileWrapper(regularFileWithContents: Data("a".utf8))
        #expect(file.isRegularFile && !file.isDirectory && !file.isSymbolicLink)
        #expect(file.regularFileContents == Data("a".utf8))
        #expect(file.fileWrappers == nil && file.preferredFilename == nil)
        let directory = FileWrapper(directoryWithFileWrappers: ["note.txt": file])
        #expect(directory.isDirectory && directory.regularFileContents == nil)
        #expect(directory.fileWrappers?.keys.sorted() == ["note.txt"] && file.preferredFilename == "note.txt")
        let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/tmp"))
        #expect(link.isSymbolicLink && link.symbolicLinkDestinationURL?.path == "/tmp")
    }

    @Test func `gives items with the same name different ones`() {
        let directory = FileWrapper(directoryWithFileWrappers: [:])
        #expect(directory.addRegularFile(withContents: Data(), preferredFilename: "a.txt") == "a.txt")
        #expect(directory.addRegularFile(withContents: Data([1]), preferredFilename: "a.txt") == "a 2.txt")
        #expect(directory.addRegularFile(withContents: Data([2]), preferredFilename: "a.txt") == "a 3.txt")
        let child = directory.fileWrappers!["a 2.txt"]!
        #expect(directory.keyForChildFileWrapper(child) == "a 2.txt")
        directory.removeFileWrapper(child)
        #expect(directory.fileWrappers?.keys.sorted() == ["a 3.txt", "a.txt"])
        #expect(directory.keyForChildFileWrapper(child) == nil)
    }

    @Test func `is written to the disk, and read again`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let inner = FileWrapper(directoryWithFileWrappers: [
            "b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))
        ])
        let outer = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)), "inner": inner,
            "link": FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "a.txt", relativeTo: folder)),
        ])
        try outer.write(to: folder, options: .withNameUpdating, originalContentsURL: nil)
        #expect(outer.filename == folder.lastPathComponent && inner.filename == "inner")

        let read = try FileWrapper(url: folder)
        #expect(read.filename == folder.lastPathComponent)
        #expect(read.fileWrappers?.keys.sorted() == ["a.txt", "inner", "link"])
        #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
        #expect(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
        #expect(read.fileWrappers?["link"]?.symbolicLinkDestinationURL?.lastPathComponent == "a.txt")
    }

    @Test func `replaces what is at its place, in one step`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("a.txt")
        try Data("old".utf8).write(to: url)
        try FileWrapper(regularFileWithContents: Data("new".utf8)).write(
            to: url, options: .atomic, originalContentsURL: nil)
        #expect(try Data(contentsOf: url) == Data("new".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
    }

    @Test func `knows whether its file has changed`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("a.txt")
        try Data("old".utf8).write(to: url)
        let file = try FileWrapper(url: url)
        #expect(file.matchesContents(of: url))
        try Data("longer".utf8).write(to: url)
        #expect(!file.matchesContents(of: url))
        try file.read(from: url)
        #expect(file.matchesContents(of: url) && file.regularFileContents == Data("longer".utf8))
    }

    @Test func `of a missing file is an error`() {
        #expect(throws: (any Error).self) { try FileWrapper(url: folder) }
    }
}

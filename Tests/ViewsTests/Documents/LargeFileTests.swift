import CoreTransferable
import Foundation
import Testing

@testable import EspalierViews

#if canImport(Glibc)
    import Glibc
#endif

@MainActor @Suite struct `A large file` {
    private func number(_ path: String) throws -> UInt {
        var status = stat()
        try #require(stat(path, &status) == 0)
        return UInt(status.st_ino)
    }

    @Test func `that was uploaded gets its name without a copy`() throws {
        // O_TMPFILE
        let folder = FileManager.default.temporaryDirectory.path
        let descriptor = open(folder, 0o20_000_000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, 0o600)
        try #require(descriptor >= 0 && write(descriptor, "ahoy", 4) == 4)
        let upload = TemporaryFile(descriptor: descriptor, size: 4, name: "a.txt")
        let file = try NamedFile(upload)
        #expect(file.url.lastPathComponent == "a.txt" && file.size == 4)
        #expect(try number(file.url.path) == number(upload.openAddress.path))
        #expect(try String(contentsOf: file.url, encoding: .utf8) == "ahoy")
    }

    @Test func `that the app hands out is copied from the file, not from memory`() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".csv")
        try Data("a,b\n".utf8).write(to: place)
        let content = try FileContent(fileAt: place)
        #expect(content.source?.file == place && content.mediaType == "text/csv")
        let file = try PageFile(content)
        try FileManager.default.removeItem(at: place)
        #expect(file.name == place.lastPathComponent && file.size == 4)
        #expect(try String(contentsOf: file.url, encoding: .utf8) == "a,b\n")
    }

    @Test func `that is gone, or is a folder, is not copied`() {
        let folder = FileManager.default.temporaryDirectory
        #expect(throws: CocoaError.self) { try NamedFile(copying: folder.appendingPathComponent("none"), named: "a") }
        #expect(throws: CocoaError.self) { try NamedFile(copying: folder, named: "a") }
    }

    @Test func `may be as large as the program says, which the hints tell`() {
        #expect(SystemText.text("Up to 32 MB", limit: 32) == "Up to 32 MB")
        #expect(SystemText.text("Up to 32 MB", limit: 2048) == "Up to 2048 MB")
        #expect(SystemText.text("حتى ٣٢ ميغابايت", limit: 500) == "حتى ٥٠٠ ميغابايت")
        #expect(UploadLimit.bytes == 33_554_432 && UploadLimit.text == "32 MiB" && UploadLimit.total == 1 << 30)
        #expect(PageUploads.byteCapacity == 128 << 20 && PageFiles.byteCapacity == 256 << 20)
    }
}

import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

@Suite struct `A ZIP archive` {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func entry(_ path: String, _ text: String) throws -> ArchiveEntry {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: url)
        return ArchiveEntry(path: path, url: url, size: text.utf8.count)
    }

    private func bytes(_ archive: ZipArchive, _ range: Range<Int>? = nil) async throws -> [UInt8] {
        let all = Mutex<[UInt8]>([])
        try await archive.write(range ?? 0..<archive.length) { bytes in all.withLock { $0 += bytes } }
        return all.withLock { $0 }
    }

    @Test func `stores files with their names and checksums`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let archive = ZipArchive([try entry("a.txt", "hi")])
        let entry: [UInt8] = [
            20, 0, 0, 8, 0, 0, 0, 0, 0x21, 0, 0xAC, 0x2A, 0x93, 0xD8, 2, 0, 0, 0, 2, 0, 0, 0, 5, 0, 0, 0,
        ]
        let name = Array("a.txt".utf8)
        let file = Array("PK".utf8) + [3, 4] + entry + name + Array("hi".utf8)
        let directory =
            Array("PK".utf8) + [1, 2, 20, 0] + entry + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + name
        let end: [UInt8] =
            Array("PK".utf8) + [5, 6, 0, 0, 0, 0, 1, 0, 1, 0, UInt8(directory.count), 0, 0, 0]
            + [UInt8(file.count), 0, 0, 0, 0, 0]
        let written = try await bytes(archive)
        #expect(written == file + directory + end && archive.length == written.count)
    }

    @Test func `can be continued at each byte`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let entries = [
            try entry("a.txt", "ahoy"), try entry("b/ü.txt", ""), ArchiveEntry(path: "c/", url: nil, size: 0),
            try entry("d.txt", "land"),
        ]
        let whole = try await bytes(ZipArchive(entries))
        for start in whole.indices {
            #expect(try await bytes(ZipArchive(entries), start..<whole.count) == Array(whole[start...]))
            #expect(try await bytes(ZipArchive(entries), 0..<start) == Array(whole[..<start]))
        }
        // A folder has the attribute of one.
        #expect(whole.firstRange(of: [0x10, 0, 0, 0]) != nil)
    }

    @Test func `of large files has their lengths and places in the fields for them`() async throws {
        let size = 5 << 30
        let entries = ["a", "b"].map { ArchiveEntry(path: $0, url: URL(fileURLWithPath: "/none/" + $0), size: size) }
        let archive = ZipArchive(entries, sums: [0: 1, 1: 2])
        // Each file has a header of 30 bytes, a name of one, and an extra field of 20.
        let start = 2 * (51 + size)
        let length = start + 67 + 75 + 56 + 20 + 22
        #expect(archive.length == length)
        let header = try await bytes(archive, 0..<51)
        #expect(header[4] == 45)
        #expect(header[18..<26].allSatisfy { $0 == 0xFF })
        let extra: [UInt8] = [1, 0, 16, 0, 0, 0, 0, 0x40, 1, 0, 0, 0, 0, 0, 0, 0x40, 1, 0, 0, 0]
        #expect(Array(header[31...]) == extra)
        let end = try await bytes(archive, start..<length)
        let second: [UInt8] = [1, 0, 24, 0]
        #expect(Array(end[114..<118]) == second)
        // The place of the second file's header: 5 GiB and 51 bytes.
        let place: [UInt8] = [51, 0, 0, 0x40, 1, 0, 0, 0]
        #expect(Array(end[134..<142]) == place)
        // The records at the end, by their last two bytes.
        let kinds = [142, 198, 218].map { Array(end[$0 + 2..<$0 + 4]) }
        #expect(kinds == [[6, 6], [6, 7], [5, 6]])
    }

    @Test func `of a file that has changed breaks off`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var entry = try entry("a.txt", "ahoy")
        entry.size = 5
        await #expect(throws: ZipArchive.FileHasChanged.self) { try await bytes(ZipArchive([entry])) }
        entry.url = folder.appendingPathComponent("none")
        #expect(ZipArchive([entry]).isWhole == false)
        await #expect(throws: ZipArchive.FileHasChanged.self) { try await bytes(ZipArchive([entry])) }
    }
}

import Foundation
import Testing

@testable import EspalierViews

@Suite struct `A ZIP archive` {
    @Test func `has the checksums of its standard`() {
        #expect(ZipArchive.checksum(Data("123456789".utf8)) == 0xCBF4_3926)
        #expect(ZipArchive.checksum(Data()) == 0)
    }

    @Test func `stores files with their names`() throws {
        var archive = ZipArchive()
        try archive.add(Data("hi".utf8), at: "a.txt")
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
        #expect(Array(archive.data) == file + directory + end)
    }
}

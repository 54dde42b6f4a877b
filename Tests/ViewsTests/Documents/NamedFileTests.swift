import CoreTransferable
import Foundation
import Testing

@Suite struct `A named file` {
    @Test func `takes room on the disk only while it exists, in a folder of its user`() throws {
        let url: URL
        do {
            let file = try NamedFile(Data("ahoy".utf8), named: "a.txt")
            url = file.url
            #expect(try Data(contentsOf: url) == Data("ahoy".utf8) && file.size == 4)
            let folder = try FileManager.default.attributesOfItem(atPath: url.deletingLastPathComponent().path)
            let root = url.deletingLastPathComponent().deletingLastPathComponent()
            let access = try FileManager.default.attributesOfItem(atPath: root.path)[.posixPermissions] as? Int
            #expect(access == 0o700 && folder[.type] as? FileAttributeType == .typeDirectory)
        }
        #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
    }
}

import EspalierInternationalization
import Foundation
import Testing

struct DirectoryTests {
    @Test func `the user's folders are folders in the home folder`() {
        for (url, name) in [
            (URL.documentsDirectory, "Documents"), (.downloadsDirectory, "Downloads"), (.picturesDirectory, "Pictures"),
        ] {
            #expect(url.isFileURL)
            #expect(url.hasDirectoryPath)
            #expect(url.lastPathComponent == name)
        }
        #expect(URL.documentsDirectory.appending(path: "notes/a.txt").path().hasSuffix("/Documents/notes/a.txt"))
        #expect(URL.cachesDirectory != .applicationSupportDirectory)
    }

    @Test func `a folder is found by its name`() throws {
        #expect(try URL(for: .documentDirectory, in: .userDomainMask).lastPathComponent == "Documents")
    }

    @Test func `groups of programs share a folder, which is created`() throws {
        let files = FileManager.default
        let name = "group.test.\(UUID().uuidString)"
        let folder = try #require(files.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? files.removeItem(at: folder) }
        #expect(
            folder.lastPathComponent == name
                && folder.deletingLastPathComponent().lastPathComponent == "Group Containers")
        #expect(try folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true)
        for wrong in ["", ".", "..", "a/b", "\0"] {
            #expect(files.containerURL(forSecurityApplicationGroupIdentifier: wrong) == nil)
        }
    }
}

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
}

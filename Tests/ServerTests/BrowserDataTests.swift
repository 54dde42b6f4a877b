import EspalierViews
import Foundation
import Testing

@testable import EspalierServer

@Suite(.serialized) struct `Data of browsers` {
    @Test func `has a name that does not tell the browser's id`() {
        #expect(BrowserData.name(of: "a") == "8d484c6216d4ec53ffe61e1b1387eb48")
        #expect(BrowserData.name(of: "b") != BrowserData.name(of: "a"))
    }

    @MainActor
    @Test func `keeps its name when the browser gets another id`() throws {
        let values = ClientValues()
        values.setUsualDataName("first")
        #expect(values.dataName == "first")
        values.usesData = true
        values.keepDataName()
        values.setUsualDataName("second")
        #expect(values.dataName == "first")
        #expect(ClientValues(values.data).dataName == "first")
    }

    @MainActor
    @Test func `has the name of the new id if the app has not used it`() throws {
        let values = ClientValues()
        values.setUsualDataName("first")
        values.keepDataName()
        values.setUsualDataName("second")
        #expect(values.dataName == "second")
        #expect(values.data.isEmpty)
    }

    @Test func `is removed when nobody has used it for a time`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        DataFolder.use(folder.path, bytesPerBrowser: 1 << 20)
        defer { DataFolder.use(nil, bytesPerBrowser: 16 << 20) }
        for name in ["old", "new"] {
            try FileManager.default.createDirectory(
                at: DataFolder.browser(name), withIntermediateDirectories: true)
        }
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: DataFolder.browser("old").path)
        #expect(DataFolder.removeUnused(since: Date(timeIntervalSince1970: 2000)) == 1)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/browsers/old"))
        #expect(FileManager.default.fileExists(atPath: folder.path + "/browsers/new"))
    }

    @Test func `lies in a folder for each browser and each user`() {
        DataFolder.use("/srv/data", bytesPerBrowser: 1 << 20)
        defer { DataFolder.use(nil, bytesPerBrowser: 16 << 20) }
        #expect(DataFolder.everyone.path == "/srv/data")
        #expect(DataFolder.browser("a").path == "/srv/data/browsers/a")
        #expect(DataFolder.user("b").path == "/srv/data/users/b")
        #expect(DataFolder.bytesPerBrowser == 1_048_576)
    }
}

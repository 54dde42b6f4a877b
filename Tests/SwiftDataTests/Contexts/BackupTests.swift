import Foundation
import SwiftData
import Testing

@Suite struct BackupTests {
    @Model final class Picture {
        var title: String
        @Attribute(.externalStorage) var content: Data

        init(title: String, content: Data) {
            self.title = title
            self.content = content
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "backup-\(UUID())")

    private func container(_ url: URL) throws -> ModelContainer {
        try ModelContainer(for: Picture.self, configurations: ModelConfiguration(url: url))
    }

    @Test func `a copy has what was saved, also in files of its own, and is not written over another file`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let container = try container(folder.appending(path: "pictures.store"))
        let context = ModelContext(container)
        let large = Data(repeating: 7, count: 300_000)
        context.insert(Picture(title: "Sea", content: large))
        try context.save()
        context.insert(Picture(title: "not saved", content: Data()))
        let copies = folder.appending(path: "copies")
        try container.backup(to: copies)
        try context.save()
        let copy = ModelContext(try self.container(copies.appending(path: "pictures.store")))
        let pictures = try copy.fetch(FetchDescriptor<Picture>())
        #expect(pictures.map(\.title) == ["Sea"])
        #expect(pictures.first?.content == large)
        #expect(throws: SwiftDataError.self) { try container.backup(to: copies) }
    }
}

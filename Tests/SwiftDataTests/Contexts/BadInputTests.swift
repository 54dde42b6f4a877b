import Foundation
import SwiftData
import Testing

@Model private final class Draft {
    @Attribute(.ephemeral) var isSelected = true
    @Attribute(.ephemeral) var current: DraftPage?
    @Relationship(deleteRule: .cascade, inverse: \DraftPage.draft?) var pages: [DraftPage] = []
    @Relationship(deleteRule: .cascade) var pictures: [Data] = [Data([1])]
    init() {}
}

@Model private final class DraftPage {
    var draft: Draft?
    init() {}
}

@Suite struct BadInputTests {
    private func path() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "bad-\(UUID().uuidString).store")
    }

    private func remove(_ url: URL) {
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
    }

    @Test func `a file that is no database is an error with its path`() throws {
        let url = path()
        defer { remove(url) }
        try Data(repeating: 7, count: 5000).write(to: url)
        do {
            _ = try ModelContainer(for: Travel.Note.self, configurations: ModelConfiguration(url: url))
            Issue.record("The file was opened.")
        } catch {
            #expect(error as? SwiftDataError == .loadIssueModelContainer)
            #expect(
                "\(error)"
                    == "The file \(url.path) is not a database. (SwiftDataError.loadIssueModelContainer)")
        }
    }

    @Test func `a container that may not save keeps the file as it is`() throws {
        let url = path()
        defer { remove(url) }
        do {
            let container = try ModelContainer(for: Travel.Note.self, configurations: ModelConfiguration(url: url))
            let context = ModelContext(container)
            context.insert(Travel.Note("a"))
            try context.save()
        }
        let container = try ModelContainer(
            for: Travel.Note.self, configurations: ModelConfiguration(url: url, allowsSave: false))
        let context = ModelContext(container)
        let notes = try context.fetch(FetchDescriptor<Travel.Note>())
        #expect(notes.map(\.text) == ["a"])
        notes[0].text = "b"
        #expect(throws: SwiftDataError.self) { try context.save() }
        #expect(context.hasChanges)
    }

    @Test func `names of configurations are names of files`() {
        #expect(throws: SwiftDataError.configurationFileNameContainsInvalidCharacters) {
            try ModelContainer(for: Travel.Note.self, configurations: ModelConfiguration("a/b"))
        }
        #expect(throws: SwiftDataError.configurationFileNameTooLong) {
            try ModelContainer(
                for: Travel.Note.self, configurations: ModelConfiguration(String(repeating: "a", count: 300)))
        }
        #expect(throws: SwiftDataError.duplicateConfiguration) {
            try ModelContainer(
                for: Travel.Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true),
                ModelConfiguration(isStoredInMemoryOnly: true))
        }
    }

    @Test func `a thousand new models with the same unique value are one row`() throws {
        let context = try Travel.context()
        let guests = (1...1000).map { Travel.Guest(name: "Kim", age: $0) }
        for guest in guests { context.insert(guest) }
        try context.save()
        #expect(try context.container.rows("Guest", "name", "age") == [["1", "Kim", "1000"]])
        #expect(guests[0].age == 1000)
        #expect(try context.fetch(FetchDescriptor<Travel.Guest>()).map(\.age) == [1000])
    }

    @Test func `an identifier of a deleted model finds nothing`() throws {
        let context = try Travel.context()
        let note = Travel.Note("a")
        context.insert(note)
        try context.save()
        let identifier = note.persistentModelID
        context.delete(note)
        try context.save()
        #expect(note.persistentModelID == identifier)
        let found: Travel.Note? = try context.existingModel(for: identifier)
        #expect(found == nil)
        let registered: Travel.Note? = context.registeredModel(for: identifier)
        #expect(registered == nil)
        let missing = context.model(for: identifier)
        #expect(missing as? Travel.Trip == nil)
        #expect((missing as? Travel.Note)?.text == "")
        #expect(missing.isDeleted)
    }

    @Test func `an attribute that is not stored has its initial value in another context`() throws {
        let container = try ModelContainer(
            for: Draft.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let draft = Draft()
        draft.isSelected = false
        draft.pages = [DraftPage()]
        context.insert(draft)
        #expect(!draft.isSelected)
        try context.save()
        let other = ModelContext(container)
        let read = try #require(try other.fetch(FetchDescriptor<Draft>()).first)
        #expect(read.isSelected)
        #expect(read.current == nil)
        #expect(read.pages.first?.draft === read)
        #expect(read.pictures == [Data([1])])
    }

    @Test func `a deleted model can be inserted again as a new one`() throws {
        let context = try Travel.context()
        let note = Travel.Note("a")
        context.insert(note)
        try context.save()
        context.delete(note)
        context.insert(note)
        #expect(!note.isDeleted)
        try context.save()
        #expect(try context.container.rows("Note", "text") == [["1", "a"]])
        context.delete(note)
        try context.save()
        context.insert(note)
        try context.save()
        #expect(try context.container.rows("Note", "text") == [["2", "a"]])
    }

    @Test func `large data comes back`() throws {
        let url = path()
        defer {
            remove(url)
            try? FileManager.default.removeItem(atPath: url.path + "-files")
        }
        let container = try ModelContainer(for: JournalNote.self, configurations: ModelConfiguration(url: url))
        let context = ModelContext(container)
        let note = JournalNote(title: "A")
        note.picture = Data(repeating: 7, count: 3_000_000)
        context.insert(note)
        try context.save()
        let other = ModelContext(container)
        let read = try #require(try other.fetch(FetchDescriptor<JournalNote>()).first)
        #expect(read.picture?.count == 3_000_000)
        other.delete(read)
        try other.save()
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.path + "-files").isEmpty)
    }
}

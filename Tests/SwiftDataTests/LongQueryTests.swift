import EspalierDataStore
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

@testable import SwiftData

/// The first of 1,000 books that a list shows, and the number of all.
private struct Shelf1000: View {
    @Query(sort: \Book.pages) private var books: [Book]
    @State private var reads = false

    var body: some View {
        VStack {
            Text("\(books.count)")
            Button("Read all") { reads = true }
            if reads { Text("\(books.reduce(0) { $0 + $1.pages }) pages") }
            List(books) { book in Text(book.title) }.frame(height: 100)
        }
    }
}

/// An object of a class with a property that the store does not keep is made by its initializer.
@Model final class MarkedBook {
    var title = "untitled"
    @Transient var marks = 7

    init(_ title: String) { self.title = title }
}

@MainActor @Suite(.serialized) struct LongQueryTests {
    private let container: ModelContainer

    init() throws {
        container = try ModelContainer(
            for: Book.self, Author.self, Shelf.self, MarkedBook.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        for number in 0..<1000 {
            let book = Book("Book \(number)")
            book.pages = number
            context.insert(book)
        }
        try context.save()
    }

    private var context: ModelContext { container.mainContext }
    private var store: DataStore { container.stores[0] }

    /// The SQL of the statements that a closure runs.
    private func statements(_ body: () throws -> Void) rethrows -> [String] { try store.statements(during: body) }

    /// The books by their pages.
    private func list(after old: ModelList<Book> = ModelList()) throws -> ModelList<Book> {
        let descriptor = FetchDescriptor(sortBy: [SortDescriptor(\Book.pages)])
        return try context.list(descriptor, FetchPlan(descriptor), after: old)
    }

    @Test func `a page with a long result reads the beginning and the ids`() {
        let found = statements { _ = TestPage { Shelf1000().modelContainer(container) } }
        #expect(found.map { String($0.prefix(15)) } == ["SELECT t0.id, t", "SELECT t0.id FR"])
        #expect(found.last == #"SELECT t0.id FROM "Book" AS t0 ORDER BY t0."pages", t0.id"#)
    }

    @Test func `a page shows the first rows of a long result, and all that are read`() throws {
        let page = TestPage { Shelf1000().modelContainer(container) }
        #expect(Array(page.texts.prefix(4)) == ["1,000", "Read all", "Book 0", "Book 1"])
        try page.tap("Read all")
        #expect(page.texts.contains("499,500 pages"))
    }

    @Test func `an object that is used is read with its neighbors in one statement`() throws {
        let books = try list().models
        #expect(books.count == 1000)
        #expect(books.count { $0.isUnused } == 1000)
        let found = statements {
            for index in 500..<600 { #expect(books[index].title == "Book \(index)") }
        }
        #expect(found.count == 1)
        #expect(found[0].hasSuffix("WHERE (t0.id IN (SELECT value FROM json_each(?1))) ORDER BY t0.id"))
        #expect(books.count { $0.isUnused } == 900)
        #expect(statements { _ = books[600].title }.count == 1)
    }

    @Test func `windows become longer while one is read after another`() throws {
        let books = try list().models
        // The first 257 rows came with the ids; 200 and 400 follow, and the last 143.
        #expect(statements { _ = books[256].title }.isEmpty)
        #expect(statements { for book in books { _ = book.title } }.count == 3)
    }

    @Test func `identifiers need no values`() throws {
        let books = try list().models
        let found = statements {
            #expect(Set(books.map(\.id)).count == 1000)
            #expect(books[400].persistentModelID.row == 401)
            #expect(!books[400].isDeleted && !books[400].hasChanges && books[400].modelContext === context)
        }
        #expect(found.isEmpty)
        #expect(books.count { $0.isUnused } == 1000)
    }

    @Test func `a fetch gives the objects of a long result`() throws {
        let result = try list()
        let books = result.models
        let some = try context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.pages >= 998 }))
        #expect(some.map { book in books.firstIndex { $0 === book } } == [998, 999])
        #expect(context.model(for: books[3].id) === books[3])
        withExtendedLifetime(result) {}
    }

    @Test func `a later result has the same objects`() throws {
        let first = try list()
        let moved = first.models[10]
        moved.pages = 5000
        context.insert(Book("Last"))
        context.delete(first.models[20])
        try context.save()
        let second = try list(after: first)
        #expect(second.models.count == 1000)
        #expect(second.models.last === moved)
        #expect(second.models[1].title == "Last")
        #expect(zip(second.models[2..<11], first.models[1..<10]).allSatisfy { $0 === $1 })
        #expect(zip(second.models[20...998], first.models[21...999]).allSatisfy { $0 === $1 })
    }

    @Test func `an unused object shows what another context has saved`() throws {
        let books = try list().models
        _ = books[500].title
        let other = ModelContext(container)
        let two = FetchDescriptor<Book>(predicate: #Predicate { $0.pages == 500 || $0.pages == 501 })
        for book in try other.fetch(two) { book.title = "New" }
        try other.save()
        #expect(books[500].title == "New")
        #expect(books[501].title == "New")
        #expect(books[502].title == "Book 502")
    }

    @Test func `an unused object whose row was deleted elsewhere is gone`() throws {
        let books = try list().models
        let other = ModelContext(container)
        try other.delete(model: Book.self, where: #Predicate { $0.pages == 700 })
        try other.save()
        #expect(books[700].title == "")
        #expect(books[700].isDeleted)
        #expect(books[701].title == "Book 701")
    }

    @Test func `objects that outlived their result share the values of later ones`() throws {
        let early = try list().models
        let late = try list()
        #expect(early[400] !== late.models[400])
        late.models[400].title = "Changed"
        #expect(early[400].title == "Changed")
        early[400].title = "Changed again"
        #expect(late.models[400].title == "Changed again")
        #expect(context.changedModelsArray.count == 1)
    }

    @Test func `a change of an unused object is saved`() throws {
        let books = try list().models
        books[900].title = "Changed"
        #expect(context.changedModelsArray.count == 1)
        try context.save()
        let found = try ModelContext(container).fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.pages == 900 }))
        #expect(found.map(\.title) == ["Changed"])
    }

    @Test func `unused objects are deleted with their result`() throws {
        for book in try list().models { context.delete(book) }
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
        #expect(try list().models.isEmpty)
    }

    @Test func `relationships of unused objects are read`() throws {
        let author = Author(name: "Austen")
        context.insert(author)
        let books = try list().models
        author.books = [books[300], books[600]]
        try context.save()
        let other = ModelContext(container)
        let descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])
        let same = try other.list(descriptor, FetchPlan(descriptor), after: ModelList())
        let found = try #require(try other.fetch(FetchDescriptor<Author>()).first)
        #expect(found.books.map(\.pages) == [300, 600])
        #expect(found.books[1] === same.models[600])
    }

    @Test func `objects of plain classes are made without their initializer`() throws {
        #expect(ModelEntity.of(Book.self).allocation != nil)
        #expect(ModelEntity.of(MarkedBook.self).allocation == nil)
    }

    @Test func `objects with properties of their own have them in long results`() throws {
        for number in 0..<300 { context.insert(MarkedBook("\(number)")) }
        try context.save()
        let other = ModelContext(container)
        let descriptor = FetchDescriptor<MarkedBook>()
        let books = try other.list(descriptor, FetchPlan(descriptor), after: ModelList()).models
        #expect(books.count == 300)
        #expect(books[299].title == "299" && books[299].marks == 7)
    }
}

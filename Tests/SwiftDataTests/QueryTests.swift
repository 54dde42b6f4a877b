import EspalierDisplayTree
import EspalierInternationalization
import EspalierLayoutEngine
import EspalierViews
import Foundation
import SwiftData
import Testing
import TestKit

/// The titles of books.
private struct Titles: View {
    @Query private var books: [Book]

    init(
        filter: Predicate<Book>? = nil, sort: [SortDescriptor<Book>] = [SortDescriptor(\.title)],
        animation: Animation? = nil
    ) {
        _books =
            if let animation {
                Query(filter: filter, sort: sort, animation: animation)
            } else {
                Query(filter: filter, sort: sort)
            }
    }

    var body: some View {
        VStack { ForEach(books) { Text($0.title) } }
    }
}

private struct Search: View {
    @State private var wanted = "E"

    var body: some View {
        let text = wanted
        VStack {
            Button("Search U") { wanted = "U" }
            Titles(filter: #Predicate { $0.title.contains(text) })
        }
    }
}

private struct Editor: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Book.pages) private var books: [Book]

    var body: some View {
        VStack {
            Button("Add") { context.insert(Book("New")) }
            Button("Remove") { withAnimation { context.delete(books[0]) } }
            Text("\(books.count) books")
        }
    }
}

@MainActor @Suite(.serialized) struct QueryTests {
    private let container: ModelContainer

    init() throws {
        container = try ModelContainer(
            for: Book.self, Author.self, Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for title in ["Ulysses", "Emma"] { container.mainContext.insert(Book(title)) }
        try container.mainContext.save()
    }

    private var context: ModelContext { container.mainContext }

    @Test func `a query shows models in its order`() {
        let page = TestPage { Titles().modelContainer(container) }
        #expect(page.texts == ["Emma", "Ulysses"])
    }

    @Test func `new, changed and deleted models are shown at the end of the event`() throws {
        let page = TestPage { Titles().modelContainer(container) }
        let book = Book("Dracula")
        context.insert(book)
        EventEnd.reach()
        page.update()
        #expect(page.texts == ["Dracula", "Emma", "Ulysses"])
        #expect(!context.hasChanges)
        book.title = "Nightwood"
        EventEnd.reach()
        page.update()
        #expect(page.texts == ["Emma", "Nightwood", "Ulysses"])
        context.delete(book)
        EventEnd.reach()
        page.update()
        #expect(page.texts == ["Emma", "Ulysses"])
    }

    @Test func `a model is saved before the event that made it is acknowledged`() throws {
        let page = TestPage { Editor().modelContainer(container) }
        let node = try #require(page.target("Add", for: .tap))
        try page.graph.send(DisplayEvent(node: node.id, type: .tap))
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 3)
        page.update()
        #expect(page.texts.contains("3 books"))
    }

    @Test func `without autosave, a query shows what is not saved`() throws {
        context.autosaveEnabled = false
        let page = TestPage { Editor().modelContainer(container) }
        try page.tap("Add")
        #expect(page.texts.contains("3 books"))
        #expect(context.hasChanges)
        context.rollback()
        EventEnd.reach()
        page.update()
        #expect(page.texts.contains("2 books"))
    }

    @Test func `a change of another table evaluates nothing`() throws {
        let page = TestPage { Titles().modelContainer(container) }
        let evaluations = page.evaluations {
            context.insert(Author(name: "Austen"))
            EventEnd.reach()
        }
        #expect(evaluations == 0)
    }

    @Test func `a change that leaves the models and their order evaluates the readers of the property alone`() throws {
        let page = TestPage { Titles().modelContainer(container) }
        let emma = try #require(try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])).first)
        let evaluations = page.evaluations {
            emma.pages = 300
            EventEnd.reach()
        }
        #expect(evaluations == 0)
    }

    @Test func `a change by another context reaches each page`() throws {
        let pages = [TestPage { Titles().modelContainer(container) }, TestPage { Titles().modelContainer(container) }]
        let other = ModelContext(container)
        other.insert(Book("Dracula"))
        try other.save()
        for page in pages {
            page.update()
            #expect(page.texts == ["Dracula", "Emma", "Ulysses"])
        }
    }

    @Test func `a query with another condition is another one`() throws {
        let page = TestPage { Search().modelContainer(container) }
        #expect(page.texts == ["Search U", "Emma"])
        try page.tap("Search U")
        #expect(page.texts == ["Search U", "Ulysses"])
    }

    @Test func `a page shows a deletion in the transaction of its event`() throws {
        let page = TestPage { Editor().modelContainer(container) }
        let node = try #require(page.target("Remove", for: .tap))
        try page.graph.send(DisplayEvent(node: node.id, type: .tap))
        #expect(page.graph.isAnimated)
        page.update()
        #expect(page.texts.contains("1 books"))
    }

    @Test func `a query has an animation of its own`() throws {
        let page = TestPage { Titles(animation: .default).modelContainer(container) }
        context.insert(Book("Dracula"))
        EventEnd.reach()
        #expect(page.graph.isAnimated)
    }

    @Test func `a page without a container has no models`() {
        let page = TestPage { Titles() }
        #expect(page.texts == [])
    }
}

/// Containers of browsers come and go for months.
@MainActor @Suite(.serialized) struct ReleaseTests {
    private func makeContainer() throws -> ModelContainer {
        try ModelContainer(
            for: Book.self, Author.self, Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    @Test func `a container, its main context and its stores are released with its pages`() throws {
        weak var context: ModelContext?
        weak var container: ModelContainer?
        weak var store: AnyObject?
        try {
            let made = try makeContainer()
            let main = made.mainContext
            main.undoManager = UndoManager()
            let page = TestPage { Titles().modelContainer(made) }
            main.insert(Book("Emma"))
            EventEnd.reach()
            page.update()
            #expect(page.texts == ["Emma"])
            #expect(main.undoManager?.canUndo == true)
            (context, container, store) = (main, made, made.stores[0])
        }()
        #expect(context == nil)
        #expect(container == nil)
        #expect(store == nil)
    }

    @Test func `a main context that outlives its container has one`() throws {
        let context = try makeContainer().mainContext
        context.insert(Book("Emma"))
        try context.save()
        let container = context.container
        #expect(container.mainContext === context)
        #expect(context.container === container)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 1)
    }
}

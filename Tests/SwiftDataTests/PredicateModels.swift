import Foundation
import Observation
import SwiftData

enum Genre: String, Codable, CaseIterable, Comparable {
    case novel, essay, poem

    var isLong: Bool { self != .poem }
    /// Poems come first, then essays.
    static func < (left: Genre, right: Genre) -> Bool { left.rank < right.rank }
    private var rank: Int { [.poem, .essay, .novel].firstIndex(of: self) ?? 0 }
}

struct Size: Codable, Hashable {
    var width = 0.0
    var height = 0.0
}

final class Author: PersistentModel, Observable {
    let persistentBackingData: ModelStorage
    var name: String
    var age: Int?
    var books: [Book] = []

    init(name: String, age: Int? = nil) {
        persistentBackingData = ModelStorage(Author.self)
        self.name = name
        self.age = age
    }

    init(backingData: ModelStorage) {
        persistentBackingData = backingData
        name = ""
    }

    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            .init("name", of: Author.self, keypath: \Author.name),
            .init("age", of: Author.self, keypath: \Author.age),
            .init("books", of: Author.self, keypath: \Author.books),
        ]
    }
}

final class Book: PersistentModel, Observable {
    let persistentBackingData: ModelStorage
    var title = ""
    var subtitle: String?
    var pages = 0
    var price = 0.0
    var cost = Decimal(0)
    var isRead = false
    var published = Date(timeIntervalSinceReferenceDate: 0)
    var code = UUID()
    var link: URL?
    var genre = Genre.novel
    var size = Size()
    var tags: [String] = []
    var author: Author?
    var shelves: [Shelf]? = []

    init(_ title: String) {
        persistentBackingData = ModelStorage(Book.self)
        self.title = title
    }

    init(backingData: ModelStorage) { persistentBackingData = backingData }

    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            .init("title", of: Book.self, keypath: \Book.title),
            .init("subtitle", of: Book.self, keypath: \Book.subtitle),
            .init("pages", of: Book.self, keypath: \Book.pages),
            .init("price", of: Book.self, keypath: \Book.price),
            .init("cost", of: Book.self, keypath: \Book.cost),
            .init("isRead", of: Book.self, keypath: \Book.isRead),
            .init("published", of: Book.self, keypath: \Book.published),
            .init("code", of: Book.self, keypath: \Book.code),
            .init("link", of: Book.self, keypath: \Book.link),
            .init("genre", of: Book.self, keypath: \Book.genre),
            .init("size", of: Book.self, keypath: \Book.size),
            .init("tags", of: Book.self, keypath: \Book.tags),
            .init("author", of: Book.self, keypath: \Book.author),
            .init("shelves", of: Book.self, keypath: \Book.shelves),
        ]
    }
}

final class Shelf: PersistentModel, Observable {
    let persistentBackingData: ModelStorage
    var room = ""
    var books: [Book] = []

    init(_ room: String) {
        persistentBackingData = ModelStorage(Shelf.self)
        self.room = room
    }

    init(backingData: ModelStorage) { persistentBackingData = backingData }

    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            .init("room", of: Shelf.self, keypath: \Shelf.room),
            .init("books", of: Shelf.self, keypath: \Shelf.books),
        ]
    }
}

import Foundation
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

@Model final class Author {
    var name: String
    var age: Int?
    var books: [Book] = []

    init(name: String, age: Int? = nil) {
        self.name = name
        self.age = age
    }
}

@Model final class Book {
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

    init(_ title: String) { self.title = title }
}

@Model final class Shelf {
    var room = ""
    var books: [Book] = []

    init(_ room: String) { self.room = room }
}

import Foundation
import SwiftData

/// A book of the library.
@Model
final class Book {
    var title: String
    var year: Int
    /// The number of stars, from 0 for none to 5.
    var rating: Int
    var isFinished: Bool
    var author: Author?

    init(_ title: String, year: Int, rating: Int = 0, isFinished: Bool = false) {
        self.title = title
        self.year = year
        self.rating = rating
        self.isFinished = isFinished
    }
}

/// A writer, who is kept as long as the library has one of their books.
@Model
final class Author {
    @Attribute(.unique) var name: String
    @Relationship(inverse: \Book.author) var books: [Book] = []

    init(_ name: String) {
        self.name = name
    }

    /// The author with a name: a known one, or else a new one.
    static func named(_ name: String, in context: ModelContext) throws -> Author {
        let known = FetchDescriptor<Author>(predicate: #Predicate { $0.name == name })
        if let author = try context.fetch(known).first { return author }
        let author = Author(name)
        context.insert(author)
        return author
    }
}

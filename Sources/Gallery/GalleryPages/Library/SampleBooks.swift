import Foundation
import SwiftData

/// Ten books to begin with.
enum SampleBooks {
    private static let all: [(title: String, author: String, year: Int, rating: Int, isFinished: Bool)] = [
        ("Pride and Prejudice", "Jane Austen", 1813, 5, true),
        ("Emma", "Jane Austen", 1815, 0, false),
        ("Middlemarch", "George Eliot", 1871, 4, true),
        ("The Time Machine", "H. G. Wells", 1895, 3, true),
        ("Dracula", "Bram Stoker", 1897, 0, false),
        ("Buddenbrooks", "Thomas Mann", 1901, 5, true),
        ("The Magic Mountain", "Thomas Mann", 1924, 0, false),
        ("Mrs Dalloway", "Virginia Woolf", 1925, 4, true),
        ("To the Lighthouse", "Virginia Woolf", 1927, 0, false),
        ("Nightwood", "Djuna Barnes", 1936, 0, false),
    ]

    static func insert(into context: ModelContext) throws {
        for sample in all {
            let book = Book(
                sample.title, year: sample.year, rating: sample.rating, isFinished: sample.isFinished)
            context.insert(book)
            book.author = try .named(sample.author, in: context)
        }
    }
}

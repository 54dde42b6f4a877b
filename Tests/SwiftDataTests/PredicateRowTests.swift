import Foundation
import SwiftData
import Testing

/// Predicates by the store, compared with the same predicates in memory over the same books.
@Suite struct PredicateRowTests {
    private let context: ModelContext

    init() throws {
        let container = try ModelContainer(
            for: Book.self, Author.self, Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
        let (austen, mann) = (Author(name: "Jane Austen", age: 41), Author(name: "Thomas Mann"))
        let (hall, attic) = (Shelf("Hall"), Shelf("Attic"))
        let rows: [(String, String?, Int, Double, Genre, Author?, [Shelf])] = [
            ("Emma", nil, 474, 9.5, .novel, austen, [hall]),
            ("Persuasion", "A novel", 250, 8, .novel, austen, [hall, attic]),
            ("Édouard", "", 99, 0, .essay, nil, []),
            ("Der Zauberberg", "Ein Roman", 1000, 20, .novel, mann, [attic]),
            ("Lyrik 10", "100 % gelacht_", 12, 3.25, .poem, nil, [hall]),
        ]
        for (index, (title, subtitle, pages, price, genre, author, shelves)) in rows.enumerated() {
            let book = Book(title)
            context.insert(book)
            (book.subtitle, book.pages, book.price, book.genre) = (subtitle, pages, price, genre)
            book.cost = Decimal(pages) / 8
            book.isRead = index % 2 == 0
            book.published = Date(timeIntervalSinceReferenceDate: Double(index) * 86_400)
            book.link = index == 0 ? URL(string: "https://example.org/emma") : nil
            book.size = Size(width: Double(index), height: 2)
            book.tags = index < 2 ? ["classic"] : []
            book.author = author
            book.shelves = shelves
        }
        try context.save()
    }

    /// The titles that the store finds and those of the same test in memory.
    private func titles(_ predicate: Predicate<Book>) throws -> (found: [String], expected: [String]) {
        let found = try context.fetch(FetchDescriptor(predicate: predicate)).map(\.title)
        let all = try context.fetch(FetchDescriptor<Book>())
        return (found, try all.filter { try predicate.evaluate($0) }.map(\.title))
    }

    private static let date = Date(timeIntervalSinceReferenceDate: 86_400)
    private static let titles = ["Emma", "Lyrik 10", "Nothing"]
    private static let essay = Genre.essay
    private static let same = ComparisonResult.orderedSame

    private static func predicates() -> [(String, Predicate<Book>)] {
        let (date, titles, essay, same, missing) = (date, titles, essay, same, String?.none)
        let (cost, optional, many) = (Decimal(string: "59.25") ?? 0, ["Ein Roman", nil] as [String?], 250...)
        return [
            ("equal", #Predicate { $0.title == "Emma" }),
            ("not equal", #Predicate { $0.title != "Emma" }),
            ("less", #Predicate { $0.title < "F" }),
            ("between", #Predicate { $0.pages > 99 && $0.pages <= 474 }),
            ("or", #Predicate { $0.price < 4 || $0.price >= 20 }),
            ("not", #Predicate { !$0.isRead }),
            ("date", #Predicate { $0.published >= date }),
            ("decimal", #Predicate { $0.cost >= cost }),
            ("nil", #Predicate { $0.subtitle == nil }),
            ("not nil", #Predicate { $0.subtitle != nil }),
            ("a nil value", #Predicate { $0.subtitle != missing }),
            ("optional equal", #Predicate { $0.subtitle == "Ein Roman" }),
            ("optional not equal", #Predicate { $0.subtitle != "Ein Roman" }),
            ("coalesced", #Predicate { ($0.subtitle ?? "none") == "none" }),
            ("optional contains", #Predicate { $0.subtitle?.contains("oma") ?? false }),
            ("optional contains or nil", #Predicate { $0.subtitle?.contains("oma") ?? true }),
            ("optional contains, negated", #Predicate { !($0.subtitle?.contains("oma") ?? false) }),
            ("contains", #Predicate { $0.title.contains("m") }),
            ("contains a wildcard", #Predicate { $0.subtitle?.contains("%") == true }),
            ("starts", #Predicate { $0.title.starts(with: "Der") }),
            ("standard contains", #Predicate { $0.title.localizedStandardContains("ED") }),
            ("standard contains an accent", #Predicate { $0.title.localizedStandardContains("édo") }),
            ("compare without case", #Predicate { $0.title.caseInsensitiveCompare("EMMA") == same }),
            ("empty", #Predicate { $0.subtitle?.isEmpty == true }),
            ("list", #Predicate { titles.contains($0.title) }),
            ("list with nil", #Predicate { optional.contains($0.subtitle) }),
            ("closed range", #Predicate { (12...99).contains($0.pages) }),
            ("half-open range", #Predicate { (12..<99).contains($0.pages) }),
            ("partial range", #Predicate { many.contains($0.pages) }),
            ("arithmetic", #Predicate { $0.pages * 2 - 1 > 500 }),
            ("division", #Predicate { $0.pages / 100 == 4 }),
            ("remainder", #Predicate { $0.pages % 2 == 1 }),
            ("real division", #Predicate { $0.price / 2 > 4 }),
            ("negated number", #Predicate { -$0.pages < -400 }),
            ("choice", #Predicate { ($0.isRead ? $0.pages : 0) > 400 }),
            ("enumeration", #Predicate { $0.genre == essay }),
            ("raw value", #Predicate { $0.genre.rawValue == "poem" }),
            ("order of cases", #Predicate { $0.genre <= essay }),
            ("member of cases", #Predicate { $0.genre.isLong }),
            ("link", #Predicate { $0.link?.absoluteString == "https://example.org/emma" }),
            ("author", #Predicate { $0.author?.name == "Jane Austen" }),
            ("other author", #Predicate { $0.author?.name != "Jane Austen" }),
            ("no author", #Predicate { $0.author == nil }),
            ("author's age", #Predicate { ($0.author?.age ?? 0) > 40 }),
            ("no age", #Predicate { $0.author?.age == nil }),
            ("author's name contains", #Predicate { $0.author?.name.contains("Mann") ?? false }),
            ("author's books", #Predicate { ($0.author?.books.count ?? 0) == 2 }),
            ("shelf", #Predicate { $0.shelves?.contains { $0.room == "Attic" } ?? false }),
            ("no shelf", #Predicate { $0.shelves?.isEmpty ?? true }),
            ("all shelves", #Predicate { $0.shelves?.allSatisfy { $0.room == "Hall" } ?? true }),
            ("two shelves", #Predicate { ($0.shelves?.count ?? 0) >= 2 }),
            ("filtered shelves", #Predicate { $0.shelves!.filter { $0.room == "Hall" }.count == 1 }),
            ("data", #Predicate { $0.size.width > 1 }),
            ("data and more", #Predicate { $0.tags.contains("classic") && $0.pages < 300 }),
            ("data or more", #Predicate { $0.tags.contains("classic") || $0.pages < 99 }),
            ("length", #Predicate { $0.title.count < 5 }),
            ("true", #Predicate { _ in true }),
            ("false", #Predicate { _ in false }),
        ]
    }

    @Test func `the store finds what a test in memory finds`() throws {
        var empty: [String] = []
        for (name, predicate) in Self.predicates() {
            let (found, expected) = try titles(predicate)
            #expect(found == expected, "\(name)")
            if expected.isEmpty { empty.append(name) }
        }
        // A predicate that finds nothing tests little.
        #expect(empty == ["false"])
    }

    @Test func `books are sorted by the rules of the language, and by numbers in texts`() throws {
        let sorted = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])).map(\.title)
        #expect(sorted == ["Der Zauberberg", "Édouard", "Emma", "Lyrik 10", "Persuasion"])
        let scalars = try context.fetch(
            FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title, comparator: .lexical, order: .reverse)])
        ).map(\.title)
        #expect(scalars == ["Édouard", "Persuasion", "Lyrik 10", "Emma", "Der Zauberberg"])
    }

    @Test func `books are sorted by their authors, those without one first`() throws {
        let sorted = try context.fetch(
            FetchDescriptor<Book>(sortBy: [SortDescriptor(\.author?.name), SortDescriptor(\.pages, order: .reverse)]))
        #expect(sorted.map(\.title) == ["Édouard", "Lyrik 10", "Emma", "Persuasion", "Der Zauberberg"])
    }

    @Test func `a limit counts after the order`() throws {
        var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.genre), SortDescriptor(\.pages)])
        descriptor.fetchLimit = 2
        descriptor.fetchOffset = 1
        #expect(try context.fetch(descriptor).map(\.title) == ["Édouard", "Persuasion"])
    }
}

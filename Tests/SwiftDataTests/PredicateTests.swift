import EspalierDataStore
import Foundation
import Testing

@testable import SwiftData

/// A predicate and its SQL, by the names of columns.
@Suite
struct PredicateTests {
    private func sql(_ predicate: Predicate<Book>) -> String {
        let plan = FetchPlan(FetchDescriptor(predicate: predicate))
        let filter = plan.fetch.filter.map { text($0) } ?? "all"
        return plan.remainder == nil ? filter : filter + " and the rest in memory"
    }

    // MARK: Values

    @Test func `comparisons of properties with values have SQL`() {
        let name = "Emma"
        let date = Date(timeIntervalSinceReferenceDate: 5)
        #expect(sql(#Predicate { $0.title == name }) == "(title = 'Emma')")
        #expect(sql(#Predicate { $0.title != name }) == "(title != 'Emma')")
        #expect(sql(#Predicate { $0.pages > 100 && $0.pages <= 200 }) == "((pages > 100) and (pages <= 200))")
        #expect(sql(#Predicate { $0.price < 9.5 || $0.price >= 20 }) == "((price < 9.5) or (price >= 20.0))")
        #expect(sql(#Predicate { $0.published < date }) == "(published < 5.0)")
        #expect(sql(#Predicate { !$0.isRead }) == "not isRead")
        #expect(sql(#Predicate { $0.isRead == true }) == "(isRead = 1)")
        #expect(sql(#Predicate { $0.title < name }) == "(title < 'Emma')")
    }

    @Test func `decimals, UUIDs and URLs are compared in their stored form`() throws {
        let code = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        let link = URL(string: "https://example.org/a")
        let cost = try #require(Decimal(string: "12.5"))
        #expect(sql(#Predicate { $0.code == code }) == "(code = 'E621E1F8-C36C-495A-93FC-0C247A3E6E5F')")
        #expect(sql(#Predicate { $0.link == link }) == "(link = 'https://example.org/a')")
        #expect(sql(#Predicate { $0.cost > cost }) == "(cost > '>5002125')")
        #expect(
            sql(#Predicate { $0.link?.absoluteString == "https://a.org" }) == "(link = 'https://a.org')")
    }

    @Test func `optionals are compared with nil and with values`() {
        let missing: String? = nil
        #expect(sql(#Predicate { $0.subtitle == nil }) == "subtitle is null")
        #expect(sql(#Predicate { $0.subtitle != nil }) == "not subtitle is null")
        #expect(sql(#Predicate { $0.subtitle == missing }) == "subtitle is null")
        #expect(sql(#Predicate { $0.subtitle == "A" }) == "(subtitle = 'A')")
        #expect(sql(#Predicate { ($0.subtitle ?? "none") == "none" }) == "(first(subtitle, 'none') = 'none')")
        #expect(
            sql(#Predicate { $0.subtitle?.contains("a") ?? false })
                == "first(if subtitle is null then null else contains(subtitle, 'a'), 0)")
        #expect(
            sql(#Predicate { if let subtitle = $0.subtitle { subtitle == "A" } else { false } })
                == "first(if subtitle is null then null else (subtitle = 'A'), 0)")
        #expect(sql(#Predicate { $0.subtitle!.starts(with: "A") }) == "starts(subtitle, 'A')")
    }

    @Test func `texts are searched`() {
        let search = "em"
        let (same, ascending) = (ComparisonResult.orderedSame, ComparisonResult.orderedAscending)
        #expect(sql(#Predicate { $0.title.contains(search) }) == "contains(title, 'em')")
        #expect(sql(#Predicate { $0.title.starts(with: search) }) == "starts(title, 'em')")
        #expect(
            sql(#Predicate { $0.title.localizedStandardContains(search) })
                == "localizedStandardContains(title, 'em')")
        #expect(
            sql(#Predicate { $0.title.caseInsensitiveCompare(search) == same })
                == "(caseInsensitiveCompared(title, 'em') = 0)")
        #expect(
            sql(#Predicate { $0.title.localizedCompare(search) == ascending })
                == "(localizedCompared(title, 'em') = -1)")
        #expect(sql(#Predicate { $0.title.isEmpty }) == "(title = '')")
    }

    @Test func `a search for nothing needs no SQL`() {
        let search = ""
        #expect(
            sql(#Predicate { search.isEmpty || $0.title.localizedStandardContains(search) }) == "all")
        #expect(sql(#Predicate { _ in true }) == "all")
        #expect(sql(#Predicate { _ in false }) == "0")
        #expect(sql(.true) == "all")
        #expect(sql(.false) == "0")
    }

    @Test func `numbers are calculated`() {
        #expect(sql(#Predicate { $0.pages * 2 + 1 > 100 }) == "(((pages * 2) + 1) > 100)")
        #expect(sql(#Predicate { $0.pages / 10 == 4 }) == "((pages div 10) = 4)")
        #expect(sql(#Predicate { $0.pages % 10 == 4 }) == "((pages mod 10) = 4)")
        #expect(sql(#Predicate { $0.price / 2 > 4 }) == "((price / 2.0) > 4.0)")
        #expect(sql(#Predicate { -$0.pages < -3 }) == "(-pages < -3)")
        #expect(
            sql(#Predicate { ($0.isRead ? $0.pages : 0) > 10 }) == "(if isRead then pages else 0 > 10)")
    }

    @Test func `ranges and lists contain a property`() {
        let titles = ["Emma", "Ulysses"]
        let optional: [String?] = ["A", nil]
        let range = 10..<20
        let many = 5...
        #expect(sql(#Predicate { titles.contains($0.title) }) == "title in ('Emma', 'Ulysses')")
        #expect(sql(#Predicate { optional.contains($0.subtitle) }) == "(subtitle in ('A') or subtitle is null)")
        #expect(sql(#Predicate { (1...5).contains($0.pages) }) == "((pages >= 1) and (pages <= 5))")
        #expect(sql(#Predicate { range.contains($0.pages) }) == "((pages >= 10) and (pages < 20))")
        #expect(sql(#Predicate { many.contains($0.pages) }) == "(pages >= 5)")
    }

    @Test func `enumerations are compared by their raw values, and ordered by themselves`() {
        let genre = Genre.essay
        let genres: Set<Genre> = [.essay]
        #expect(sql(#Predicate { $0.genre == genre }) == "(genre = 'essay')")
        #expect(sql(#Predicate { $0.genre.rawValue == "essay" }) == "(genre = 'essay')")
        #expect(sql(#Predicate { genres.contains($0.genre) }) == "genre in ('essay')")
        #expect(sql(#Predicate { $0.genre.isLong }) == "genre in ('novel', 'essay')")
        #expect(
            sql(#Predicate { $0.genre < genre })
                == "(if (genre = 'poem') then 0 else if (genre = 'essay') then 1 else if (genre = 'novel') then 2 else null < 1)"
        )
    }

    // MARK: Relationships

    @Test func `relationships to one lead to their columns`() {
        #expect(sql(#Predicate { $0.author?.name == "Austen" }) == "(author->name = 'Austen')")
        #expect(sql(#Predicate { $0.author == nil }) == "author is null")
        #expect(sql(#Predicate { $0.author != nil }) == "not author is null")
        #expect(sql(#Predicate { ($0.author?.age ?? 0) > 30 }) == "(first(author->age, 0) > 30)")
        #expect(sql(#Predicate { $0.author!.name.contains("a") }) == "contains(author->name, 'a')")
    }

    @Test func `models and identifiers are compared by their ids`() {
        let id = PersistentIdentifier(entityName: "Author", storeIdentifier: "s", key: .row(7))
        let book = PersistentIdentifier(entityName: "Book", storeIdentifier: "s", key: .row(9))
        let ids = [id, PersistentIdentifier(entityName: "Author", storeIdentifier: "s", key: .row(8))]
        #expect(sql(#Predicate { $0.author?.persistentModelID == id }) == "(author = 7)")
        #expect(sql(#Predicate { $0.persistentModelID == book }) == "(id = 9)")
        #expect(sql(#Predicate { $0.persistentModelID == id }) == "(id = 0)")
        #expect(sql(#Predicate { ids.contains($0.author!.persistentModelID) }) == "author in (7, 8)")
    }

    @Test func `relationships to many are searched, counted and tested`() {
        let few = #Predicate<Author> { $0.books.filter { $0.pages > 100 }.count > 2 }
        let plan = FetchPlan(FetchDescriptor(predicate: few))
        #expect(plan.fetch.filter.map { text($0) } == "(count(books r1 where (r1.pages > 100)) > 2)")
        #expect(plan.tables == ["Author", "Book"])
        #expect(
            authors(#Predicate { $0.books.contains { $0.title == "Emma" } })
                == "exists(books r1 where (r1.title = 'Emma'))")
        #expect(
            authors(#Predicate { $0.books.allSatisfy { $0.isRead } }) == "not exists(books r1 where not r1.isRead)")
        #expect(authors(#Predicate { $0.books.isEmpty }) == "not exists(books r1)")
        #expect(authors(#Predicate { $0.books.count == 0 }) == "(count(books r1) = 0)")
        #expect(
            authors(#Predicate { author in author.books.contains { $0.pages > author.age ?? 0 } })
                == "exists(books r1 where (r1.pages > first(age, 0)))")
    }

    @Test func `relationships of relationships have rows of their own`() {
        #expect(
            authors(#Predicate { $0.books.contains { $0.shelves!.contains { $0.room == "Hall" } } })
                == "exists(books r1 where exists(r1.Book.shelves r2 where (r2.room = 'Hall')))")
        #expect(
            sql(#Predicate { $0.author?.books.contains { $0.pages > 3 } ?? true })
                == "first(if author is null then null else exists(author->books r1 where (r1.pages > 3)), 1)")
    }

    @Test func `an optional relationship to many is never nil`() {
        #expect(sql(#Predicate { $0.shelves == nil }) == "0")
        #expect(sql(#Predicate { $0.shelves?.isEmpty == true }) == "(not exists(Book.shelves r1) = 1)")
        #expect(
            sql(#Predicate { $0.shelves.flatMap { $0.contains { $0.room == "Hall" } } ?? false })
                == "first(exists(Book.shelves r1 where (r1.room = 'Hall')), 0)")
    }

    private func authors(_ predicate: Predicate<Author>) -> String {
        let plan = FetchPlan(FetchDescriptor(predicate: predicate))
        #expect(plan.remainder == nil)
        return plan.fetch.filter.map { text($0) } ?? "all"
    }

    // MARK: In memory

    @Test func `a part without SQL is tested in memory, and the others in SQL`() {
        #expect(sql(#Predicate { $0.size.width > 3 }) == "all and the rest in memory")
        #expect(sql(#Predicate { $0.tags.contains("a") && $0.pages > 3 }) == "(pages > 3) and the rest in memory")
        #expect(sql(#Predicate { $0.tags.contains("a") || $0.pages > 3 }) == "all and the rest in memory")
        #expect(sql(#Predicate { $0.title.count > 3 && !$0.isRead }) == "not isRead and the rest in memory")
    }

    @Test func `the log names the part that is tested in memory`() {
        _ = FetchPlan(FetchDescriptor<Book>(predicate: #Predicate { $0.tags.contains("b") && $0.title.count == 2 }))
        #expect(
            Log.has(
                "A predicate of Book is tested in memory: Book.tags is kept as data; a member of String"))
    }

    @Test func `limits count after what is tested in memory`() throws {
        var descriptor = FetchDescriptor<Book>(predicate: #Predicate { $0.title.count > 1 })
        descriptor.fetchLimit = 1
        descriptor.fetchOffset = 1
        let plan = FetchPlan(descriptor)
        #expect(plan.fetch.limit == nil)
        #expect(plan.fetch.offset == 0)
        let books = ["A", "BB", "CC", "DD"].map(Book.init)
        #expect(try plan.complete(books).map(\.title) == ["CC"])
    }
}

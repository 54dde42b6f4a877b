import EspalierDataStore
import EspalierInternationalization
import Foundation
import Synchronization
import Testing

@testable import SwiftData

@Suite
struct SortingTests {
    private func order(_ keys: SortDescriptor<Book>...) -> [StoreOrder] {
        FetchPlan(FetchDescriptor(sortBy: keys)).fetch.order
    }

    private let locale = Locale.current.identifier

    @Test func `numbers and dates are sorted by the store`() {
        #expect(order(SortDescriptor(\.pages)) == [StoreOrder(key: .column(.variable(0), "pages"))])
        #expect(
            order(SortDescriptor(\.published, order: .reverse), SortDescriptor(\.price)) == [
                StoreOrder(key: .column(.variable(0), "published"), isAscending: false),
                StoreOrder(key: .column(.variable(0), "price")),
            ])
    }

    @Test func `texts are sorted as in lists of names unless a comparator is named`() {
        let title = StoreExpression.column(.variable(0), "title")
        #expect(
            order(SortDescriptor(\.title)) == [StoreOrder(key: title, comparison: .localizedStandard(locale: locale))])
        #expect(
            order(SortDescriptor(\.title, order: .reverse)) == [
                StoreOrder(key: title, isAscending: false, comparison: .localizedStandard(locale: locale))
            ])
        #expect(order(SortDescriptor(\.title, comparator: .lexical)) == [StoreOrder(key: title)])
        #expect(
            order(SortDescriptor(\.title, comparator: .localized, order: .reverse)) == [
                StoreOrder(key: title, isAscending: false, comparison: .localized(locale: locale))
            ])
        #expect(
            order(SortDescriptor(\.subtitle)) == [
                StoreOrder(
                    key: .column(.variable(0), "subtitle"), comparison: .localizedStandard(locale: locale))
            ])
    }

    @Test func `a key path through a relationship is found`() {
        let name = StoreOrder(
            key: .column(.referenced(from: .variable(0), table: "Book", column: "author", to: "Author"), "name"))
        #expect(order(SortDescriptor(\.author?.name, comparator: .lexical)) == [name])
        #expect(order(SortDescriptor(\.author!.name, comparator: .lexical)) == [name])
    }

    @Test func `a key path through relationships is searched once`() {
        let entity = ModelEntity.of(Book.self)
        let found = [\Book.author?.age as AnyKeyPath, \Book.author?.alias]
        for path in found + found { _ = entity.chain(for: path) }
        let chains = found.map { path in entity.chains.withLock { $0[PropertyKeyPath(keyPath: path)] } }
        #expect(chains.map { $0??.property.name } == ["age", nil])
        #expect(chains.map { $0 == nil } == [false, false])
    }

    @Test func `a computed property behind a relationship is not taken for what it reads`() {
        #expect(order(SortDescriptor(\.author?.signature, comparator: .lexical)) == [])
        #expect(order(SortDescriptor(\.author?.alias, comparator: .lexical)) == [])
    }

    @Test func `an enumeration is sorted by its own order`() {
        #expect(
            order(SortDescriptor(\.genre)).map { text($0.key) } == [
                "if (genre = 'poem') then 0 else if (genre = 'essay') then 1 else if (genre = 'novel') then 2 else null"
            ])
    }

    @Test func `a key that is not stored sorts in memory, and so do the others`() throws {
        let plan = FetchPlan(
            FetchDescriptor<Book>(sortBy: [SortDescriptor(\.size.width), SortDescriptor(\.pages)]))
        #expect(plan.fetch.order == [])
        #expect(plan.isComplete == false)
        let (wide, narrow) = (Book("Wide"), Book("Narrow"))
        wide.size.width = 2
        narrow.size.width = 1
        #expect(try plan.complete([wide, narrow]).map(\.title) == ["Narrow", "Wide"])
    }

    @Test func `texts are compared without regard to case and by numbers`() {
        let books = ["b10", "B9", "a"].map(Book.init)
        #expect(books.sorted(using: SortDescriptor(\Book.title)).map(\.title) == ["a", "B9", "b10"])
    }
}

extension Author {
    fileprivate var signature: String { name.uppercased() }
    fileprivate var alias: String { name }
}

import EspalierDataStore
import EspalierViews
import Foundation
import Testing
import TestKit

@testable import SwiftData

@Model final class Dog {
    var name: String
    var breed: String
    var owner: String?

    init(_ name: String, _ breed: String, owner: String? = nil) {
        self.name = name
        self.breed = breed
        self.owner = owner
    }
}

private struct Breeds: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \.name, sectionBy: \.breed) private var dogs: SectionedResults<Dog, String>

    var body: some View {
        VStack {
            ForEach(dogs) { section in
                Text(section.title + ":")
                ForEach(section) { dog in Text(dog.name) }
            }
            Button("Move") { dogs[sectionTitle: "Poodle"]?.first?.breed = "Terrier" }
        }
    }
}

private struct Owners: View {
    @Query(sort: \Dog.name, order: .reverse, sectionBy: \Dog.owner) private var dogs: [Dog]

    var body: some View {
        VStack {
            Text("\(dogs.count) dogs")
            ForEach(_dogs.sections) { section in Text("\(section.id): \(section.map(\.name).joined(separator: " "))") }
        }
    }
}

private struct Plain: View {
    @Query private var dogs: [Dog]

    var body: some View { Text("\(dogs.count) dogs in \(_dogs.sections.count) sections") }
}

private struct Many: View {
    @Query(sort: \.name, sectionBy: \.breed) private var dogs: SectionedResults<Dog, String>

    var body: some View { Text(dogs.map { "\($0.title) \($0.count)" }.joined(separator: ", ")) }
}

@MainActor @Suite(.serialized) struct SectionTests {
    private let container: ModelContainer

    init() throws {
        container = try ModelContainer(for: Dog.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        context.insert(Dog("Rex", "Terrier", owner: "Kim"))
        context.insert(Dog("Bella", "Poodle"))
        context.insert(Dog("Ace", "Terrier"))
        try context.save()
    }

    @Test func `sections have the order of their first models, and models that of the query`() {
        let page = TestPage { Breeds().modelContainer(container) }
        #expect(page.texts == ["Terrier:", "Ace", "Rex", "Poodle:", "Bella", "Move"])
    }

    @Test func `a model that changes its title moves to the other section`() throws {
        let page = TestPage { Breeds().modelContainer(container) }
        try page.tap("Move")
        #expect(page.texts == ["Terrier:", "Ace", "Bella", "Rex", "Move"])
    }

    @Test func `the title of nil is the empty text, and an array has sections by its underscored name`() {
        let page = TestPage { Owners().modelContainer(container) }
        #expect(page.texts == ["3 dogs", "Kim: Rex", ": Bella Ace"])
    }

    @Test func `a query without a key path has no sections`() {
        let page = TestPage { Plain().modelContainer(container) }
        #expect(page.texts == ["3 dogs in 0 sections"])
    }

    @Test func `sections are found by their titles`() {
        let results = SectionedResults([Dog("A", "x"), Dog("B", "y"), Dog("C", "x")], titles: ["x", "y", "x"])
        #expect(results.sectionTitles == ["x", "y"])
        #expect(results.index(ofSectionTitled: "y") == 1)
        #expect(results.index(ofSectionTitled: "z") == nil)
        #expect(results[sectionTitle: "x"]?.map(\.name) == ["A", "C"])
        #expect(results[sectionTitle: "z"] == nil)
    }

    @Test func `the titles of a long result are read in one statement`() throws {
        let context = container.mainContext
        for number in 0..<500 { context.insert(Dog("D\(number)", number < 200 ? "Setter" : "Spitz")) }
        try context.save()
        var page: TestPage?
        let statements = container.stores[0].statements {
            page = TestPage { Many().modelContainer(container) }
        }
        #expect(page?.texts == ["Terrier 2, Poodle 1, Setter 200, Spitz 300"])
        #expect(statements.count == 3)
        #expect(statements.last == #"SELECT t0.id, t0."breed" FROM "Dog" AS t0 ORDER BY t0."name", t0.id"#)
    }
}

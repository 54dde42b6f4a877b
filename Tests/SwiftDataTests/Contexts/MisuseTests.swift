import EspalierDataStore
import EspalierViews
import Foundation
import Testing

@testable import SwiftData

private enum Dish: String, Codable { case starter, main }
private enum Tempo: Int, Codable, CaseIterable { case calm = 3, busy }
private enum Once: Codable { case only }
private struct DishPlace: Codable, Equatable {
    var street: String
    var number: Int?
    var rooms: [Room]
    var kind: Dish
    struct Room: Codable, Equatable { var name: String }
}
private struct NestedParts: Codable {
    var inner: [NestedParts]
    var names: [String: Date]
}
private final class Endless: Codable {
    let next: Endless
    init(_ next: Endless) { self.next = next }
}

@Model private final class Meal {
    var dish: Dish
    var place: DishPlace
    var code = UUID()
    var table: MealTable
    var name = ""

    init(_ dish: Dish, _ place: DishPlace, at table: MealTable) {
        self.dish = dish
        self.place = place
        self.table = table
    }
}

@Model private final class MealTable {
    var number: Int
    var guests: [Diner] = []
    init(_ number: Int) { self.number = number }
}

@Model private final class Diner {
    var name: String
    var table: MealTable?
    init(_ name: String) { self.name = name }
}

@Model private final class Stranger {
    var name = ""
    init() {}
}

/// Mistakes of an app, and stored values that its types no longer have, end nobody's page.
@MainActor @Suite(.serialized) struct MisuseTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try Self.makeContainer()
        context = ModelContext(container)
        context.insert(Meal(.main, DishPlace(street: "Mill Lane", rooms: [], kind: .main), at: MealTable(4)))
        try context.save()
    }

    private static func makeContainer() throws -> ModelContainer {
        try ModelContainer(
            for: Meal.self, Diner.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    /// Writes a value into the row of the meal as another program would.
    private func write(_ value: StoredValue, into column: String) throws {
        let store = container.stores[0]
        let table = try #require(store.layout.tables.first { $0.name == "Meal" })
        let index = try #require(table.columns.firstIndex { $0.name == column })
        var changes = StoreChanges()
        changes.updates = [.init(table: "Meal", row: .id(1), values: [(column: index, value: .stored(value))])]
        _ = try store.commit(changes)
    }

    private func meal() throws -> Meal {
        try #require(try ModelContext(container).fetch(FetchDescriptor<Meal>()).first)
    }

    // MARK: Stored values

    @Test func `a case that an enumeration has lost is the first one, and the log names the row`() throws {
        try write(.text("dessert"), into: "dish")
        #expect(try meal().dish == .starter)
        #expect(
            Warning.wrote(#"The value of Meal.dish in the row 1 is no Dish: text("dessert"). starter takes its place."#)
        )
    }

    @Test func `a structure that cannot be decoded has empty properties`() throws {
        try write(.text(#"{"road":1}"#), into: "place")
        #expect(try meal().place == DishPlace(street: "", rooms: [], kind: .starter))
    }

    @Test func `a text that is no UUID is the one of zeros`() throws {
        try write(.text("none"), into: "code")
        #expect(try meal().code.uuidString == "00000000-0000-0000-0000-000000000000")
        #expect(
            Warning.wrote(
                #"The value of Meal.code in the row 1 is no UUID: text("none"). 00000000-0000-0000-0000-000000000000 takes its place."#
            ))
    }

    @Test func `an object whose value could not be read is changed and saved`() throws {
        try write(.text("dessert"), into: "dish")
        let context = ModelContext(container)
        let meal = try #require(try context.fetch(FetchDescriptor<Meal>()).first)
        meal.name = "Soup"
        try context.save()
        #expect(try container.rows("Meal", "dish", "name") == [["1", "dessert", "Soup"]])
    }

    @Test func `types have a simplest value`() {
        #expect(PlaceholderValue.of(Int8.self) == 0)
        #expect(PlaceholderValue.of(String.self) == "")
        #expect(PlaceholderValue.of([Int].self) == [])
        #expect(PlaceholderValue.of([String: Int].self) == [:])
        #expect(PlaceholderValue.of(Set<String>.self) == [])
        #expect(PlaceholderValue.of(Int?.self) == .some(nil))
        #expect(PlaceholderValue.of(Dish.self) == .starter)
        #expect(PlaceholderValue.of(Tempo.self) == .calm)
        #expect(PlaceholderValue.of(Decimal.self) == 0)
        #expect(PlaceholderValue.of(NestedParts.self)?.names.isEmpty == true)
        #expect(PlaceholderValue.of(Endless.self) == nil)
        #expect(PlaceholderValue.of(Once.self) == nil)
        #expect(PlaceholderValue.of(Never.self) == nil)
    }

    // MARK: Relationships

    @Test func `a relationship that has to have an object gives a deleted one when it is gone`() throws {
        try write(.null, into: "table")
        let table = try meal().table
        #expect(table.isDeleted)
        #expect(table.number == 0)
        #expect(
            Warning.wrote(
                "Meal.table in the row 1 has no MealTable: it was deleted, or the context is gone. A deleted MealTable takes its place. Make the property optional."
            ))
    }

    @Test func `a relationship leads nowhere after its context is gone`() throws {
        let guest: Diner = try {
            let context = ModelContext(container)
            let guest = Diner("Kim")
            context.insert(guest)
            guest.table = MealTable(1)
            try context.save()
            return guest
        }()
        #expect(guest.table == nil)
        #expect(guest.name == "Kim")
    }

    @Test func `a saved model of another context is that of the same row`() throws {
        let other = ModelContext(container)
        let foreign = try #require(try other.fetch(FetchDescriptor<MealTable>()).first)
        let guest = Diner("Kim")
        context.insert(guest)
        guest.table = foreign
        #expect(guest.table?.modelContext === context)
        #expect(guest.table?.number == 4)
        let second = Diner("Lee")
        second.table = foreign
        #expect(second.modelContext === other)
        let third = MealTable(5)
        context.insert(third)
        try other.save()
        third.guests = [guest, second]
        #expect(third.guests.map(\.name) == ["Kim", "Lee"])
        #expect(third.guests.allSatisfy { $0.modelContext === context })
        try context.save()
    }

    @Test func `a model of another container is left out, and the next save says so`() throws {
        let other = ModelContext(try Self.makeContainer())
        let foreign = MealTable(9)
        other.insert(foreign)
        let guest = Diner("Kim")
        context.insert(guest)
        guest.table = foreign
        #expect(guest.table == nil)
        let message =
            "Diner.table was given a MealTable of another ModelContext, which was left out. Fetch it in the same context by its persistentModelID."
        #expect { try context.save() } throws: { error in
            "\(error)" == message + " (SwiftDataError.modelValidationFailure)"
        }
        try context.save()
        #expect(try container.rows("Diner", "name", "table") == [["1", "Kim", "null"]])
    }

    @Test func `a new object does not bring a model of another container`() throws {
        let other = ModelContext(try Self.makeContainer())
        let foreign = Diner("Kim")
        other.insert(foreign)
        let table = MealTable(7)
        context.insert(table)
        table.guests = [foreign, Diner("Lee")]
        #expect(table.guests.map(\.name) == ["Lee"])
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        try context.save()
    }

    // MARK: Contexts

    @Test func `a model of another context is not inserted`() throws {
        let other = ModelContext(container)
        let foreign = Diner("Kim")
        other.insert(foreign)
        context.insert(foreign)
        #expect(context.insertedModelsArray.isEmpty)
        #expect(foreign.modelContext === other)
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    }

    @Test func `a model of another context is deleted by its row`() throws {
        let other = ModelContext(container)
        let meal = try #require(try other.fetch(FetchDescriptor<Meal>()).first)
        context.delete(meal)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Meal>()) == 0)
    }

    @Test func `a model that the schema does not have is not inserted`() throws {
        context.insert(Stranger())
        #expect(context.insertedModelsArray.isEmpty)
        #expect(throws: SwiftDataError.unknownSchema) { try context.save() }
        try context.save()
        #expect(throws: SwiftDataError.unknownSchema) { try context.fetch(FetchDescriptor<Stranger>()) }
    }

    @Test func `a context that saves by itself saves what was not refused`() throws {
        let main = container.mainContext
        main.insert(Stranger())
        main.insert(Diner("Kim"))
        EventEnd.reach()
        #expect(try container.rows("Diner", "name") == [["1", "Kim"]])
        try main.save()
    }

    @Test func `an identifier with an unknown entity is a deleted model`() throws {
        let forged = try JSONDecoder().decode(
            PersistentIdentifier.self, from: Data(#"{"entityName":"Password","key":{"row":{"_0":1}}}"#.utf8))
        #expect(context.model(for: forged).isDeleted)
        let found: Meal? = try context.existingModel(for: forged)
        #expect(found == nil)
    }
}

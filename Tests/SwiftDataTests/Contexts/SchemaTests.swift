import EspalierDataStore
import SwiftData
import Testing

@Suite struct SchemaTests {
    @Test func `a schema has the models that its relationships lead to`() {
        let schema = Schema([Travel.Trip.self], version: .init(1, 2, 3))
        #expect(schema.entities.map(\.name) == ["Trip", "Stop", "Guest", "Ticket", "Note"])
        #expect(schema.version.description == "1.2.3")
        #expect(Schema.Version(1, 2, 3) < Schema.Version(1, 10, 0))
    }

    @Test func `an entity describes its properties`() throws {
        let entity = try #require(Schema([Travel.Guest.self]).entity(for: Travel.Guest.self))
        #expect(entity.attributes.map(\.name) == ["name", "age"])
        #expect(entity.attributesByName["name"]?.isUnique == true)
        #expect(entity.relationships.map(\.name) == ["trips"])
        #expect(entity.relationships[0].destination == "Trip")
        #expect(!entity.relationships[0].isToOneRelationship)
        #expect(entity.uniquenessConstraints == [["name"]])
    }

    @Test func `an attribute has the initial value of its property`() throws {
        let entity = try #require(Schema([Travel.Trip.self]).entity(for: Travel.Trip.self))
        #expect(entity.attributesByName["days"]?.defaultValue as? Int == 1)
        #expect(entity.attributesByName["name"]?.defaultValue == nil)
    }

    @Test func `properties become columns, and pairs have tables`() throws {
        let layout = try Travel.container().stores[0].layout
        #expect(
            layout.tables.map { "\($0.name): \($0.columns.map(\.name).joined(separator: " "))" } == [
                "Folder: name parent", "Guest: name age", "Note: text", "Stop: place trip", "Ticket: number trip",
                "Trip: name days",
            ])
        #expect(layout.joins.map(\.name) == ["Guest.trips", "Trip.notes"])
        #expect(layout.tables[1].uniques == [["name"]])
        #expect(layout.tables[3].indexes == [["trip"]])
        #expect(layout.tables[5].columns[1].defaultValue == .integer(1))
    }

    @Test func `uniques and indexes of several properties are those of the table`() throws {
        let container = try ModelContainer(
            for: Cookbook.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let table = try #require(container.stores[0].layout.tables.first { $0.name == "Cookbook" })
        #expect(table.uniques == [["title"]])
        #expect(table.indexes == [["title"], ["title", "year"]])
    }

    @Test func `a property with the name of the table's own column has an underscore`() throws {
        let container = try ModelContainer(
            for: Habit.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let table = try #require(container.stores[0].layout.tables.first { $0.name == "Habit" })
        #expect(table.columns.map(\.name) == ["id_", "title", "icon", "createdAt", "goalPerWeek"])
    }

    @Test func `several configurations have stores of their own`() throws {
        let notes = ModelConfiguration("notes", schema: Schema([Travel.Note.self]), isStoredInMemoryOnly: true)
        let rest = ModelConfiguration("rest", schema: Schema([City.self]), isStoredInMemoryOnly: true)
        let container = try ModelContainer(for: Schema([Travel.Note.self, City.self]), configurations: [notes, rest])
        let context = ModelContext(container)
        context.insert(Travel.Note("a"))
        context.insert(City(name: "Oslo", population: 1))
        try context.save()
        #expect(container.stores.map { $0.layout.tables.map(\.name) } == [["Note"], ["City"]])
        #expect(try context.fetchCount(FetchDescriptor<City>()) == 1)
        #expect(
            try context.fetch(FetchDescriptor<Travel.Note>())[0].persistentModelID.storeIdentifier == "memory:notes")
    }
}

import Foundation
import SwiftData
import Testing

@Suite struct InsertionTests {
    @Test func `a model has a row after the context is saved`() throws {
        let context = try Travel.context()
        let trip = Travel.Trip(name: "Oslo", days: 3)
        #expect(trip.modelContext == nil)
        context.insert(trip)
        #expect(try context.container.rows("Trip", "name", "days") == [])
        #expect(context.hasChanges)
        #expect(trip.hasChanges)
        #expect(context.insertedModelsArray.count == 1)
        try context.save()
        #expect(try context.container.rows("Trip", "name", "days") == [["1", "Oslo", "3"]])
        #expect(!context.hasChanges)
        #expect(!trip.hasChanges)
        #expect(trip.modelContext === context)
    }

    @Test func `the identifier of a model is temporary until it is saved`() throws {
        let context = try Travel.context()
        let trip = Travel.Trip(name: "Oslo")
        let temporary = trip.persistentModelID
        #expect(temporary == trip.id)
        #expect(temporary.storeIdentifier == nil)
        context.insert(trip)
        #expect(trip.persistentModelID == temporary)
        try context.save()
        let saved = trip.persistentModelID
        #expect(saved != temporary)
        #expect(saved.entityName == "Trip")
        #expect(saved.storeIdentifier == "memory:default")
        let coded = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(saved))
        #expect(coded == saved)
        #expect(context.model(for: coded) === trip)
        let registered: Travel.Trip? = context.registeredModel(for: saved)
        #expect(registered === trip)
    }

    @Test func `a changed property is written alone`() throws {
        let context = try Travel.context()
        let trip = Travel.Trip(name: "Oslo")
        context.insert(trip)
        try context.save()
        trip.days = 9
        #expect(context.changedModelsArray.count == 1)
        try context.save()
        #expect(try context.container.rows("Trip", "name", "days") == [["1", "Oslo", "9"]])
    }

    @Test func `a value that does not differ is no change`() throws {
        let context = try Travel.context()
        let trip = Travel.Trip(name: "Oslo")
        context.insert(trip)
        try context.save()
        trip.name = "Oslo"
        #expect(!context.hasChanges)
    }

    @Test func `inserting a root inserts what it leads to`() throws {
        let context = try Travel.context()
        let trip = Travel.Trip(name: "Oslo")
        let stop = Travel.Stop(place: "Opera", trip: trip)
        trip.guests = [Travel.Guest(name: "Kim")]
        context.insert(stop)
        #expect(trip.stops.map(\.place) == ["Opera"])
        #expect(trip.guests[0].trips.map(\.name) == ["Oslo"])
        try context.save()
        #expect(try context.container.rows("Trip", "name") == [["1", "Oslo"]])
        #expect(try context.container.rows("Stop", "place", "trip") == [["1", "Opera", "1"]])
        #expect(try context.container.rows("Guest", "name") == [["1", "Kim"]])
    }

    @Test func `a row is the same object however often it is fetched`() throws {
        let context = try Travel.context()
        context.insert(Travel.Trip(name: "Oslo"))
        try context.save()
        let first = try context.fetch(FetchDescriptor<Travel.Trip>())
        let second = try context.fetch(FetchDescriptor<Travel.Trip>(sortBy: [SortDescriptor(\.name)]))
        #expect(first[0] === second[0])
    }

    @Test func `a context does not keep models that nobody uses`() throws {
        let context = try Travel.context()
        context.insert(Travel.Trip(name: "Oslo"))
        try context.save()
        weak var trip: Travel.Trip?
        do {
            let fetched = try context.fetch(FetchDescriptor<Travel.Trip>())
            trip = fetched[0]
            fetched[0].stops = [Travel.Stop(place: "Opera")]
            try context.save()
        }
        #expect(trip == nil)
    }

    @Test func `a model with a unique value of another takes its row`() throws {
        let context = try Travel.context()
        let kim = Travel.Guest(name: "Kim", age: 30)
        context.insert(kim)
        try context.save()
        context.insert(Travel.Guest(name: "Kim", age: 31))
        try context.save()
        #expect(try context.container.rows("Guest", "name", "age") == [["1", "Kim", "31"]])
        #expect(kim.age == 31)
        #expect(try context.fetchCount(FetchDescriptor<Travel.Guest>()) == 1)
    }

    @Test func `a change to a unique value of another fails and names the property`() throws {
        let context = try Travel.context()
        let kim = Travel.Guest(name: "Kim")
        let lee = Travel.Guest(name: "Lee")
        context.insert(kim)
        context.insert(lee)
        try context.save()
        lee.name = "Kim"
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        do {
            try context.save()
        } catch {
            #expect(
                "\(error)"
                    == "Another Guest has the same name, which must be unique: Guest.name. (SwiftDataError.modelValidationFailure)"
            )
        }
        #expect(context.hasChanges)
        context.rollback()
        #expect(lee.name == "Lee")
        #expect(!context.hasChanges)
    }

    @Test func `a rollback takes all changes back`() throws {
        let context = try Travel.context()
        let trip = Travel.Trip(name: "Oslo")
        context.insert(trip)
        try context.save()
        let stop = Travel.Stop(place: "Opera")
        trip.stops.append(stop)
        trip.name = "Bergen"
        context.rollback()
        #expect(trip.name == "Oslo")
        #expect(trip.stops.isEmpty)
        #expect(stop.modelContext == nil)
        context.delete(trip)
        #expect(trip.isDeleted)
        context.rollback()
        #expect(!trip.isDeleted)
        #expect(try context.fetch(FetchDescriptor<Travel.Trip>()).map(\.name) == ["Oslo"])
    }

    @Test func `a transaction that throws changes nothing`() throws {
        struct Failure: Error {}
        let context = try Travel.context()
        #expect(throws: Failure.self) {
            try context.transaction {
                context.insert(Travel.Trip(name: "Oslo"))
                throw Failure()
            }
        }
        try context.transaction { context.insert(Travel.Trip(name: "Bergen")) }
        #expect(try context.container.rows("Trip", "name") == [["1", "Bergen"]])
    }

    @Test func `notifications of a save have the identifiers`() throws {
        let context = try Travel.context()
        let trip = Travel.Trip(name: "Oslo")
        context.insert(trip)
        nonisolated(unsafe) var inserted: [PersistentIdentifier] = []
        let token = NotificationCenter.default.addObserver(
            forName: ModelContext.didSave, object: context, queue: nil
        ) { note in
            inserted =
                note.userInfo?[ModelContext.NotificationKey.insertedIdentifiers.rawValue] as? [PersistentIdentifier]
                ?? []
        }
        try context.save()
        NotificationCenter.default.removeObserver(token)
        #expect(inserted == [trip.persistentModelID])
    }
}

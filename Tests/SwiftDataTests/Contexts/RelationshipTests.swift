import Foundation
import SwiftData
import Testing

@Suite struct RelationshipTests {
    @Test func `both sides of a relationship change at once`() throws {
        let context = try Travel.context()
        let oslo = Travel.Trip(name: "Oslo")
        let bergen = Travel.Trip(name: "Bergen")
        let stop = Travel.Stop(place: "Harbor")
        context.insert(oslo)
        context.insert(bergen)
        oslo.stops.append(stop)
        #expect(stop.trip === oslo)
        stop.trip = bergen
        #expect(oslo.stops.isEmpty)
        #expect(bergen.stops.map(\.place) == ["Harbor"])
        try context.save()
        #expect(try context.container.rows("Stop", "place", "trip") == [["1", "Harbor", "2"]])
        bergen.stops = []
        #expect(stop.trip == nil)
        try context.save()
        #expect(try context.container.rows("Stop", "place", "trip") == [["1", "Harbor", "null"]])
    }

    @Test func `a relationship is read from the store in the order of creation`() throws {
        let container = try Travel.container()
        let context = ModelContext(container)
        let trip = Travel.Trip(name: "Oslo")
        context.insert(trip)
        for place in ["C", "A", "B"] { trip.stops.append(Travel.Stop(place: place)) }
        try context.save()
        let other = ModelContext(container)
        let fetched = try #require(try other.fetch(FetchDescriptor<Travel.Trip>()).first)
        #expect(fetched !== trip)
        #expect(fetched.stops.map(\.place) == ["C", "A", "B"])
        #expect(fetched.stops[1].trip === fetched)
    }

    @Test func `a relationship of many to many has pairs, which both sides show`() throws {
        let container = try Travel.container()
        let context = ModelContext(container)
        let oslo = Travel.Trip(name: "Oslo")
        let bergen = Travel.Trip(name: "Bergen")
        let kim = Travel.Guest(name: "Kim")
        context.insert(oslo)
        context.insert(bergen)
        oslo.guests = [kim, Travel.Guest(name: "Lee")]
        kim.trips.append(bergen)
        #expect(bergen.guests.map(\.name) == ["Kim"])
        try context.save()
        let other = ModelContext(container)
        let guests = try other.fetch(FetchDescriptor<Travel.Guest>(sortBy: [SortDescriptor(\.name)]))
        #expect(guests.map { $0.trips.map(\.name).sorted() } == [["Bergen", "Oslo"], ["Oslo"]])
        guests[0].trips.removeAll { $0.name == "Oslo" }
        try other.save()
        let third = ModelContext(container)
        let trips = try third.fetch(FetchDescriptor<Travel.Trip>(sortBy: [SortDescriptor(\.name)]))
        #expect(trips.map { $0.guests.map(\.name) } == [["Kim"], ["Lee"]])
    }

    @Test func `a relationship without an inverse is kept`() throws {
        let container = try Travel.container()
        let context = ModelContext(container)
        let trip = Travel.Trip(name: "Oslo")
        context.insert(trip)
        trip.notes = [Travel.Note("a"), Travel.Note("b")]
        try context.save()
        let other = ModelContext(container)
        let fetched = try #require(try other.fetch(FetchDescriptor<Travel.Trip>()).first)
        #expect(fetched.notes.map(\.text) == ["a", "b"])
        other.delete(fetched.notes[0])
        try other.save()
        #expect(fetched.notes.map(\.text) == ["b"])
        #expect(try context.fetch(FetchDescriptor<Travel.Trip>()).first?.notes.map(\.text) == ["b"])
    }

    @Test func `a tree of folders is one model`() throws {
        let container = try Travel.container()
        let context = ModelContext(container)
        let root = Travel.Folder(name: "root")
        context.insert(root)
        let inner = Travel.Folder(name: "inner", parent: root)
        context.insert(inner)
        inner.folders.append(Travel.Folder(name: "leaf"))
        #expect(root.folders.map(\.name) == ["inner"])
        try context.save()
        let other = ModelContext(container)
        let descriptor = FetchDescriptor<Travel.Folder>(predicate: #Predicate { $0.name == "root" })
        let fetched = try #require(try other.fetch(descriptor).first)
        #expect(fetched.folders.flatMap(\.folders).map(\.name) == ["leaf"])
        other.delete(fetched)
        try other.save()
        #expect(try container.rows("Folder", "name") == [])
        #expect(try context.fetchCount(FetchDescriptor<Travel.Folder>()) == 0)
        #expect(root.isDeleted)
    }

    @Test func `a deleted model leaves its relationships, and cascades`() throws {
        let context = try Travel.context()
        let trip = Travel.Trip(name: "Oslo")
        let kim = Travel.Guest(name: "Kim")
        let stop = Travel.Stop(place: "Opera")
        context.insert(trip)
        trip.stops = [stop]
        trip.guests = [kim]
        try context.save()
        context.delete(trip)
        #expect(stop.isDeleted)
        #expect(!kim.isDeleted)
        #expect(kim.trips.isEmpty)
        #expect(context.deletedModelsArray.count == 2)
        try context.save()
        #expect(try context.container.rows("Trip", "name") == [])
        #expect(try context.container.rows("Stop", "place") == [])
        #expect(try context.container.rows("Guest", "name") == [["1", "Kim"]])
        #expect(trip.name == "Oslo")
        #expect(trip.modelContext == nil)
    }

    @Test func `a child that is deleted leaves its parent`() throws {
        let context = try Travel.context()
        let trip = Travel.Trip(name: "Oslo")
        context.insert(trip)
        trip.stops = [Travel.Stop(place: "A"), Travel.Stop(place: "B")]
        try context.save()
        context.delete(trip.stops[0])
        #expect(trip.stops.map(\.place) == ["B"])
        try context.save()
        #expect(try context.container.rows("Stop", "place", "trip") == [["2", "B", "1"]])
    }

    @Test func `a relationship denies a deletion while it has models`() throws {
        let context = try Travel.context()
        let trip = Travel.Trip(name: "Oslo")
        let ticket = Travel.Ticket(number: 7)
        context.insert(trip)
        trip.tickets = [ticket]
        try context.save()
        context.delete(trip)
        do {
            try context.save()
            Issue.record("The deletion was saved.")
        } catch {
            #expect(
                "\(error)"
                    == "A Trip can't be deleted while its tickets has 1 Ticket. (SwiftDataError.modelValidationFailure)"
            )
        }
        context.delete(ticket)
        try context.save()
        #expect(try context.container.rows("Trip", "name") == [])
    }

    @Test func `deleting by a condition follows the delete rules`() throws {
        let context = try Travel.context()
        for name in ["A", "B", "C"] {
            let trip = Travel.Trip(name: name)
            context.insert(trip)
            trip.stops = [Travel.Stop(place: name)]
        }
        try context.save()
        try context.delete(model: Travel.Trip.self, where: #Predicate { $0.name != "B" })
        try context.save()
        #expect(try context.container.rows("Trip", "name") == [["2", "B"]])
        #expect(try context.container.rows("Stop", "place") == [["2", "B"]])
    }

    @Test func `a model that is deleted before it is saved leaves the context`() throws {
        let context = try Travel.context()
        let trip = Travel.Trip(name: "A")
        let stop = Travel.Stop(place: "B", trip: trip)
        context.insert(stop)
        context.delete(stop)
        #expect(stop.modelContext == nil)
        #expect(stop.isDeleted)
        #expect(trip.stops.isEmpty)
        try context.save()
        #expect(try context.container.rows("Stop", "place") == [])
        #expect(try context.container.rows("Trip", "name") == [["1", "A"]])
    }

    @Test func `a model that both sides name before it is inserted is there once`() throws {
        let context = try Travel.context()
        let trip = Travel.Trip(name: "A")
        let stop = Travel.Stop(place: "B", trip: trip)
        trip.stops.append(stop)
        trip.stops.append(stop)
        context.insert(trip)
        #expect(trip.stops.count == 1)
        try context.save()
        #expect(try context.container.rows("Stop", "place", "trip") == [["1", "B", "1"]])
    }

    @Test func `sorting a relationship changes no row`() throws {
        let context = try Travel.context()
        let trip = Travel.Trip(name: "A")
        context.insert(trip)
        trip.stops = ["C", "A", "B"].map { Travel.Stop(place: $0) }
        try context.save()
        trip.stops.sort { $0.place < $1.place }
        #expect(trip.stops.map(\.place) == ["A", "B", "C"])
        try context.save()
        #expect(
            try context.container.rows("Stop", "place", "trip") == [
                ["1", "C", "1"], ["2", "A", "1"], ["3", "B", "1"],
            ])
    }

    @Test func `what a rollback takes back is taken back on both sides`() throws {
        let container = try Travel.container()
        let first = ModelContext(container)
        let (a, b) = (Travel.Trip(name: "A"), Travel.Trip(name: "B"))
        first.insert(a)
        first.insert(b)
        a.stops = [Travel.Stop(place: "S")]
        a.guests = [Travel.Guest(name: "Kim")]
        try first.save()
        let context = ModelContext(container)
        let trips = try context.fetch(FetchDescriptor<Travel.Trip>(sortBy: [SortDescriptor(\.name)]))
        let stop = try #require(trips[0].stops.first)
        let guest = try #require(trips[0].guests.first)
        stop.trip = trips[1]
        guest.trips = [trips[1]]
        #expect(trips.map { $0.stops.count } == [0, 1])
        #expect(trips.map { $0.guests.count } == [0, 1])
        context.rollback()
        #expect(trips.map { $0.stops.count } == [1, 0])
        #expect(trips.map { $0.guests.count } == [1, 0])
        #expect(stop.trip === trips[0])
        #expect(guest.trips.map(\.name) == ["A"])
        #expect(!context.hasChanges)
    }

    @Test func `models that cascade to each other are deleted once`() throws {
        let context = try Travel.context()
        let root = Travel.Folder(name: "A")
        let inner = Travel.Folder(name: "B", parent: root)
        context.insert(root)
        context.insert(inner)
        root.parent = inner
        try context.save()
        context.delete(root)
        #expect(context.deletedModelsArray.count == 2)
        try context.save()
        #expect(try context.container.rows("Folder", "name") == [])
    }
}

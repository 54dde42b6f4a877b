import Foundation
import Observation
import SwiftData
import Testing

@Suite struct MergeTests {
    @Test func `a context takes over what another saves, except for what it has changed`() throws {
        let container = try Travel.container()
        let first = ModelContext(container)
        let second = ModelContext(container)
        let trip = Travel.Trip(name: "Oslo", days: 1)
        first.insert(trip)
        try first.save()
        let same = try #require(try second.fetch(FetchDescriptor<Travel.Trip>()).first)
        same.name = "Bergen"
        trip.days = 7
        trip.name = "Tromsø"
        try first.save()
        _ = try second.fetchCount(FetchDescriptor<Travel.Trip>())
        #expect(same.days == 7)
        #expect(same.name == "Bergen")
        try second.save()
        #expect(try container.rows("Trip", "name", "days") == [["1", "Bergen", "7"]])
        _ = try first.fetchCount(FetchDescriptor<Travel.Trip>())
        #expect(trip.name == "Bergen")
    }

    @Test func `a model that another context deletes is deleted`() throws {
        let container = try Travel.container()
        let first = ModelContext(container)
        let second = ModelContext(container)
        let trip = Travel.Trip(name: "Oslo")
        first.insert(trip)
        try first.save()
        let same = try #require(try second.fetch(FetchDescriptor<Travel.Trip>()).first)
        first.delete(trip)
        try first.save()
        #expect(try second.fetch(FetchDescriptor<Travel.Trip>()).isEmpty)
        #expect(same.isDeleted)
        #expect(same.name == "Oslo")
        same.name = "Bergen"
        try second.save()
        #expect(try container.rows("Trip", "name") == [])
    }

    @Test func `a relationship shows the models that another context adds`() throws {
        let container = try Travel.container()
        let first = ModelContext(container)
        let second = ModelContext(container)
        let trip = Travel.Trip(name: "Oslo")
        first.insert(trip)
        try first.save()
        let same = try #require(try second.fetch(FetchDescriptor<Travel.Trip>()).first)
        #expect(same.stops.isEmpty)
        trip.stops.append(Travel.Stop(place: "Opera"))
        try first.save()
        _ = try second.fetchCount(FetchDescriptor<Travel.Trip>())
        #expect(same.stops.map(\.place) == ["Opera"])
    }

    @Test @MainActor func `the main context shows another context's save at once, to observers of the property only`()
        throws
    {
        let container = try Travel.container()
        let main = container.mainContext
        #expect(main.autosaveEnabled)
        let trip = Travel.Trip(name: "Oslo")
        main.insert(trip)
        try main.save()
        nonisolated(unsafe) var names = 0
        nonisolated(unsafe) var days = 0
        withObservationTracking {
            _ = trip.name
        } onChange: {
            names += 1
        }
        withObservationTracking {
            _ = trip.days
        } onChange: {
            days += 1
        }
        let other = ModelContext(container)
        try #require(try other.fetch(FetchDescriptor<Travel.Trip>()).first).days = 4
        try other.save()
        #expect(trip.days == 4)
        #expect(names == 0)
        #expect(days == 1)
    }
}

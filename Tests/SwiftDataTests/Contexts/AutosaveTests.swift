import SwiftData
import Testing

@MainActor @Suite struct AutosaveTests {
    @Test func `the main context saves at the end of the event`() throws {
        let container = try Travel.container()
        let trip = Travel.Trip(name: "A")
        container.mainContext.insert(trip)
        #expect(try container.rows("Trip", "name") == [])
        Autosave.saveAll()
        #expect(try container.rows("Trip", "name") == [["1", "A"]])
        trip.name = "B"
        Autosave.saveAll()
        #expect(try container.rows("Trip", "name") == [["1", "B"]])
    }

    @Test func `a context whose saving is not automatic keeps its changes`() throws {
        let container = try Travel.container()
        container.mainContext.autosaveEnabled = false
        container.mainContext.insert(Travel.Trip(name: "A"))
        Autosave.saveAll()
        #expect(container.mainContext.hasChanges)
        #expect(try container.rows("Trip", "name") == [])
    }

    @Test func `deleting all data makes the models of contexts deleted`() throws {
        let container = try Travel.container()
        let trip = Travel.Trip(name: "A")
        container.mainContext.insert(trip)
        try container.mainContext.save()
        container.deleteAllData()
        #expect(trip.isDeleted)
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Travel.Trip>()) == 0)
    }
}

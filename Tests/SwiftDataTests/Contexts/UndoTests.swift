import EspalierInternationalization
import Foundation
import SwiftData
import Testing

@MainActor @Suite struct UndoTests {
    private let context: ModelContext
    private let manager = UndoManager()

    init() throws {
        context = try Travel.context()
        manager.groupsByEvent = false
        context.undoManager = manager
    }

    private func group(_ body: () throws -> Void) rethrows {
        manager.beginUndoGrouping()
        try body()
        manager.endUndoGrouping()
    }

    @Test func `a change is undone and redone`() throws {
        let trip = Travel.Trip(name: "Oslo")
        group { context.insert(trip) }
        group { trip.name = "Bergen" }
        manager.undo()
        #expect(trip.name == "Oslo")
        manager.redo()
        #expect(trip.name == "Bergen")
    }

    @Test func `a saved insertion is undone`() throws {
        let trip = Travel.Trip(name: "Oslo")
        group { context.insert(trip) }
        try context.save()
        manager.undo()
        try context.save()
        #expect(try context.container.rows("Trip", "name") == [])
        manager.redo()
        try context.save()
        #expect(try context.container.rows("Trip", "name") == [["2", "Oslo"]])
    }

    @Test func `a saved deletion is undone with what it cascaded to`() throws {
        let trip = Travel.Trip(name: "Oslo")
        group {
            context.insert(trip)
            trip.stops = [Travel.Stop(place: "Opera")]
        }
        try context.save()
        group { context.delete(trip) }
        try context.save()
        #expect(try context.container.rows("Stop", "place") == [])
        manager.undo()
        try context.save()
        #expect(try context.container.rows("Trip", "name") == [["2", "Oslo"]])
        #expect(try context.container.rows("Stop", "place", "trip") == [["2", "Opera", "2"]])
    }

    @Test func `both sides of a relationship are undone`() throws {
        let trip = Travel.Trip(name: "Oslo")
        let stop = Travel.Stop(place: "Opera")
        group {
            context.insert(trip)
            context.insert(stop)
        }
        try context.save()
        group { stop.trip = trip }
        manager.undo()
        #expect(stop.trip == nil)
        #expect(trip.stops.isEmpty)
        manager.redo()
        #expect(stop.trip === trip)
        #expect(trip.stops.count == 1)
    }
}

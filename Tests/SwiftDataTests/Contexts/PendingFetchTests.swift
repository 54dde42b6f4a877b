import Foundation
import SwiftData
import Testing

@Suite struct PendingFetchTests {
    private func names(_ context: ModelContext, _ descriptor: FetchDescriptor<Travel.Trip>) throws -> [String] {
        try context.fetch(descriptor).map(\.name)
    }

    @Test func `a fetch sees what is not saved`() throws {
        let context = try Travel.context()
        for (name, days) in [("A", 1), ("B", 2), ("C", 3)] { context.insert(Travel.Trip(name: name, days: days)) }
        try context.save()
        let all = try context.fetch(FetchDescriptor<Travel.Trip>())
        all[0].days = 9
        context.delete(all[1])
        context.insert(Travel.Trip(name: "D", days: 4))
        let long = FetchDescriptor<Travel.Trip>(
            predicate: #Predicate { $0.days > 2 }, sortBy: [SortDescriptor(\.days, order: .reverse)])
        #expect(try names(context, long) == ["A", "D", "C"])
        #expect(try context.fetchCount(long) == 3)
        var limited = long
        limited.fetchLimit = 1
        limited.fetchOffset = 1
        #expect(try names(context, limited) == ["D"])
        var saved = FetchDescriptor<Travel.Trip>(predicate: #Predicate { $0.days > 2 })
        saved.includePendingChanges = false
        #expect(try context.fetchCount(saved) == 1)
        #expect(try context.fetchIdentifiers(long).count == 3)
    }

    @Test func `a condition on a relationship sees what is not saved`() throws {
        let context = try Travel.context()
        let trip = Travel.Trip(name: "A")
        context.insert(trip)
        let stop = Travel.Stop(place: "Opera", trip: trip)
        context.insert(stop)
        try context.save()
        stop.place = "Harbor"
        let descriptor = FetchDescriptor<Travel.Trip>(
            predicate: #Predicate { $0.stops.contains { $0.place == "Harbor" } })
        #expect(try names(context, descriptor) == ["A"])
    }

    @Test func `models are enumerated in batches`() throws {
        let context = try Travel.context()
        for day in 1...10 { context.insert(Travel.Trip(name: "T\(day)", days: day)) }
        try context.save()
        var days: [Int] = []
        try context.enumerate(
            FetchDescriptor<Travel.Trip>(sortBy: [SortDescriptor(\.days, order: .reverse)]), batchSize: 3
        ) { trip in
            days.append(trip.days)
            trip.days += 100
        }
        #expect(days == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
        #expect(context.changedModelsArray.count == 10)
    }

    @Test func `properties that were not fetched are read on first use`() throws {
        let container = try Travel.container()
        let first = ModelContext(container)
        first.insert(Travel.Trip(name: "A", days: 5))
        try first.save()
        let context = ModelContext(container)
        var descriptor = FetchDescriptor<Travel.Trip>()
        descriptor.propertiesToFetch = [\.name]
        let trip = try #require(try context.fetch(descriptor).first)
        #expect(trip.name == "A")
        #expect(trip.days == 5)
    }

    @Test func `a model that the schema lacks is an error`() throws {
        let container = try ModelContainer(
            for: Travel.Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        #expect(throws: SwiftDataError.unknownSchema) { try context.fetch(FetchDescriptor<Travel.Trip>()) }
    }
}

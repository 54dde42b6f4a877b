import Foundation
import SwiftData

/// Models beside SQLite's C interface: 10,000 that are inserted and saved, and 1,000 that are fetched, of which each property is read.
func measureModels(_ folder: String) throws {
    var (inserts, plainInserts) = ([Double](), [Double]())
    for round in 0..<11 {
        let path = folder + "/models-\(round).store"
        let container = try container(path)
        let context = ModelContext(container)
        inserts.append(
            try time(1) {
                for number in 0..<10_000 { context.insert(Item(number)) }
                try context.save()
            })
        let plain = PlainSide(folder + "/plain-\(round).db")
        plainInserts.append(time(1) { plain.insert(10_000) })
        if round == 10 { try measureFetch(container, PlainSide(reading: path)) }
    }
    report("10,000 models inserted and saved", 200, inserts.sorted()[5], plainInserts.sorted()[5])
}

private func container(_ path: String) throws -> ModelContainer {
    try ModelContainer(for: Item.self, configurations: ModelConfiguration(url: URL(fileURLWithPath: path)))
}

private func measureFetch(_ container: ModelContainer, _ plain: PlainSide) throws {
    var descriptor = FetchDescriptor<Item>(predicate: #Predicate { $0.part == 3 }, sortBy: [SortDescriptor(\.size)])
    descriptor.fetchLimit = 1000
    var sum = 0
    let fetch = try time(101) {
        for item in try ModelContext(container).fetch(descriptor) {
            sum += item.name.utf8.count + (item.note?.utf8.count ?? 0) + Int(item.size) + Int(item.part)
            sum += Int(item.price) + Int(item.date.timeIntervalSinceReferenceDate)
        }
    }
    precondition(sum > 0)
    report("1,000 of 10,000 models, fetched and read", 4, fetch, time(101) { _ = plain.thousand() })
}

import Foundation
import SwiftData

@MainActor
final class Repository<Model: PersistentModel> {
    private let context: ModelContext

    init(context: ModelContext) { self.context = context }

    func all(sortedBy sort: [SortDescriptor<Model>] = []) throws -> [Model] {
        try context.fetch(FetchDescriptor<Model>(sortBy: sort))
    }

    func first(where predicate: Predicate<Model>) throws -> Model? {
        var descriptor = FetchDescriptor(predicate: predicate)
        descriptor.fetchLimit = 1
        return try context.fetch(descriptor).first
    }

    func add(_ model: Model) throws {
        context.insert(model)
        try context.save()
    }

    func remove(_ model: Model) { context.delete(model) }
}

@Model
final class City {
    @Attribute(.unique, originalName: "title") var name: String
    var population: Int
    init(name: String, population: Int) {
        self.name = name
        self.population = population
    }
}

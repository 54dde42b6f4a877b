import Foundation
import SwiftData

enum BudgetSchemaV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Budget.self] }

    @Model
    final class Budget {
        var name: String
        var limit: Double
        init(name: String, limit: Double) {
            self.name = name
            self.limit = limit
        }
    }
}

enum BudgetSchemaV2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Budget.self, BudgetEntry.self] }

    @Model
    final class Budget {
        @Attribute(originalName: "name") var title: String
        var limit: Double
        var currency: String = "EUR"
        @Relationship(deleteRule: .cascade, inverse: \BudgetEntry.budget) var entries: [BudgetEntry] = []
        init(title: String, limit: Double) {
            self.title = title
            self.limit = limit
        }
    }

    @Model
    final class BudgetEntry {
        var amount: Double
        var budget: Budget?
        init(amount: Double) { self.amount = amount }
    }
}

enum BudgetMigration: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [BudgetSchemaV1.self, BudgetSchemaV2.self] }
    static var stages: [MigrationStage] { [toVersion2] }

    static let toVersion2 = MigrationStage.custom(
        fromVersion: BudgetSchemaV1.self, toVersion: BudgetSchemaV2.self,
        willMigrate: { context in
            for budget in try context.fetch(FetchDescriptor<BudgetSchemaV1.Budget>()) where budget.limit < 0 {
                budget.limit = 0
            }
            try context.save()
        },
        didMigrate: { context in
            for budget in try context.fetch(FetchDescriptor<BudgetSchemaV2.Budget>()) {
                budget.entries.append(BudgetSchemaV2.BudgetEntry(amount: 1))
            }
        })
}

typealias Budget = BudgetSchemaV2.Budget

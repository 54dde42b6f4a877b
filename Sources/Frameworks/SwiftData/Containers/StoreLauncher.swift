import EspalierDataStore
import Foundation

/// Opens the store of a configuration, and migrates it by the app's plan.
struct StoreLauncher {
    let configuration: ModelConfiguration
    let schema: Schema
    let plan: (any SchemaMigrationPlan.Type)?

    func open() throws -> DataStore {
        do {
            try checkName()
            try migrate()
            return try store(schema, migration: .automatic)
        } catch let error as StoreError {
            throw SwiftDataError(error)
        }
    }

    private var isInMemory: Bool { configuration.isStoredInMemoryOnly }

    private var location: DataStore.Location {
        isInMemory ? .memory : .file(configuration.url.path)
    }

    private func store(_ schema: Schema, migration: StoreOptions.Migration) throws(StoreError) -> DataStore {
        var options = StoreOptions()
        options.migration = migration
        options.maximumBytes = configuration.maximumBytes
        return try DataStore(
            location, layout: SchemaLayout(schema).layout(version: schema.version),
            allowsSave: configuration.allowsSave || isInMemory, options: options)
    }

    private func checkName() throws {
        let name = configuration.name
        if name.utf8.count > 200 {
            throw SwiftDataError(.configurationFileNameTooLong, "The name of a configuration has more than 200 bytes.")
        }
        if configuration.explicitURL == nil, name.contains("/") || name.contains("\0") || name.isEmpty {
            throw SwiftDataError(
                .configurationFileNameContainsInvalidCharacters,
                "The name \"\(name)\" of a configuration is no name of a file.")
        }
    }

    // MARK: Migration

    /// Runs the plan's stages from the file's version on.
    private func migrate() throws {
        guard let plan, !isInMemory, configuration.allowsSave,
            FileManager.default.fileExists(atPath: configuration.url.path)
        else { return }
        let versions = plan.schemas.map { Schema(versionedSchema: $0) }.sorted { $0.version < $1.version }
        guard let current = try versions.lastIndex(where: isVersion), current < versions.count - 1 else { return }
        for (from, to) in zip(versions[current...], versions[(current + 1)...]) {
            let stage = plan.stages.first { $0.versions == (from.version, to.version) }
            try run(stage, from: from, to: to)
        }
    }

    /// Whether the file has the layout of a version.
    private func isVersion(_ schema: Schema) throws -> Bool {
        do {
            _ = try store(schema, migration: .refused)
            return true
        } catch .otherLayout, .newerVersion {
            return false
        }
    }

    private func run(_ stage: MigrationStage?, from: Schema, to: Schema) throws {
        var willMigrate: ((ModelContext) throws -> Void)?
        var didMigrate: ((ModelContext) throws -> Void)?
        if case .custom(_, _, let before, let after)? = stage { (willMigrate, didMigrate) = (before, after) }
        if let willMigrate { try runStep(from, willMigrate) }
        _ = try store(to, migration: .automatic)
        if let didMigrate { try runStep(to, didMigrate) }
    }

    /// Runs a function of the app with a context of a version.
    private func runStep(_ schema: Schema, _ body: (ModelContext) throws -> Void) throws {
        let container = try ModelContainer(for: schema, configurations: [configuration])
        let context = ModelContext(container)
        try body(context)
        try context.save()
    }
}

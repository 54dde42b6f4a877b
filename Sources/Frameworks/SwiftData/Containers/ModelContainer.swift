package import EspalierDataStore
import EspalierViews
import Synchronization

/// The stores of an app's models.
///
/// A container that is a property of the app or of its scenes belongs to the browser, as `.modelContainer(for:)` does. One that is static,
/// or has a `url`, belongs to all users of the server. `ModelConfiguration(sharing:)` says it in words.
public final class ModelContainer: Sendable {
    /// The models of all stores.
    public let schema: Schema
    /// The places of the stores.
    public let configurations: [ModelConfiguration]
    /// The way from earlier versions of the schema, as the app declares it.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    /// The configurations as the app wrote them.
    let declared: [ModelConfiguration]
    package let stores: [DataStore]
    let hub = ContainerHub()
    let entities: [ModelEntity]
    private let tables: [ObjectIdentifier: EntityTable]
    private let entitiesByName: [String: ModelEntity]
    private let main = Mutex<MainContext?>(nil)

    /// A container for models and those that their relationships lead to.
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// A container for a schema.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// A container for a schema, in the stores of configurations. Without any, there is one store with the name `default`.
    ///
    /// - Throws: `SwiftDataError.loadIssueModelContainer`, whose message says why a store can't be opened.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations, owner: nil)
    }

    /// - Parameter owner: The owner of the data of configurations that do not say whose it is; nil for the browser whose app is being
    ///   launched, or else for everybody.
    init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: [ModelConfiguration],
        owner: DataOwner?
    ) throws {
        schema = givenSchema
        self.migrationPlan = migrationPlan
        declared = configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations
        let owner = owner ?? DataOwner.ofLaunch
        self.configurations = declared.map { $0.placed(for: owner) }
        var stores: [DataStore] = []
        var tables: [ObjectIdentifier: EntityTable] = [:]
        let assigned = try Self.assign(givenSchema, to: self.configurations)
        for (configuration, schema) in assigned {
            let opener = StoreLauncher(configuration: configuration, schema: schema, plan: migrationPlan)
            let store = try opener.open()
            stores.append(store)
            for table in SchemaLayout(schema).tables(in: store, identifier: configuration.id) {
                tables[ObjectIdentifier(table.entity)] = table
            }
        }
        self.stores = stores
        self.tables = tables
        entities = givenSchema.types.map(ModelEntity.of)
        entitiesByName = Dictionary(
            entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for store in stores { hub.observe(store) }
    }

    /// The models of each configuration. Models that none names belong to the first configuration without a schema.
    private static func assign(
        _ schema: Schema, to configurations: [ModelConfiguration]
    ) throws -> [(ModelConfiguration, Schema)] {
        var ids: Set<String> = []
        for configuration in configurations where !ids.insert(configuration.id).inserted {
            throw SwiftDataError(.duplicateConfiguration, "Two configurations have the store \(configuration.name).")
        }
        guard configurations.count > 1 else { return configurations.map { ($0, schema) } }
        var rest = schema.types
        var assigned = configurations.map { configuration -> (ModelConfiguration, [any PersistentModel.Type]) in
            let own = configuration.schema?.types ?? []
            rest.removeAll { type in own.contains { $0 == type } }
            return (configuration, own)
        }
        if !rest.isEmpty {
            guard let index = configurations.firstIndex(where: { $0.schema == nil }) ?? configurations.indices.first
            else {
                return []
            }
            assigned[index].1 += rest
        }
        return assigned.map { ($0, Schema(exactly: $1, version: schema.version)) }
    }

    /// The context of the main actor, which views use. It saves by itself.
    @MainActor public var mainContext: ModelContext {
        if let known = main.withLock({ $0 }) { return known.context }
        let context = ModelContext(self)
        context.autosaveEnabled = true
        let made = MainContext(context: context)
        main.withLock { $0 = made }
        // A commit of the main actor shows its effect in the same turn.
        context.inbox.setSchedule { [weak self] in MainThread.run { self?.mergeIntoMain() } }
        return context
    }

    @MainActor private func mergeIntoMain() { main.withLock { $0 }?.context.mergeCommits() }

    /// Deletes all data of all stores. Contexts forget their models.
    @MainActor public func deleteAllData() {
        try? erase()
    }

    /// Deletes all data of all stores. Contexts forget their models.
    public func erase() throws {
        for (store, table) in Set(tables.values.map { StoreTableKey(store: $0.store, table: $0.layout.name) })
            .map({ ($0.store, $0.table) })
        {
            do { _ = try store.deleteRows(StoreFetch(table: table)) } catch { throw SwiftDataError(error) }
        }
    }

    // MARK: Entities

    func table(_ entity: ModelEntity) -> EntityTable? { tables[ObjectIdentifier(entity)] }

    func entity(named name: String) -> ModelEntity? { entitiesByName[name] }

    var rootEntities: [ModelEntity] { entities.filter { $0.superentity == nil } }
}

extension ModelContainer: Equatable {
    public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }
}

private struct StoreTableKey: Hashable {
    let store: DataStore
    let table: String

    static func == (left: StoreTableKey, right: StoreTableKey) -> Bool {
        left.store === right.store && left.table == right.table
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(store))
        hasher.combine(table)
    }
}

/// The main context, which only the main actor uses.
private struct MainContext: @unchecked Sendable {
    let context: ModelContext
}

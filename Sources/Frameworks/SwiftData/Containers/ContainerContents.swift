import EspalierDataStore

/// The models and stores of a container, which its contexts use as long as they live.
final class ContainerContents: Sendable {
    let schema: Schema
    let configurations: [ModelConfiguration]
    let migrationPlan: (any SchemaMigrationPlan.Type)?
    /// The configurations as the app wrote them.
    let declared: [ModelConfiguration]
    let stores: [DataStore]
    let hub = ContainerHub()
    let entities: [ModelEntity]
    private let tables: [ObjectIdentifier: EntityTable]
    private let entitiesByName: [String: ModelEntity]

    /// - Parameter owner: The owner of the data of configurations that do not say whose it is; nil for the browser whose app is being
    ///   launched, or else for everybody.
    init(
        _ schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration],
        owner: DataOwner?
    ) throws {
        self.schema = schema
        self.migrationPlan = migrationPlan
        declared = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations
        let owner = owner ?? DataOwner.ofLaunch
        self.configurations = declared.map { $0.placed(for: owner) }
        var stores: [DataStore] = []
        var tables: [ObjectIdentifier: EntityTable] = [:]
        let assigned = try Self.assign(schema, to: self.configurations)
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
        entities = schema.types.map(ModelEntity.of)
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

    /// Deletes all rows of all stores.
    func erase() throws {
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

import EspalierDataStore

/// The place of an entity's rows in a store.
struct EntityTable: Sendable {
    let entity: ModelEntity
    let store: DataStore
    /// The identifier of the store, which the objects share.
    let storeName: StoreName
    var storeIdentifier: String { storeName.value }
    let layout: StoreTable
    /// The index of each property's column in the table; nil for properties without one.
    let columns: [Int?]
    /// The index of the column with the name of the row's class; nil if the table has rows of one class only.
    let classColumn: Int?
    /// The names of the entity and its subclasses, for tables with rows of several classes.
    let classNames: [String]
}

/// The identifier of a store. Objects refer to it, because they may outlive their context.
final class StoreName: Sendable {
    let value: String
    init(_ value: String) { self.value = value }
}

/// The tables of a schema.
struct SchemaLayout {
    /// The column with the name of a row's class.
    static let classColumn = "class"

    private let entities: [ModelEntity]

    init(_ schema: Schema) {
        entities = schema.types.map(ModelEntity.of)
    }

    func layout(version: Schema.Version) -> StoreLayout {
        let roots = entities.filter { $0.superentity == nil }.sorted { $0.name < $1.name }
        var joins: [String: StoreJoin] = [:]
        for entity in entities {
            for case let slot in entity.slots where slot.level == entity.levels.count - 1 {
                guard
                    case .toMany(.join(let name), let target) = entity.properties[
                        entity.offsets[slot.level] + slot.index
                    ].kind
                else { continue }
                let original = slot.metadata.relationship?.originalName ?? slot.name
                joins[name] = StoreJoin(
                    name: name, originalName: original == slot.name ? nil : "\(entity.name).\(original)",
                    owner: entity.tableName, element: target.tableName)
            }
        }
        return StoreLayout(
            tables: roots.map(table), joins: joins.values.sorted { $0.name < $1.name }, version: version.description)
    }

    /// The entities of a table, the root first.
    func family(of root: ModelEntity) -> [ModelEntity] {
        [root] + entities.filter { $0 !== root && $0.root === root }.sorted { $0.name < $1.name }
    }

    private func table(_ root: ModelEntity) -> StoreTable {
        let family = family(of: root)
        var columns: [StoreColumn] = []
        var uniques: [[String]] = []
        var indexes: [[String]] = []
        if family.count > 1 {
            columns.append(StoreColumn(name: Self.classColumn, kind: .text, defaultValue: .text(root.name)))
        }
        for entity in family {
            for slot in entity.levels[entity.levels.count - 1] {
                guard let column = column(slot, of: entity) else { continue }
                columns.append(column)
                if slot.metadata.attribute?.isUnique == true { uniques.append([column.name]) }
                if case .reference = column.kind { indexes.append([column.name]) }
            }
            for constraint in entity.type.schemaConstraints {
                let names = constraint.keyPaths.compactMap { keyPath in
                    entity.slotIndex(for: keyPath.keyPath).map { entity.columnName(of: entity.slots[$0]) }
                }
                guard names.count == constraint.keyPaths.count, !names.isEmpty else { continue }
                if constraint.isUnique {
                    if !uniques.contains(names) { uniques.append(names) }
                } else if !indexes.contains(names) {
                    indexes.append(names)
                }
            }
        }
        return StoreTable(name: root.name, columns: columns, uniques: uniques, indexes: indexes)
    }

    /// The column of a property; nil for one that its row does not keep.
    private func column(_ slot: ModelEntity.Slot, of entity: ModelEntity) -> StoreColumn? {
        let metadata = slot.metadata
        let name = entity.columnName(of: slot)
        let declared = metadata.attribute?.originalName ?? metadata.relationship?.originalName
        let original = declared.flatMap { $0.isEmpty || $0 == slot.name ? nil : $0 }
        let originalName = original.map { slot.level == 0 ? $0 : "\(entity.name).\($0)" }
        switch entity.properties[entity.offsets[slot.level] + slot.index].kind {
        case .attribute, .codable:
            guard let codec = metadata.codec else { return nil }
            // Rows of other classes have no value for a property of a subclass.
            let isOptional = codec.isOptional || slot.level > 0
            let value = metadata.initialStoredValue ?? (isOptional ? .null : codec.emptyValue)
            return StoreColumn(
                name: name, originalName: originalName, kind: codec.columnKind, isOptional: isOptional,
                defaultValue: value, isExternal: metadata.attribute?.isExternal ?? false)
        case .toOne(_, let target):
            return StoreColumn(
                name: name, originalName: originalName, kind: .reference(table: target.tableName), isOptional: true)
        case .toMany, .identifier, .transient: return nil
        }
    }

    /// The places of the entities' rows in a store.
    func tables(in store: DataStore, identifier: String) -> [EntityTable] {
        let storeName = StoreName(identifier)
        return entities.compactMap { entity in
            guard let table = store.layout.tables.first(where: { $0.name == entity.tableName }) else { return nil }
            let indices = Dictionary(
                table.columns.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
            let columns = entity.slots.map { slot in
                slot.metadata.isPlaceholder ? nil : indices[entity.columnName(of: slot)]
            }
            return EntityTable(
                entity: entity, store: store, storeName: storeName, layout: table, columns: columns,
                classColumn: indices[Self.classColumn].flatMap { _ in family(of: entity.root).count > 1 ? 0 : nil },
                classNames: entities.filter { $0.inherits(from: entity) }.map(\.name))
        }
    }
}

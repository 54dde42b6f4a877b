import EspalierDataStore
import EspalierViews

extension ModelContext {
    /// The model with an identifier, which is read if it is not registered yet.
    ///
    /// Without such a model, the result is a deleted one: `isDeleted` is true, and its properties have no values of a store. Use
    /// `registeredModel(for:)` or a fetch to get nil instead.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        if let model = object(persistentModelID) { return model }
        // An identifier may come from a URL, and name anything.
        guard let entity = contents.entity(named: persistentModelID.entityName) else {
            Warning.once("\(persistentModelID.entityName) is not a model of this ModelContainer's schema.")
            return UnknownModel(backingData: ModelStorage(gone: .of(UnknownModel.self), key: persistentModelID.key))
        }
        let storage = ModelStorage(gone: entity, key: persistentModelID.key)
        storage.storeName = contents.table(entity)?.storeName
        return entity.type.init(backingData: storage)
    }

    /// The model with an identifier if the context has it already.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        if let row = persistentModelID.row, let entity = contents.entity(named: persistentModelID.entityName) {
            return map(entity)[row] as? T
        }
        return inserted.first { $0.persistentModelID == persistentModelID } as? T
    }

    /// The model with an identifier, which is read if it is not registered; nil if there is none, or if it is deleted.
    public func existingModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) throws -> T? {
        object(persistentModelID) as? T
    }

    private func object(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
        guard let row = identifier.row else { return inserted.first { $0.persistentModelID == identifier } }
        guard let entity = contents.entity(named: identifier.entityName) else { return nil }
        mergeCommits()
        return object(row, of: entity)
    }

    // MARK: Rows

    /// The object of a row; nil if there is no such row.
    func object(_ row: Int64, of entity: ModelEntity) -> (any PersistentModel)? {
        if let known = map(entity)[row] { return known }
        guard let fetched = fetchRow(row, of: entity) else { return nil }
        return object(fetched, of: entity)
    }

    /// The object of a row to which the row of a fetch refers. The rows to which the fetch's other rows refer are read with it.
    func object(
        _ row: Int64, of entity: ModelEntity, referredBy fetched: FetchedRow?, property: Int
    ) -> (any PersistentModel)? {
        if let known = map(entity)[row] { return known }
        guard let fetched, fetched.rows.rows.count > 1, let column = fetched.rows.columns[property] else {
            return object(row, of: entity)
        }
        if let related = fetched.rows.related[property], related.version == version,
            let index = related.rows.index(of: row)
        {
            return object(FetchedRow(rows: related.rows, index: index), of: entity)
        }
        var ids: Set<Int64> = [row]
        let rows = fetched.rows.rows
        var index = fetched.index
        while index < rows.count, ids.count < 500 {
            if let id = rows.integer(index, column) { ids.insert(id) }
            index += 1
        }
        guard let related = fetchRows(ids, of: entity) else { return object(row, of: entity) }
        fetched.rows.related[property] = (version, related, [:])
        return related.index(of: row).flatMap { object(FetchedRow(rows: related, index: $0), of: entity) }
    }

    /// The object of a row that a relationship to many may have read before.
    func object(
        _ row: Int64, of entity: ModelEntity,
        prefetched: (version: Int, rows: FetchedRows, indices: [Int64: [Int]])?
    ) -> (any PersistentModel)? {
        if let known = map(entity)[row] {
            return [.deleted, .gone].contains(known.persistentBackingData.status) ? nil : known
        }
        if let prefetched, prefetched.version == version, let index = prefetched.rows.index(of: row) {
            return object(FetchedRow(rows: prefetched.rows, index: index), of: entity)
        }
        return object(row, of: entity)
    }

    /// The object of a fetched row.
    func object(_ fetched: FetchedRow, of entity: ModelEntity) -> any PersistentModel {
        let map = map(entity)
        let row = fetched.rows.rows.ids[fetched.index]
        if let known = map[row] { return known }
        let (entity, fetched) = concrete(fetched, of: entity)
        let storage = ModelStorage(entity, level: 0, fetched: fetched)
        storage.key = .row(row)
        storage.storeName = table(entity).storeName
        storage.status = .registered
        storage.context = self
        let model = entity.type.init(backingData: storage)
        map[row] = model
        return model
    }

    /// The entity of a row's class, and the row with the columns of this class.
    private func concrete(_ fetched: FetchedRow, of entity: ModelEntity) -> (ModelEntity, FetchedRow) {
        let table = table(entity)
        guard let column = table.classColumn, let name = fetched.rows.rows.text(fetched.index, column),
            name != entity.name, let concrete = contents.entity(named: name)
        else { return (entity, fetched) }
        let rows = fetched.rows.rows(of: concrete, columns: self.table(concrete).columns)
        return (concrete, FetchedRow(rows: rows, index: fetched.index))
    }

    /// Reads a row of a table.
    func fetchRow(_ row: Int64, of entity: ModelEntity) -> FetchedRow? {
        let table = table(entity)
        guard let rows = try? table.store.row(table: table.layout.name, id: row), !rows.isEmpty else { return nil }
        return FetchedRow(rows: FetchedRows(rows, columns: table.columns), index: 0)
    }

    /// Reads rows of a table by their ids.
    func fetchRows(_ ids: Set<Int64>, of entity: ModelEntity) -> FetchedRows? {
        let table = table(entity)
        let filter = StoreExpression.isOne(.column(.variable(0), "id"), of: ids.sorted().map { .integer($0) })
        guard let rows = try? table.store.rows(StoreFetch(table: table.layout.name, filter: filter)) else { return nil }
        return FetchedRows(rows, columns: table.columns)
    }

    /// Reads the models of a relationship to many, and those of the other objects of the same fetch.
    func relatedRows(of model: any PersistentModel, row: Int64, property: Int) -> [ModelReference] {
        let root = model.persistentBackingData
        guard case .toMany(let kind, let target) = root.entity.properties[property].kind else { return [] }
        let (storage, _) = model.storage(of: property)
        let rows = storage.fetched?.rows
        if let related = rows?.related[property], related.version == version, let indices = related.indices[row] {
            return indices.map { ModelReference(row: related.rows.rows.ids[$0]) }
        }
        var owners = [row]
        if let fetched = storage.fetched, fetched.rows.rows.count > 1 {
            owners += fetched.rows.rows.ids[fetched.index...].prefix(100).filter { $0 != row }
        }
        let table = table(target)
        let relation = StoreRelation(element: table.layout.name, kind: kind)
        guard let related = try? table.store.related(relation, to: owners) else { return [] }
        var indices = Dictionary(uniqueKeysWithValues: owners.map { ($0, [Int]()) })
        for (index, owner) in related.owners.enumerated() { indices[owner, default: []].append(index) }
        let fetched = FetchedRows(related.rows, columns: table.columns)
        rows?.related[property] = (version, fetched, indices)
        return indices[row, default: []].map { ModelReference(row: related.rows.ids[$0]) }
    }
}

/// The model for an identifier whose entity the schema does not have. It has no properties, and is deleted.
private final class UnknownModel: PersistentModel {
    static var schemaMetadata: [Schema.PropertyMetadata] { [] }
    let persistentBackingData: ModelStorage
    var _modelBacking: _ModelBacking { _ModelBacking(persistentBackingData) }

    init(backingData: ModelStorage) { persistentBackingData = backingData }
}

import EspalierDataStore
public import Foundation

extension ModelContext {
    // MARK: Fetching

    /// The models that a description asks for. A row that the context has already is the same object as before.
    ///
    /// - Complexity: One statement of the store. A predicate that can't be translated to SQL is tested in memory.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        mergeCommits()
        let entity = ModelEntity.of(T.self)
        let table = try checkedTable(entity)
        let plan = FetchPlan(descriptor)
        guard descriptor.includePendingChanges, hasPendingChanges(in: plan.tables, of: entity) else {
            return try plan.complete(stored(plan.fetch, table, prefetching: descriptor))
        }
        return try fetchWithChanges(descriptor, plan, table)
    }

    /// The models of a fetch, as a collection that is read in batches on Apple's systems, and as a whole here.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(try fetch(descriptor))
    }

    /// The number of models that a fetch would give.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        mergeCommits()
        let entity = ModelEntity.of(T.self)
        let table = try checkedTable(entity)
        let plan = FetchPlan(descriptor)
        guard plan.isComplete, !(descriptor.includePendingChanges && hasPendingChanges(in: plan.tables, of: entity))
        else {
            return try fetch(descriptor).count
        }
        return try reading { () throws(StoreError) in try table.store.count(restricted(plan.fetch, table)) }
    }

    /// The identifiers of the models that a fetch would give.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        mergeCommits()
        let entity = ModelEntity.of(T.self)
        let table = try checkedTable(entity)
        let plan = FetchPlan(descriptor)
        guard plan.isComplete, table.classColumn == nil,
            !(descriptor.includePendingChanges && hasPendingChanges(in: plan.tables, of: entity))
        else {
            return try fetch(descriptor).map(\.persistentModelID)
        }
        return try reading { () throws(StoreError) in try table.store.ids(plan.fetch) }.map {
            PersistentIdentifier(entityName: entity.name, storeIdentifier: table.storeIdentifier, key: .row($0))
        }
    }

    /// The identifiers of a fetch, as a collection.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> {
        FetchResultsCollection(try fetchIdentifiers(descriptor))
    }

    /// Calls a closure with each model of a fetch. Models that the closure does not keep or change are released batch by batch.
    ///
    /// - Parameters:
    ///   - batchSize: The number of models that are read at once.
    ///   - allowEscapingMutations: Has no effect: changed models stay in the context until they are saved.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws {
        let identifiers = try fetchIdentifiers(fetch)
        let entity = ModelEntity.of(T.self)
        var start = 0
        while start < identifiers.count {
            let batch = identifiers[start..<min(start + max(batchSize, 1), identifiers.count)]
            let rows = fetchRows(Set(batch.compactMap(\.row)), of: entity)
            for identifier in batch {
                var model: T? = registeredModel(for: identifier)
                if model == nil, let row = identifier.row, let rows, let index = rows.index(of: row) {
                    model = object(FetchedRow(rows: rows, index: index), of: entity) as? T
                }
                if let model, !model.isDeleted { try block(model) }
            }
            start += batch.count
        }
    }

    /// Deletes the models that fulfill a condition, by their delete rules.
    ///
    /// - Parameters:
    ///   - predicate: The condition; nil for all models.
    ///   - includeSubclasses: Whether models of subclasses are deleted, too.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for model in try fetch(FetchDescriptor<T>(predicate: predicate))
        where includeSubclasses || type(of: model) == T.self {
            delete(any: model)
        }
    }

    // MARK: The store

    func checkedTable(_ entity: ModelEntity) throws -> EntityTable {
        if let table = contents.table(entity) { return table }
        throw SwiftDataError(
            .unknownSchema,
            "\(entity.name) is not a model of this ModelContainer's schema. Name it in `ModelContainer(for:)` or `.modelContainer(for:)`."
        )
    }

    func reading<Result>(_ body: () throws(StoreError) -> Result) throws -> Result {
        do { return try body() } catch { throw SwiftDataError(error) }
    }

    /// A fetch that leaves out rows of other classes.
    private func restricted(_ fetch: StoreFetch, _ table: EntityTable) -> StoreFetch {
        guard table.classColumn != nil, table.entity.superentity != nil else { return fetch }
        let isClass = StoreExpression.isOne(
            .column(.variable(0), SchemaLayout.classColumn), of: table.classNames.map { .text($0) })
        var fetch = fetch
        fetch.filter = fetch.filter.map { .binary(.and, isClass, $0) } ?? isClass
        return fetch
    }

    /// The objects of the rows of a fetch.
    private func stored<T: PersistentModel>(
        _ fetch: StoreFetch, _ table: EntityTable, prefetching descriptor: FetchDescriptor<T>
    ) throws -> [T] {
        let models = objects(try rows(fetch, table, descriptor), T.self, table)
        prefetch(descriptor.relationshipKeyPathsForPrefetching, of: models, table.entity)
        return models
    }

    /// The rows of a fetch, with the columns that a description names.
    func rows<T: PersistentModel>(
        _ fetch: StoreFetch, _ table: EntityTable, _ descriptor: FetchDescriptor<T>
    ) throws -> FetchedRows {
        var fetch = restricted(fetch, table)
        var columns = table.columns
        if !descriptor.propertiesToFetch.isEmpty, table.classColumn == nil {
            let names = descriptor.propertiesToFetch.compactMap { keyPath in
                table.entity.slotIndex(for: keyPath).flatMap { table.columns[$0] }
            }.map { table.layout.columns[$0].name }
            fetch.columns = names
            let indices = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
            columns = table.columns.map { $0.flatMap { indices[table.layout.columns[$0].name] } }
        }
        return FetchedRows(
            try reading { () throws(StoreError) in try table.store.rows(fetch) }, columns: columns)
    }

    func objects<T: PersistentModel>(_ rows: FetchedRows, _ type: T.Type, _ table: EntityTable) -> [T] {
        let map = map(table.entity)
        let ids = rows.rows.ids
        map.reserve(ids.count)
        let allocation = table.classColumn == nil ? table.entity.allocation : nil
        var models: [T] = []
        models.reserveCapacity(ids.count)
        for (index, id) in ids.enumerated() {
            if let known = map[id] {
                if !known.isDeleted, let known = known.cast(to: T.self) { models.append(known) }
            } else if table.classColumn != nil {
                if let model = object(FetchedRow(rows: rows, index: index), of: table.entity) as? T {
                    models.append(model)
                }
            } else {
                let values = ModelStorage.RowValues.fetched(FetchedRow(rows: rows, index: index))
                let storage = ModelStorage(row: id, in: table, of: self, values: values)
                let model = allocation?.make(T.self, _ModelBacking(storage)) ?? T(backingData: storage)
                map[id] = model
                models.append(model)
            }
        }
        return models
    }

    /// Reads the models of relationships with those of the fetch.
    func prefetch<T: PersistentModel>(_ keyPaths: [PartialKeyPath<T>], of models: [T], _ entity: ModelEntity) {
        for property in keyPaths.compactMap({ entity.slotIndex(for: $0) }) where entity.slots[property].isRelationship {
            for model in models {
                let (storage, index) = model.storage(of: property)
                if entity.isToMany(property) {
                    _ = storage.loadedCollection(index, of: model)
                } else {
                    _ = storage.related(index, of: model)
                }
            }
        }
    }

    // MARK: Changes that are not saved

    /// Whether changes that are not saved can make a difference to a fetch.
    func hasPendingChanges(in tables: Set<String>, of entity: ModelEntity) -> Bool {
        guard !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty else { return false }
        func isRelevant(_ model: any PersistentModel) -> Bool {
            tables.contains(model.persistentBackingData.entity.tableName)
        }
        return inserted.contains(where: isRelevant) || changed.contains(where: isRelevant)
            || deleted.contains(where: isRelevant)
    }

    /// A fetch that sees changes which are not saved: the store tests unchanged rows, and the others are tested in memory.
    private func fetchWithChanges<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, _ plan: FetchPlan<T>, _ table: EntityTable
    ) throws -> [T] {
        let own = table.layout.name
        let pending = (inserted + changed).filter {
            $0.persistentBackingData.entity.tableName == own && !$0.isDeleted
        }.compactMap { $0 as? T }
        // If rows of another table decide, and one of these is changed, all models are tested in memory.
        let others = plan.tables.subtracting([own])
        let testsAll =
            descriptor.predicate != nil
            && (inserted + changed + deleted).contains {
                others.contains($0.persistentBackingData.entity.tableName)
            }
        var fetch = plan.fetch
        fetch.limit = nil
        fetch.offset = 0
        if testsAll { fetch.filter = nil }
        let changedSet = Set(pending.map(ObjectIdentifier.init))
        var models = try stored(fetch, table, prefetching: descriptor)
        models.removeAll { changedSet.contains(ObjectIdentifier($0)) }
        if let predicate = descriptor.predicate {
            if testsAll || plan.remainder != nil { models = try models.filter { try predicate.evaluate($0) } }
            models += try pending.filter { try predicate.evaluate($0) }
        } else {
            models += pending
        }
        if !descriptor.sortBy.isEmpty {
            models = models.sorted(using: descriptor.sortBy)
        }
        if let offset = descriptor.fetchOffset, offset > 0 { models.removeFirst(min(offset, models.count)) }
        if let limit = descriptor.fetchLimit, limit < models.count { models.removeLast(models.count - max(limit, 0)) }
        return models
    }
}

/// The result of a fetch in batches.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
    private let elements: [Element]

    init(_ elements: [Element]) {
        self.elements = elements
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(position: Int) -> Element { elements[position] }
}

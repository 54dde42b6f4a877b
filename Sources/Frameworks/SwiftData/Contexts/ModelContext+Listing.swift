import EspalierDataStore
import Foundation

extension ModelContext {
    /// The models of a query, whose values are read when they are used if there are many.
    ///
    /// - Parameter old: The result before, whose objects are used again.
    /// - Complexity: Two statements for a result of more than 256 rows, and one for a shorter one. Afterwards, one statement reads the
    ///   values of 100 neighbors.
    func list<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, _ plan: FetchPlan<T>, after old: ModelList<T>
    ) throws -> ModelList<T> {
        mergeCommits()
        let entity = ModelEntity.of(T.self)
        let table = try checkedTable(entity)
        guard plan.isComplete, table.classColumn == nil, plan.fetch.limit.map({ $0 > ModelList<T>.threshold }) ?? true,
            !hasPendingChanges(in: plan.tables, of: entity)
        else { return ModelList(models: try fetch(descriptor)) }
        var first: FetchedRows?
        if old.listing == nil {
            var beginning = plan.fetch
            beginning.limit = ModelList<T>.threshold + 1
            let rows = try rows(beginning, table, descriptor)
            if rows.rows.count <= ModelList<T>.threshold {
                let models = objects(rows, T.self, table)
                prefetch(descriptor.relationshipKeyPathsForPrefetching, of: models, entity)
                return ModelList(models: models)
            }
            first = rows
        }
        let ids = try reading { () throws(StoreError) in try table.store.ids(plan.fetch) }
        let list = RowList(ids, in: table, of: self, first: first)
        let listing = ModelListing(list, objects(list, T.self, after: old))
        map(entity).add(listing)
        return ModelList(models: listing.models, listing: listing)
    }

    /// The texts of a property in the rows of a list, with the empty text for nil; nil if the property is no text of the row, or if the rows
    /// have changed.
    func texts(of keyPath: AnyKeyPath, _ fetch: StoreFetch, of list: RowList) throws -> [String]? {
        guard let property = list.table.entity.slotIndex(for: keyPath), let column = list.table.columns[property],
            list.table.layout.columns[column].kind == .text
        else { return nil }
        var fetch = fetch
        fetch.columns = [list.table.layout.columns[column].name]
        let rows = try reading { () throws(StoreError) in try list.table.store.rows(fetch) }
        guard rows.ids == list.ids else { return nil }
        return rows.indices.map { rows.text($0, 0) ?? "" }
    }

    /// The objects of a list. They get values when they are used.
    private func objects<T: PersistentModel>(_ list: RowList, _ type: T.Type, after old: ModelList<T>) -> [T] {
        let ids = list.ids
        let shared = ModelStorage(list: list)
        let map = map(list.table.entity)
        let allocation = list.table.entity.allocation
        // Most often a result differs from the one before in a row.
        let oldIDs = old.listing?.list.ids ?? []
        let shorter = min(ids.count, oldIDs.count)
        var beginning = 0
        while beginning < shorter, ids[beginning] == oldIDs[beginning] { beginning += 1 }
        var end = 0
        while end < shorter - beginning, ids[ids.count - 1 - end] == oldIDs[oldIDs.count - 1 - end] { end += 1 }
        var models: [T] = []
        models.reserveCapacity(ids.count)
        models += old.models.prefix(beginning)
        let isFirst = map.isEmpty
        for index in beginning..<ids.count - end {
            if !isFirst, let known = map[ids[index]]?.cast(to: T.self) {
                models.append(known)
            } else if let allocation {
                models.append(allocation.make(T.self, _ModelBacking(shared, index: index)))
            } else {
                let values = ModelStorage.RowValues.list(list, index: index)
                let model = T(backingData: ModelStorage(row: ids[index], in: list.table, of: self, values: values))
                map[ids[index]] = model
                models.append(model)
            }
        }
        models += old.models.suffix(end)
        return models
    }
}

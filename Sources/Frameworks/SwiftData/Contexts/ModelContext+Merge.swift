import EspalierDataStore
import Foundation
import Synchronization

extension ModelContext {
    /// Takes over the values that other contexts and processes have written. Values that this context has changed stay, and its save
    /// writes them.
    func mergeCommits() {
        let commits = inbox.take()
        guard !commits.isEmpty else { return }
        version += 1
        var all: Set<String> = []
        var rows: [String: Set<Int64>] = [:]
        for commit in commits {
            for table in commit.tables {
                if let known = commit.rows {
                    rows[table, default: []].formUnion(known[table] ?? [])
                } else {
                    all.insert(table)
                }
            }
        }
        let tables = all.union(rows.keys)
        for entity in contents.rootEntities where tables.contains(entity.tableName) {
            guard let map = maps[ObjectIdentifier(entity)] else { continue }
            var models: [any PersistentModel]
            if all.contains(entity.tableName) {
                models = map.models
            } else {
                models = (rows[entity.tableName] ?? []).compactMap { map.used($0) }.filter { !$0.isUnused }
            }
            models.removeAll { $0.persistentBackingData.status != .registered }
            refresh(models, of: entity)
        }
        refreshCollections(of: tables)
    }

    /// Reads the rows of objects again.
    private func refresh(_ models: [any PersistentModel], of root: ModelEntity) {
        var start = 0
        while start < models.count {
            let batch = models[start..<min(start + 500, models.count)]
            start += batch.count
            guard let rows = fetchRows(Set(batch.compactMap(\.persistentBackingData.row)), of: root) else { return }
            for model in batch {
                let storage = model.persistentBackingData
                guard let row = storage.row else { continue }
                guard let index = rows.index(of: row) else {
                    forget(model, row: row)
                    continue
                }
                let entity = storage.entity
                // Values that nobody has read cannot differ.
                let isUnread = storage.isUnread
                let own = entity === root ? rows : rows.rows(of: entity, columns: table(entity).columns)
                let read = FetchedRow(rows: own, index: index)
                if isUnread { storage.fetched = read } else { take(read, model) }
            }
        }
    }

    /// Handles an object whose row another context or program has deleted.
    private func forget(_ model: any PersistentModel, row: Int64) {
        let storage = model.persistentBackingData
        storage.status = .gone
        map(storage.entity)[row] = nil
        changed.removeAll { $0 === model }
        storage.context = nil
        // Views that show the object learn that it is gone.
        guard let registrar = storage.registrar else { return }
        for slot in storage.entity.slots where !slot.metadata.isPlaceholder {
            slot.metadata.mutate(model, registrar) {}
        }
    }

    /// Takes the values of a row that differ from those of an object.
    private func take(_ row: FetchedRow, _ model: any PersistentModel) {
        let root = model.persistentBackingData
        var different: [Int] = []
        for storage in model.storages {
            for index in storage.slots.indices {
                let property = storage.offset + index
                guard root.originals[property] == nil, let new = row.value(property) else { continue }
                let old: StoredValue?
                switch storage.slots[index] {
                case .value(let value): old = value
                case .decoded(let value): old = try? storage.encode(value, index)
                case .row: old = storage.fetched?.value(property)
                default: old = nil
                }
                if old != new { different.append(property) }
            }
        }
        // Changed values keep their slots; the others are read from the new row.
        for property in different {
            let (storage, _) = model.storage(of: property)
            guard let new = row.value(property) else { continue }
            let isCached = storage.entity.slots[property].metadata.codec?.isCached ?? false
            if isCached {
                let decoded = storage.entity.slots[property].metadata.codec?.slot(new)
                model.replace(property, by: decoded ?? .value(new), isChange: false)
            } else {
                model.replace(property, by: .value(new), isChange: false)
            }
        }
    }

    /// Lets the relationships to many be read again whose models have changed.
    private func refreshCollections(of tables: Set<String>) {
        for entity in contents.entities where entity.hasRelationships {
            let properties = entity.relationships.filter { property in
                guard case .toMany(let kind, let target) = entity.properties[property].kind else { return false }
                switch kind {
                case .children: return tables.contains(target.tableName)
                case .join(let name), .inverseJoin(let name): return tables.contains(name)
                }
            }
            guard !properties.isEmpty, let map = maps[ObjectIdentifier(entity.root)] else { continue }
            for model in map.models where model.persistentBackingData.entity === entity {
                for property in properties {
                    guard case .models(let collection) = model.slot(property), !collection.isChanged else { continue }
                    model.replace(property, by: .row, isChange: false)
                }
            }
        }
    }
}

extension AnyCodec {
    /// The slot for a column's value that is kept decoded.
    func slot(_ stored: StoredValue) -> ModelSlot { .decoded(decodedBox(stored)) }
}

/// A commit that a context has not merged.
struct ForeignCommit: Sendable {
    let tables: Set<String>
    /// The rows that were updated and deleted; nil if only their tables are known.
    let rows: [String: Set<Int64>]?
}

/// The commits for a context, which any thread adds.
final class CommitInbox: Sendable {
    private struct State {
        var commits: [ForeignCommit] = []
        var schedule: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Sets what makes the context look into the inbox.
    func setSchedule(_ schedule: @escaping @Sendable () -> Void) { state.withLock { $0.schedule = schedule } }

    func add(_ commit: ForeignCommit) {
        let schedule = state.withLock { state -> (@Sendable () -> Void)? in
            // Too many commits are one about which only the tables are known.
            if state.commits.count > 100 {
                let tables = state.commits.reduce(into: commit.tables) { $0.formUnion($1.tables) }
                state.commits = [ForeignCommit(tables: tables, rows: nil)]
            } else {
                state.commits.append(commit)
            }
            return state.schedule
        }
        schedule?()
    }

    func take() -> [ForeignCommit] {
        state.withLock { state in
            defer { state.commits = [] }
            return state.commits
        }
    }
}

import EspalierDataStore
import EspalierViews
import Foundation

/// The changes of a context that go to one store.
struct PendingSave {
    let context: ModelContext
    private let store: DataStore
    let inserted: [any PersistentModel]
    let updated: [any PersistentModel]
    let deleted: [any PersistentModel]
    private var changes = StoreChanges()
    /// The models of `changes.updates`, by their index.
    private(set) var updateModels: [any PersistentModel] = []
    private(set) var insertionIndices: [ObjectIdentifier: Int] = [:]

    init(_ context: ModelContext, store: DataStore) {
        self.context = context
        self.store = store
        func isStored(_ model: any PersistentModel) -> Bool {
            context.table(model.persistentBackingData.entity).store === store
        }
        let isOnlyStore = context.contents.stores.count == 1
        inserted = context.inserted.filter {
            $0.persistentBackingData.status == .inserted && (isOnlyStore || isStored($0))
        }
        updated = context.changed.filter {
            $0.persistentBackingData.status == .registered && (isOnlyStore || isStored($0))
        }
        deleted = isOnlyStore ? context.deleted : context.deleted.filter(isStored)
    }

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

    // MARK: Validation

    /// Checks what the store can't: models that a relationship must have or may not have.
    func validate() throws {
        for (model, property) in context.denied where model.persistentBackingData.status == .deleted {
            let left = context.relatedModels(of: model, property)
            guard let first = left.first else { continue }
            let entity = model.persistentBackingData.entity
            throw SwiftDataError(
                .modelValidationFailure,
                "A \(entity.name) can't be deleted while its \(entity.slots[property].name) has \(left.count) \(type(of: first))."
            )
        }
        for model in inserted { try validate(model, isNew: true) }
        for model in updated { try validate(model, isNew: false) }
    }

    private func validate(_ model: any PersistentModel, isNew: Bool) throws {
        let storage = model.persistentBackingData
        let entity = storage.entity
        for property in entity.relationships where isNew || storage.originals[property] != nil {
            let slot = entity.slots[property]
            if !entity.isToMany(property) {
                guard slot.metadata.valueType is any PersistentModel.Type,
                    context.relatedModels(of: model, property).isEmpty
                else { continue }
                throw SwiftDataError(
                    .modelValidationFailure,
                    "\(entity.name).\(slot.name) has no \(slot.metadata.valueType), which is not optional.")
            }
            guard let declared = slot.metadata.relationship,
                declared.minimumModelCount ?? 0 > 0 || declared.maximumModelCount ?? 0 > 0
            else { continue }
            let count = context.relatedModels(of: model, property).count
            if let most = declared.maximumModelCount, most > 0, count > most {
                throw SwiftDataError(
                    .modelValidationFailure, "\(entity.name).\(slot.name) has \(count) models, and may have \(most).")
            }
            if let least = declared.minimumModelCount, count < least {
                throw SwiftDataError(
                    .modelValidationFailure, "\(entity.name).\(slot.name) has \(count) models, and needs \(least).")
            }
        }
    }

    // MARK: Building

    /// Translates the changes to rows.
    mutating func build() throws {
        insertionIndices.reserveCapacity(inserted.count)
        for (index, model) in inserted.enumerated() { insertionIndices[ObjectIdentifier(model)] = index }
        changes.insertions.reserveCapacity(inserted.count)
        for model in inserted { try insert(model) }
        for model in updated { try update(model) }
        for model in deleted {
            guard let row = model.persistentBackingData.row else { continue }
            let table = context.table(model.persistentBackingData.entity)
            changes.deletions.append(StoreChanges.Deletion(table: table.layout.name, id: row))
        }
    }

    private mutating func insert(_ model: any PersistentModel) throws {
        let entity = model.persistentBackingData.entity
        let table = context.table(entity)
        var values = [StoreChanges.Value](repeating: .stored(.null), count: table.layout.columns.count)
        if let column = table.classColumn { values[column] = .stored(.text(entity.name)) }
        for storage in entity.levels.count == 1 ? [model.persistentBackingData] : model.storages {
            for index in storage.slots.indices {
                let property = storage.offset + index
                if let column = table.columns[property] {
                    values[column] = try value(storage, index, model)
                } else {
                    addPairs(storage, index, model)
                }
            }
        }
        changes.insertions.append(
            StoreChanges.Insertion(
                table: table.layout.name, values: values, upserts: !table.layout.uniques.isEmpty))
    }

    private mutating func update(_ model: any PersistentModel) throws {
        let root = model.persistentBackingData
        let table = context.table(root.entity)
        guard let row = root.row else { return }
        var values: [(column: Int, value: StoreChanges.Value)] = []
        for property in root.originals.keys.sorted() {
            let (storage, index) = model.storage(of: property)
            if let column = table.columns[property] {
                values.append((column, try value(storage, index, model)))
            } else {
                addPairs(storage, index, model)
            }
        }
        guard !values.isEmpty else { return }
        changes.updates.append(StoreChanges.Update(table: table.layout.name, row: .id(row), values: values))
        updateModels.append(model)
    }

    private func value(
        _ storage: ModelStorage, _ index: Int, _ model: any PersistentModel
    ) throws -> StoreChanges.Value {
        switch storage.slots[index] {
        case .value(let value):
            if storage.isRelationship(index), case .integer(let row) = value {
                return reference(to: row, storage, index)
            }
            return .stored(value)
        case .decoded(let value):
            do {
                return .stored(try storage.encode(value, index))
            } catch {
                throw SwiftDataError(
                    .modelValidationFailure,
                    "\(type(of: model)).\(storage.entity.slots[storage.offset + index].name) can't be encoded: \(error)"
                )
            }
        case .model(let target):
            if target.isDeleted { return .stored(.null) }
            return reference(to: target).map(StoreChanges.Value.row) ?? .stored(.null)
        case .row:
            let value = storage.fetched?.value(storage.offset + index) ?? .null
            if storage.isRelationship(index), case .integer(let row) = value {
                return reference(to: row, storage, index)
            }
            return .stored(value)
        case .unset, .models: return .stored(.null)
        }
    }

    /// The reference to a row, unless its model is deleted.
    private func reference(to row: Int64, _ storage: ModelStorage, _ index: Int) -> StoreChanges.Value {
        let target = storage.entity.target(storage.offset + index)
        if let known = context.map(target).used(row), known.isDeleted { return .stored(.null) }
        return .row(.id(row))
    }

    private func reference(to model: any PersistentModel) -> StoreChanges.Row? {
        if let row = model.persistentBackingData.row { return .id(row) }
        return insertionIndices[ObjectIdentifier(model)].map(StoreChanges.Row.inserted)
    }

    private func reference(to reference: ModelReference) -> StoreChanges.Row? {
        reference.unsaved.flatMap { self.reference(to: $0) } ?? reference.row.map(StoreChanges.Row.id)
    }

    /// The pairs of a relationship that came and went. The side that owns the table of pairs writes them.
    private mutating func addPairs(_ storage: ModelStorage, _ index: Int, _ model: any PersistentModel) {
        guard case .models(let collection) = storage.slots[index], collection.isChanged,
            case .toMany(.join(let join), _) = storage.entity.properties[storage.offset + index].kind,
            let owner = reference(to: model)
        else { return }
        for reference in collection.removed {
            guard let element = reference.row else { continue }
            changes.removedPairs.append(StoreChanges.Pair(join: join, owner: owner, element: .id(element)))
        }
        for reference in collection.added {
            guard reference.unsaved?.isDeleted != true, let element = self.reference(to: reference) else { continue }
            changes.addedPairs.append(StoreChanges.Pair(join: join, owner: owner, element: element))
        }
    }

    // MARK: Commit

    /// Writes the changes.
    ///
    /// - Parameter receipt: That of the event under way, which follows the last store of a save; nil without one.
    func commit(with receipt: EventReceipt?) throws -> StoreCommit {
        let commit = try self.commit(with: receipt?.storeReceipt(in: store))
        receipt?.didCommit(to: store)
        return commit
    }

    private func commit(with receipt: StoreReceipt?) throws -> StoreCommit {
        do {
            return try context.contents.hub.committing(rows, by: context.inbox) { () throws(StoreError) in
                try store.commit(changes, with: receipt)
            }
        } catch {
            throw SwiftDataError(error, insertion: { inserted[$0] }, update: { updateModels[$0] })
        }
    }

    /// The rows that the changes update and delete, by their tables.
    private var rows: [String: Set<Int64>] {
        var rows: [String: Set<Int64>] = [:]
        for deletion in changes.deletions { rows[deletion.table, default: []].insert(deletion.id) }
        for update in changes.updates {
            if case .id(let id) = update.row { rows[update.table, default: []].insert(id) }
        }
        return rows
    }
}

extension ModelStorage {
    func isRelationship(_ index: Int) -> Bool { entity.slots[offset + index].isRelationship }

    /// The column's value for a value that was kept decoded.
    func encode(_ value: AnyObject, _ index: Int) throws -> StoredValue {
        guard let value = value as? any EncodableSlot, let codec = entity.slots[offset + index].metadata.codec else {
            return .null
        }
        return try codec.encodeAny(value.anyValue) ?? .null
    }
}

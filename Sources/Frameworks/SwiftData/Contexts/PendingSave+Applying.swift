import EspalierDataStore

extension PendingSave {
    /// Makes the objects those of the rows that were written.
    func apply(_ commit: StoreCommit, _ identifiers: inout SavedIdentifiers) {
        var replaced: [(old: any PersistentModel, new: any PersistentModel)] = []
        // Neighbors are often of the same entity.
        var last: (entity: ModelEntity, map: IdentityMap, storeName: StoreName)?
        func place(of entity: ModelEntity, from index: Int) -> (
            entity: ModelEntity, map: IdentityMap, storeName: StoreName
        ) {
            if let last, last.entity === entity { return last }
            let place = (entity, context.map(entity), context.table(entity).storeName)
            place.1.reserve(inserted.count - index)
            last = place
            return place
        }
        for (index, model) in inserted.enumerated() {
            let storage = model.persistentBackingData
            let row = commit.ids[index]
            let (_, map, storeName) = place(of: storage.entity, from: index)
            storage.key = .row(row)
            storage.storeName = storeName
            storage.status = .registered
            if commit.upserted.contains(index), let old = map[row], old !== model { replaced.append((old, model)) }
            map[row] = model
        }
        for model in inserted { settle(model) }
        for model in updated { settle(model) }
        for model in inserted {
            if commit.upserted.isEmpty {
                identifiers.inserted.append(model.persistentModelID)
            } else if let index = insertionIndices[ObjectIdentifier(model)], commit.upserted.contains(index) {
                identifiers.updated.append(model.persistentModelID)
            } else {
                identifiers.inserted.append(model.persistentModelID)
            }
        }
        identifiers.updated += updated.map(\.persistentModelID)
        for model in deleted {
            let storage = model.persistentBackingData
            identifiers.deleted.append(model.persistentModelID)
            if let row = storage.row { context.map(storage.entity)[row] = nil }
            storage.status = .gone
            storage.originals = [:]
        }
        for model in deleted {
            if context.undoManager != nil { keepReferences(of: model) }
            model.persistentBackingData.context = nil
        }
        for index in commit.missing where index < updateModels.count { forget(updateModels[index]) }
        // The last of several has the values that were written.
        for (old, new) in replaced.reversed() { takeValues(of: new, old) }
    }

    /// Replaces references to objects by those to rows, so that objects no longer keep each other alive.
    private func settle(_ model: any PersistentModel) {
        let root = model.persistentBackingData
        root.originals = [:]
        guard root.entity.hasRelationships else { return }
        for storage in root.entity.levels.count == 1 ? [root] : model.storages {
            for index in storage.slots.indices {
                switch storage.slots[index] {
                case .model(let target):
                    storage.slots[index] =
                        target.persistentBackingData.row.map { .value(.integer($0)) } ?? .value(.null)
                case .models(let collection): collection.didSave()
                default: break
                }
            }
        }
    }

    /// Keeps the deleted objects that a deleted one leads to, so that undoing restores them together.
    private func keepReferences(of model: any PersistentModel) {
        let entity = model.persistentBackingData.entity
        for property in entity.relationships {
            let (storage, index) = model.storage(of: property)
            if entity.isToMany(property) {
                storage.slots[index] = .models(ModelCollection(adding: []))
            } else if case .value(.integer(let row)) = storage.slots[index],
                let target = deleted.first(where: {
                    $0.persistentBackingData.row == row
                        && $0.persistentBackingData.entity.inherits(from: entity.target(property))
                })
            {
                storage.slots[index] = .model(target)
            }
        }
    }

    /// Handles an object that another program has deleted.
    private func forget(_ model: any PersistentModel) {
        let storage = model.persistentBackingData
        if let row = storage.row { context.map(storage.entity)[row] = nil }
        storage.status = .gone
        storage.context = nil
    }

    /// Gives the object that stood for a row before a new one the new one's values.
    private func takeValues(of new: any PersistentModel, _ old: any PersistentModel) {
        let entity = new.persistentBackingData.entity
        for property in entity.slots.indices where !entity.slots[property].metadata.isPlaceholder {
            if entity.slots[property].isRelationship, entity.isToMany(property) {
                old.replace(property, by: .row, isChange: false)
            } else {
                old.replace(property, by: new.slot(property), isChange: false)
            }
        }
        old.persistentBackingData.originals = [:]
    }
}

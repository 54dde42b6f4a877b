import EspalierDataStore
import EspalierInternationalization
import EspalierViews
import Foundation

extension ModelContext {
    // MARK: Insertion

    /// Makes a model, and the models that its relationships lead to, part of the context. The next save stores them.
    public func insert<T: PersistentModel>(_ model: T) { insert(any: model) }

    func insert(any model: any PersistentModel) {
        let storage = model.persistentBackingData
        let entity = ModelEntity.of(type(of: model))
        guard contents.table(entity) != nil else {
            return refuse(
                .unknownSchema,
                "\(entity.name) is not a model of this ModelContainer's schema, so it was not inserted. Name it in `ModelContainer(for:)` or `.modelContainer(for:)`."
            )
        }
        switch storage.status {
        case .inserted, .registered:
            guard storage.context !== self else { return }
            return refuse(
                .modelValidationFailure,
                "\(type(of: model)) belongs to another ModelContext, so it was not inserted. Fetch it in this context by its persistentModelID."
            )
        case .deleted:
            // A deletion that is not saved is taken back.
            restore(model)
            return
        case .gone:
            // A deleted object becomes a new one with the same values.
            storage.key = nil
        case .detached: break
        }
        storage.status = .inserted
        storage.context = self
        for storage in model.storages { storage.entity = entity }
        inserted.append(model)
        connect(model)
        registerUndo { context in context.delete(any: model) }
        noteChange(of: model)
    }

    /// Inserts the models that a new object leads to, and lets them lead back.
    private func connect(_ model: any PersistentModel) {
        let entity = model.persistentBackingData.entity
        for (property, slot) in entity.slots.enumerated() where slot.isRelationship {
            let targets: [any PersistentModel]
            switch model.slot(property) {
            case .model(let target): targets = [target]
            case .models(let collection):
                targets = (collection.members ?? []).compactMap { object(of: $0, entity.target(property)) }
            case .value(.integer(let row)): targets = [object(row, of: entity.target(property))].compactMap { $0 }
            default: continue
            }
            let inverse = entity.inverseIndex(property)
            for target in targets {
                let other = target.persistentBackingData
                if other.status == .detached || other.status == .gone { insert(any: target) }
                guard other.context === self else {
                    let own = ownModel(of: target, at: "\(entity.name).\(slot.name)")
                    replace(target, by: own, at: property, of: model)
                    if let own, let inverse { own.link(inverse, to: model, declaredBy: property) }
                    continue
                }
                if other.row != nil, case .model = model.slot(property) {
                    model.replace(property, by: ModelStorage.slot(for: target), isChange: false)
                }
                if let inverse { target.link(inverse, to: model, declaredBy: property) }
            }
        }
    }

    /// Takes a model of another context out of a relationship of a new object.
    private func replace(
        _ target: any PersistentModel, by own: (any PersistentModel)?, at property: Int, of model: any PersistentModel
    ) {
        if case .models(let collection) = model.slot(property) {
            collection.remove(ModelReference(target))
            if let own { collection.append(ModelReference(own)) }
        } else {
            model.replace(property, by: ModelStorage.slot(for: own), isChange: false)
        }
    }

    private func object(of reference: ModelReference, _ entity: ModelEntity) -> (any PersistentModel)? {
        reference.unsaved ?? reference.row.flatMap { object($0, of: entity) }
    }

    // MARK: Changes

    /// Notes the value before a change.
    func willChange(_ model: any PersistentModel, _ storage: ModelStorage, _ property: Int, from slot: ModelSlot) {
        if storage.status == .registered, storage.originals[property] == nil {
            if storage.originals.isEmpty { changed.append(model) }
            storage.originals[property] = slot
        }
        registerUndo { _ in model.replace(property, by: slot) }
        noteChange(of: model)
    }

    /// Lets queries show a change that is not saved, and saves it at the end of the event.
    private func noteChange(of model: any PersistentModel) {
        pendingChangeObserver?(model.persistentBackingData.entity.tableName)
        if autosaveEnabled { Autosave.schedule(self) }
    }

    // MARK: Deletion

    /// Makes the next save delete a model. Relationships follow at once, by their delete rules.
    public func delete<T: PersistentModel>(_ model: T) { delete(any: model) }

    func delete(any model: any PersistentModel) {
        let storage = model.persistentBackingData
        switch storage.status {
        case .detached, .deleted, .gone: return
        case .inserted, .registered: break
        }
        guard storage.context === self else {
            if let own = ownModel(of: model, at: "ModelContext.delete(_:)") { delete(any: own) }
            return
        }
        let isNew = storage.status == .inserted
        storage.status = isNew ? .gone : .deleted
        followDeleteRules(of: model)
        if isNew { storage.context = nil } else { deleted.append(model) }
        registerUndo { context in context.undelete(model, isNew: isNew) }
        noteChange(of: model)
    }

    private func followDeleteRules(of model: any PersistentModel) {
        let entity = model.persistentBackingData.entity
        for (property, slot) in entity.slots.enumerated() where slot.isRelationship {
            let targets = relatedModels(of: model, property)
            guard !targets.isEmpty else { continue }
            switch slot.metadata.relationship?.deleteRule ?? .nullify {
            case .cascade:
                for target in targets { delete(any: target) }
            case .deny: denied.append((model, property))
            case .nullify, .noAction: break
            }
            // A model that does not know that its partner is gone would be saved with a reference that leads nowhere.
            guard let inverse = entity.inverseIndex(property) else { continue }
            for target in targets where !target.isDeleted { target.unlinkDeleted(inverse, model) }
        }
    }

    /// The models of a relationship that are not deleted.
    func relatedModels(of model: any PersistentModel, _ property: Int) -> [any PersistentModel] {
        let entity = model.persistentBackingData.entity
        let (storage, index) = model.storage(of: property)
        if !entity.isToMany(property) { return [storage.related(index, of: model)].compactMap { $0 } }
        let target = entity.target(property)
        return (storage.loadedCollection(index, of: model).members ?? []).compactMap { reference in
            guard let found = object(of: reference, target), !found.isDeleted else { return nil }
            return found
        }
    }

    /// Takes back a deletion that is not saved.
    private func restore(_ model: any PersistentModel) {
        let storage = model.persistentBackingData
        guard storage.status == .deleted else { return }
        storage.status = .registered
        deleted.removeAll { $0 === model }
        denied.removeAll { $0.model === model }
        connectAgain(model)
    }

    private func undelete(_ model: any PersistentModel, isNew: Bool) {
        let storage = model.persistentBackingData
        if storage.status == .deleted {
            restore(model)
            registerUndo { context in context.delete(any: model) }
            noteChange(of: model)
        } else if storage.status == .gone {
            insert(any: model)
        }
    }

    /// Lets the models that a restored object leads to lead back.
    private func connectAgain(_ model: any PersistentModel) {
        let entity = model.persistentBackingData.entity
        for (property, slot) in entity.slots.enumerated() where slot.isRelationship {
            guard let inverse = entity.inverseIndex(property) else { continue }
            for target in relatedModels(of: model, property) { target.link(inverse, to: model, declaredBy: property) }
        }
    }

    // MARK: Rollback

    /// Takes back all changes that are not saved.
    public func rollback() {
        let wasUndoing = isUndoing
        isUndoing = true
        defer { isUndoing = wasUndoing }
        let (new, dirty, removed) = (inserted, changed, deleted)
        inserted = []
        changed = []
        deleted = []
        denied = []
        for model in removed { model.persistentBackingData.status = .registered }
        for model in new where model.persistentBackingData.status != .registered {
            model.persistentBackingData.status = .gone
            model.persistentBackingData.context = nil
        }
        for model in dirty {
            let storage = model.persistentBackingData
            let originals = storage.originals
            storage.originals = [:]
            for (property, slot) in originals {
                // Other objects may have changed a collection after its first change was noted: it is read again.
                let isCollection = storage.entity.slots[property].isRelationship && storage.entity.isToMany(property)
                model.replace(property, by: isCollection ? .row : slot, isChange: false)
            }
        }
        version += 1
        for model in new + dirty + removed { pendingChangeObserver?(model.persistentBackingData.entity.tableName) }
    }

    // MARK: Undo

    /// Registers how a change is taken back. Undo managers belong to the main actor, as the contexts do that have one.
    private func registerUndo(_ undo: @escaping (ModelContext) -> Void) {
        guard let undoManager, !isUndoing else { return }
        guard MainThread.isCurrent else {
            return Warning.once("A ModelContext off the main actor has an undo manager, which registers no changes.")
        }
        let action = UndoAction(undo: undo)
        let target = UndoTarget(context: self)
        MainActor.assumeIsolated {
            // The manager, which the context keeps, must not keep the context.
            undoManager.registerUndo(withTarget: target.context) { context in action.undo(context) }
        }
    }
}

/// A change to take back, which stays on the main actor.
private struct UndoAction: @unchecked Sendable {
    let undo: (ModelContext) -> Void
}

/// The context of a change, which stays on the main actor.
private struct UndoTarget: @unchecked Sendable {
    let context: ModelContext
}

extension PersistentModel {
    /// Removes a deleted model from a relationship.
    fileprivate func unlinkDeleted(_ property: Int, _ model: any PersistentModel) {
        let root = persistentBackingData
        if root.entity.isToMany(property) { return unlink(property, from: model) }
        // The reference is compared, because a deleted model is no longer given.
        switch slot(property) {
        case .model(let target) where target === model: break
        case .value(.integer(let row)) where row == model.persistentBackingData.row: break
        case .row:
            guard let row = model.persistentBackingData.row else { return }
            let (storage, _) = storage(of: property)
            guard storage.fetched?.value(property) == .integer(row) else { return }
        default: return
        }
        replace(property, by: .value(.null))
    }
}

import EspalierDataStore
import EspalierViews

extension PersistentModel {
    /// The storages of the object's classes, the root class first.
    var storages: [ModelStorage] { [persistentBackingData] + subclassBackingData }

    /// The storage of a property, and the property's index in it.
    func storage(of property: Int) -> (storage: ModelStorage, index: Int) {
        let root = persistentBackingData
        if property < root.slots.count { return (root, property) }
        for storage in subclassBackingData where property < storage.offset + storage.slots.count {
            return (storage, property - storage.offset)
        }
        preconditionFailure("\(Self.self) has no property \(property).")
    }

    func slot(_ property: Int) -> ModelSlot {
        let (storage, index) = storage(of: property)
        return storage.slots[index]
    }

    /// Replaces a value as if the property were set, but leaves the other side of a relationship as it is.
    func replace(_ property: Int, by slot: ModelSlot, isChange: Bool = true) {
        let root = persistentBackingData
        let (storage, index) = storage(of: property)
        if isChange { root.willChange(property, of: self, from: storage.slots[index]) }
        guard let registrar = root.registrar else {
            storage.slots[index] = slot
            return
        }
        root.entity.slots[property].metadata.mutate(self, registrar) { storage.slots[index] = slot }
    }
}

extension ModelStorage {
    // MARK: To one

    /// The model of a relationship to one; nil for none, and for one that was deleted.
    func related(_ index: Int, of model: any PersistentModel) -> (any PersistentModel)? {
        let reference: ModelReference?
        switch slots[index] {
        case .model(let target): reference = ModelReference(target)
        case .value(.integer(let row)): reference = ModelReference(row: row)
        case .row:
            if case .integer(let row)? = fetched?.value(offset + index) {
                reference = ModelReference(row: row)
            } else {
                reference = nil
            }
        default: reference = nil
        }
        guard let reference else { return nil }
        var target = reference.unsaved
        if target == nil, let row = reference.row {
            let root = model.persistentBackingData
            guard let context = root.context else {
                // A deleted object may have referred to one that is gone, too.
                if root.status == .gone { return nil }
                Warning.once(
                    "\(type(of: model)).\(entity.slots[offset + index].name) was read after the object's ModelContext was released, so it leads nowhere. Keep the context."
                )
                return nil
            }
            target = context.object(
                row, of: entity.target(offset + index), referredBy: fetched, property: offset + index)
        }
        guard let target, ![.gone, .deleted].contains(target.persistentBackingData.status) else { return nil }
        return target
    }

    func setRelated(
        _ index: Int, of model: any PersistentModel, to target: (any PersistentModel)?, replace: (ModelSlot) -> Void
    ) {
        let old = related(index, of: model)
        var target = target
        if let given = target, let context = model.persistentBackingData.context, context.isForeign(given) {
            guard let own = context.ownModel(of: given, at: "\(type(of: model)).\(name(index))") else { return }
            target = own
        }
        guard old !== target else { return }
        join(model, target)
        let property = offset + index
        let entity = model.persistentBackingData.entity
        replace(ModelStorage.slot(for: target))
        guard let inverse = entity.inverseIndex(property) else { return }
        if let old { old.unlink(inverse, from: model) }
        if let target { target.link(inverse, to: model, declaredBy: property) }
    }

    /// The form in which a relationship to one keeps a model.
    static func slot(for target: (any PersistentModel)?) -> ModelSlot {
        guard let target else { return .value(.null) }
        return target.persistentBackingData.row.map { .value(.integer($0)) } ?? .model(target)
    }

    // MARK: To many

    func setModels(
        _ index: Int, of model: any PersistentModel, to elements: [any PersistentModel],
        replace: (ModelCollection) -> Void
    ) {
        let current = loadedCollection(index, of: model)
        let old = current.members ?? []
        let new = elements.map { ModelReference($0) }
        guard old != new else { return }
        // Most often a model is appended, and then a set of all costs more than a look at each.
        let isAppended = new.count == old.count + 1 && new.starts(with: old)
        let oldSet = isAppended ? [] : Set(old)
        var seen: Set<ModelReference> = []
        var unique = isAppended ? old : []
        var added: [ModelReference] = []
        var addedModels: [any PersistentModel] = []
        for position in (isAppended ? old.count : 0)..<new.count {
            let reference = new[position]
            guard isAppended ? !old.contains(reference) : seen.insert(reference).inserted else { continue }
            unique.append(reference)
            if isAppended || !oldSet.contains(reference) {
                added.append(reference)
                addedModels.append(elements[position])
            }
        }
        let removed = isAppended ? [] : old.filter { !seen.contains($0) }
        for element in addedModels { join(model, element) }
        let root = model.persistentBackingData
        // The removed models are found before the collection forgets them.
        let removedModels = removed.compactMap { reference in
            reference.unsaved ?? reference.row.flatMap { root.context?.object($0, of: entity.target(offset + index)) }
        }
        let collection = model.changeable(current)
        collection.replace(unique, added: added, removed: removed)
        let property = offset + index
        replace(collection)
        guard let inverse = root.entity.inverseIndex(property) else { return }
        for element in removedModels { element.unlink(inverse, from: model) }
        for element in addedModels { element.link(inverse, to: model, declaredBy: property) }
    }

    /// Adds a model behind the others of a relationship.
    func append(
        _ element: any PersistentModel, to index: Int, of model: any PersistentModel, replace: (ModelCollection) -> Void
    ) {
        join(model, element)
        let collection = model.changeable(loadedCollection(index, of: model))
        let reference = ModelReference(element)
        guard !collection.contains(reference) else { return }
        collection.append(reference)
        replace(collection)
        let property = offset + index
        if let inverse = model.persistentBackingData.entity.inverseIndex(property) {
            element.link(inverse, to: model, declaredBy: property)
        }
    }

    // MARK: Contexts

    /// Makes two models that are related belong to the same context.
    private func join(_ model: any PersistentModel, _ target: (any PersistentModel)?) {
        guard let target else { return }
        let own = model.persistentBackingData
        let other = target.persistentBackingData
        switch (own.context, other.context) {
        case (let context?, nil) where own.status != .gone && other.status == .detached: context.insert(any: target)
        case (nil, let context?) where own.status == .detached && other.status != .gone: context.insert(any: model)
        default: break
        }
    }
}

extension PersistentModel {
    /// A collection to change: another one if undoing has to find the models as they were.
    func changeable(_ collection: ModelCollection) -> ModelCollection {
        persistentBackingData.context?.undoManager == nil ? collection : collection.copy()
    }

    /// Makes a relationship lead to a model, as the other side says. A model that the relationship led to alone loses it.
    func link(_ property: Int, to model: any PersistentModel, declaredBy other: Int) {
        let (storage, index) = storage(of: property)
        let reference = ModelReference(model)
        if persistentBackingData.entity.isToMany(property) {
            // The models that the store has need not be read to add one.
            if case .models(let current) = storage.slots[index] {
                if current.contains(reference) { return }
                let collection = changeable(current)
                collection.append(reference)
                replace(property, by: .models(collection))
            } else {
                let collection = ModelCollection(members: nil)
                collection.append(reference)
                replace(property, by: .models(collection))
            }
            return
        }
        let previous = storage.related(index, of: self)
        guard previous !== model else { return }
        if let previous { previous.unlink(other, from: self) }
        replace(property, by: ModelStorage.slot(for: model))
    }

    /// Makes a relationship no longer lead to a model, as the other side says.
    func unlink(_ property: Int, from model: any PersistentModel) {
        let (storage, index) = storage(of: property)
        let reference = ModelReference(model)
        if persistentBackingData.entity.isToMany(property) {
            let collection: ModelCollection
            if case .models(let current) = storage.slots[index] {
                if current.members != nil, !current.contains(reference) { return }
                collection = changeable(current)
            } else {
                collection = ModelCollection(members: nil)
            }
            collection.remove(reference)
            replace(property, by: .models(collection))
            return
        }
        if storage.related(index, of: self) === model { replace(property, by: .value(.null)) }
    }
}

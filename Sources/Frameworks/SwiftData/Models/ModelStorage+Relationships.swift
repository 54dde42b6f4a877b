import EspalierDataStore
import EspalierViews
import Glibc

extension ModelStorage {
    // MARK: Relationships to one

    /// Sets the first value of a relationship. The other side follows when the object is inserted.
    public func initialize<Target: PersistentModel>(_ index: Int, to target: Target) {
        initialize(index, to: Optional(target))
    }

    /// Sets the first value of an optional relationship. The other side follows when the object is inserted.
    public func initialize<Target: PersistentModel>(_ index: Int, to target: Target?) {
        guard !hasRow else { return }
        slots[index] = target.map { .model($0) } ?? .value(.null)
    }

    /// The model of a relationship.
    public func value<Model: PersistentModel, Target: PersistentModel>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Target>
    ) -> Target {
        access(model, keyPath)
        if let target = related(index, of: model)?.cast(to: Target.self) { return target }
        Warning.once(
            "\(Model.self).\(name(index))\(rowName(of: model)) has no \(Target.self): it was deleted, or the context is gone. A deleted \(Target.self) takes its place. Make the property optional."
        )
        return Target(backingData: ModelStorage(gone: ModelEntity.of(Target.self), key: nil))
    }

    /// The model of an optional relationship.
    public func value<Model: PersistentModel, Target: PersistentModel>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Target?>
    ) -> Target? {
        access(model, keyPath)
        return related(index, of: model)?.cast(to: Target.self)
    }

    /// Changes a relationship, and the other side with it.
    public func setValue<Model: PersistentModel, Target: PersistentModel>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Target>, to target: Target
    ) {
        setRelated(index, of: model, to: target) { replace(index, of: model, keyPath, by: $0) }
    }

    /// Changes an optional relationship, and the other side with it.
    public func setValue<Model: PersistentModel, Target: PersistentModel>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Target?>, to target: Target?
    ) {
        setRelated(index, of: model, to: target) { replace(index, of: model, keyPath, by: $0) }
    }

    // MARK: Relationships to many

    /// Sets the first models of a relationship. The other side follows when the object is inserted.
    public func initialize<Models: RelationshipCollection>(_ index: Int, to models: Models) {
        guard !hasRow else { return }
        slots[index] = .models(ModelCollection(adding: (models.persistentElements ?? []).map { ModelReference($0) }))
    }

    /// The models of a relationship. Those that the store has are in the order of their creation, or of that of their pairs.
    public func value<Model: PersistentModel, Models: RelationshipCollection>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Models>
    ) -> Models {
        access(model, keyPath)
        let collection = loadedCollection(index, of: model)
        if let cache = collection.cache as? DecodedValue<Models> { return cache.value }
        let references = collection.members ?? []
        let context = root(of: model).context
        let target = ModelEntity.of(Models.PersistentElement.self)
        let prefetched = fetched?.rows.related[offset + index]
        let elements = references.compactMap { reference -> Models.PersistentElement? in
            if let unsaved = reference.unsaved { return unsaved.cast(to: Models.PersistentElement.self) }
            guard let row = reference.row else { return nil }
            return context?.object(row, of: target, prefetched: prefetched)?.cast(to: Models.PersistentElement.self)
        }
        let value = Models(persistentElements: elements)
        // A changed object lives until it is saved, so that its value can be kept without a cycle of references that outlives it.
        if collection.isChanged { collection.cache = DecodedValue(value) }
        return value
    }

    /// Changes the models of a relationship, and the other side with them.
    public func setValue<Model: PersistentModel, Models: RelationshipCollection>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Models>, to models: Models
    ) {
        var models = models
        var elements = models.persistentElements ?? []
        if let own = ownElements(elements, index, of: model) {
            elements = own
            models = Models(persistentElements: own)
        }
        let change = { [models] (collection: ModelCollection) in
            self.replace(index, of: model, keyPath, by: .models(collection))
            if collection.isChanged { collection.cache = DecodedValue(models) }
        }
        // Most often a model is appended to what the property gave last.
        if case .models(let collection) = slots[index], let cache = collection.cache as? DecodedValue<Models>,
            let old = cache.value.persistentElements, let last = elements.last, elements.count == old.count + 1,
            elements.begins(with: old)
        {
            append(last, to: index, of: model, replace: change)
        } else {
            setModels(index, of: model, to: elements, replace: change)
        }
    }

    /// The elements with the context's own objects in place of those of other contexts; nil if there are none of these.
    private func ownElements<Element: PersistentModel>(
        _ elements: [Element], _ index: Int, of model: any PersistentModel
    ) -> [Element]? {
        guard let context = root(of: model).context, elements.contains(where: context.isForeign) else { return nil }
        return elements.compactMap { element in
            guard context.isForeign(element) else { return element }
            return context.ownModel(of: element, at: "\(type(of: model)).\(name(index))")?.cast(to: Element.self)
        }
    }

    /// Reads the models of a relationship from the store if nobody has.
    func loadedCollection(_ index: Int, of model: any PersistentModel) -> ModelCollection {
        let collection: ModelCollection
        if case .models(let known) = slots[index] {
            collection = known
        } else {
            collection = ModelCollection(members: nil)
            slots[index] = .models(collection)
        }
        if collection.members == nil {
            let root = model.persistentBackingData
            if let row = root.row, let context = root.context, root.status != .gone {
                collection.load(context.relatedRows(of: model, row: row, property: offset + index))
            } else {
                collection.load([])
            }
        }
        return collection
    }
}

extension Array where Element: PersistentModel {
    /// Whether the first objects are all of another array. References are compared as bytes, because this runs for each model that is
    /// appended.
    fileprivate func begins(with first: [Element]) -> Bool {
        guard count >= first.count else { return false }
        return withUnsafeBytes { own in
            first.withUnsafeBytes { first in
                guard let left = own.baseAddress, let right = first.baseAddress else { return true }
                return memcmp(left, right, first.count) == 0
            }
        }
    }
}

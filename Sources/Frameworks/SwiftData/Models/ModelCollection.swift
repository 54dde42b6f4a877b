/// The models of a relationship to many, with what was changed since the last save.
final class ModelCollection {
    /// The models in their order; nil until they are read from the store.
    var members: [ModelReference]?
    /// The models that came and went since the last save.
    private(set) var added: [ModelReference] = []
    private var addedSet: Set<ModelReference> = []
    private(set) var removed: Set<ModelReference> = []
    /// The value that the property last gave, while nothing has changed.
    var cache: AnyObject?

    init(members: [ModelReference]?) {
        self.members = members
    }

    /// A collection of a new object, whose models all are new to the store.
    init(adding members: [ModelReference]) {
        self.members = members
        added = members
        addedSet = Set(members)
    }

    var isChanged: Bool { !added.isEmpty || !removed.isEmpty }

    func copy() -> ModelCollection {
        let copy = ModelCollection(members: members)
        copy.added = added
        copy.addedSet = addedSet
        copy.removed = removed
        return copy
    }

    /// Takes the models of the store, and applies the changes to them.
    func load(_ stored: [ModelReference]) {
        members = stored.filter { !removed.contains($0) && !addedSet.contains($0) } + added
    }

    /// Whether a model belongs to the relationship, as far as that is known without reading it.
    func contains(_ reference: ModelReference) -> Bool {
        if addedSet.contains(reference) { return true }
        // A model without a row can only be one that was added.
        return reference.unsaved == nil && members?.contains(reference) == true
    }

    /// Replaces the models.
    func replace(_ new: [ModelReference], added: [ModelReference], removed: [ModelReference]) {
        members = new
        note(added: added, removed: removed)
    }

    func note(added new: [ModelReference], removed old: [ModelReference]) {
        cache = nil
        for reference in old {
            if addedSet.remove(reference) != nil {
                added.removeAll { $0 == reference }
            } else {
                removed.insert(reference)
            }
        }
        for reference in new where removed.remove(reference) == nil && addedSet.insert(reference).inserted {
            added.append(reference)
        }
    }

    func append(_ reference: ModelReference) {
        members?.append(reference)
        note(added: [reference], removed: [])
    }

    func remove(_ reference: ModelReference) {
        if let index = members?.firstIndex(of: reference) { members?.remove(at: index) }
        note(added: [], removed: [reference])
    }

    /// After a save: the models that had no row have one, and nothing is new.
    func didSave() {
        members = members?.map { reference in reference.unsaved.map(ModelReference.init) ?? reference }
        added = []
        addedSet = []
        removed = []
        cache = nil
    }
}

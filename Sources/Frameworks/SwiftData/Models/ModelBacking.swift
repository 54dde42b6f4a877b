/// The value of the property in which an object of a model keeps its storage. `@Model` declares one for each class.
///
/// Objects of a long result have no storage at first, only their place in the result (`RowList`). The first use of a property gives an
/// object a storage of its own.
@frozen public struct _ModelBacking {
    /// The object's own storage, or the one that the objects of a result share; nil before an initializer sets a property.
    @usableFromInline var object: ModelStorage?
    /// The place in the result; -1 for an own storage.
    @usableFromInline var index: Int

    /// The backing of a new object.
    public init() {
        object = nil
        index = -1
    }

    /// A backing by an object's own storage.
    public init(_ storage: ModelStorage) {
        object = storage
        index = -1
    }

    /// The backing of an object in a result, whose objects share a storage.
    init(_ shared: ModelStorage, index: Int) {
        object = shared
        self.index = index
    }

    /// The object's own storage; nil before it is needed.
    @inlinable public var storage: ModelStorage? { index < 0 ? object : nil }

    /// The result with the object's row, if the object has no storage of its own yet.
    var place: (list: RowList, index: Int)? {
        guard index >= 0, let list = object?.list else { return nil }
        return (list, index)
    }

    /// The storage for the initial value of a property.
    public mutating func storage(forInitialValueOf type: any PersistentModel.Type) -> ModelStorage {
        if let storage { return storage }
        let made = ModelStorage(type)
        self = _ModelBacking(made)
        return made
    }

    /// Gives an object a storage of its own.
    public mutating func makeStorage(
        _ type: any PersistentModel.Type, for model: some PersistentModel
    ) -> ModelStorage {
        let made = place.map { $0.list.makeStorage(at: $0.index, for: model) } ?? ModelStorage(type)
        self = _ModelBacking(made)
        return made
    }
}

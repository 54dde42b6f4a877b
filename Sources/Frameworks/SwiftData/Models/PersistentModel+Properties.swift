import Synchronization

/// The numbers of models without rows.
private let temporaryNumbers = Atomic<UInt64>(0)

extension PersistentModel {
    /// The model's identifier, which is temporary until the model is saved.
    public var persistentModelID: PersistentIdentifier {
        let backing = _modelBacking
        if let place = backing.place { return place.list.identifier(at: place.index) }
        let storage = backing.storage ?? persistentBackingData
        let key = storage.key ?? .temporary(temporaryNumbers.add(1, ordering: .relaxed).newValue)
        if storage.key == nil { storage.key = key }
        // An object with a row has been inserted, so that its storage has its entity.
        if storage.row != nil {
            return PersistentIdentifier(
                entityName: storage.entity.name, storeIdentifier: storage.storeName?.value, key: key)
        }
        return PersistentIdentifier(entityName: ModelEntity.of(type(of: self)).name, storeIdentifier: nil, key: key)
    }

    /// The identifier under the name that lists use. A model may declare an `id` of its own.
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that the model belongs to; nil before it is inserted, and after its deletion is saved.
    public var modelContext: ModelContext? {
        _modelBacking.place.map(\.list.context) ?? persistentBackingData.context
    }

    /// Whether the model is new or has changes, and is not saved.
    public var hasChanges: Bool {
        if isUnused { return false }
        let storage = persistentBackingData
        return storage.status == .inserted || storage.status == .registered && !storage.originals.isEmpty
    }

    /// Whether the model was deleted, also if that is not saved yet.
    public var isDeleted: Bool { !isUnused && [.deleted, .gone].contains(persistentBackingData.status) }

    /// Whether the object belongs to a long result, and nobody has used its properties.
    var isUnused: Bool { _modelBacking.index >= 0 }

    /// The value of a property, by its key path.
    public func getValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value { self[keyPath: keyPath] }

    /// Changes a property, by its key path.
    public func setValue<Value>(forKey keyPath: ReferenceWritableKeyPath<Self, Value>, to newValue: Value) {
        self[keyPath: keyPath] = newValue
    }

    /// The object as one of a class; nil if it is none. A cast of the runtime takes ten times as long for the class itself.
    func cast<Model: PersistentModel>(to type: Model.Type) -> Model? {
        ObjectIdentifier(Swift.type(of: self)) == ObjectIdentifier(type)
            ? unsafeDowncast(self, to: type) : self as? Model
    }

    /// The key paths to the identifier, by either name.
    static var identifierKeyPaths: [AnyKeyPath] {
        let keyPaths: [KeyPath<Self, PersistentIdentifier>] = [\.persistentModelID, \.id]
        return keyPaths
    }

    public static var schemaConstraints: [Schema.Constraint] { [] }
    public var subclassBackingData: [ModelStorage] { [] }

    public static func == (left: Self, right: Self) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

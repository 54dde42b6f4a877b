extension PersistentModel {
    /// The model's identifier, which is temporary until the model is saved.
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(
            entityName: Schema.entityName(for: Self.self), storeIdentifier: nil,
            key: persistentBackingData.key ?? .temporary(0))
    }

    public var id: PersistentIdentifier { persistentModelID }

    /// The context that the model belongs to; nil before it is inserted, and after it is deleted.
    public var modelContext: ModelContext? { persistentBackingData.context }

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

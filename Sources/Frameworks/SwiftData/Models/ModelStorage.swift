/// The values of a model's properties that one class declares, which `@Model` gives each object.
public final class ModelStorage {
    final var entity: ModelEntity
    final var key: PersistentIdentifier.Key?
    final weak var context: ModelContext?

    /// Storage for a new object.
    public init(_ type: any PersistentModel.Type) {
        entity = ModelEntity.of(type)
    }
}

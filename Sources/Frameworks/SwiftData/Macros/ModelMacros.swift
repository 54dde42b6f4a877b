/// Makes a class a model that a store keeps.
///
///     @Model final class Trip {
///         var name: String
///         @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
///         init(name: String) { self.name = name }
///     }
///
/// Stored properties become columns: numbers, texts, dates, data, URLs, UUIDs and decimals, enumerations by their raw value, and other
/// `Codable` values as JSON. Properties whose type is a model, or an array of models, are relationships. Views that read a property are
/// updated when it changes.
@attached(
    member, conformances: PersistentModel,
    names: named(init), named(schemaMetadata), named(schemaConstraints), named(persistentBackingData),
    named(_modelBacking), named(subclassBackingData), prefixed(_$backing_), prefixed(_$storage_),
    prefixed(_$properties_))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "EspalierSwiftUIMacros", type: "ModelMacro")

/// Makes the storage of a model keep a property. `@Model` attaches it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_$), prefixed(_$willSet_), prefixed(_$didSet_))
public macro _PersistedProperty(_ index: Int, in model: String, isTransformed: Bool = false) =
    #externalMacro(module: "EspalierSwiftUIMacros", type: "PersistedPropertyMacro")

/// Says how a property is stored.
///
///     @Attribute(.unique) var name: String
///     @Attribute(.externalStorage) var picture: Data?
///     @Attribute(originalName: "title") var name: String
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "EspalierSwiftUIMacros", type: "ModelMarkMacro")

/// Says how a property leads to other models: what happens to them when the model is deleted, and which of their properties leads back.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "EspalierSwiftUIMacros", type: "ModelMarkMacro")

/// Leaves a property out of the store. It needs an initial value.
@attached(peer)
public macro Transient() = #externalMacro(module: "EspalierSwiftUIMacros", type: "ModelMarkMacro")

/// Declares properties of a model that together are unique: `#Unique<Trip>([\.name], [\.start, \.end])`.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "EspalierSwiftUIMacros", type: "ModelMarkMacro")

/// Declares properties of a model by which the store finds and sorts rows quickly: `#Index<Trip>([\.name], [\.start, \.end])`.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "EspalierSwiftUIMacros", type: "ModelMarkMacro")

/// Declares indexes of a model by their kinds. A store has binary ones only.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
    #externalMacro(module: "EspalierSwiftUIMacros", type: "ModelMarkMacro")

/// Makes an actor a `ModelActor`, with an initializer `init(modelContainer:)`.
@attached(
    member, conformances: ModelActor, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "EspalierSwiftUIMacros", type: "ModelActorMacro")

public import Observation

/// An object that a store keeps. `@Model` makes a class conform; do not write the conformance by hand.
///
/// A model belongs to the context that it was inserted into or fetched by, and to the actor that uses this context. Equality and hash
/// are those of the object.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// Descriptions of the stored properties, those of superclasses first.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// The unique and indexed properties that `#Unique` and `#Index` declare.
    static var schemaConstraints: [Schema.Constraint] { get }
    /// The values of the properties that the root class of the model declares.
    var persistentBackingData: ModelStorage { get }
    /// The values of the object, or its place in a result while none was used.
    var _modelBacking: _ModelBacking { get }
    /// The values of the properties of subclasses, the uppermost first.
    var subclassBackingData: [ModelStorage] { get }
    /// An object with values of a store.
    init(backingData: ModelStorage)
}

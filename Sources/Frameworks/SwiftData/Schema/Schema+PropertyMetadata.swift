extension Schema {
    /// The description of a stored property, which `@Model` generates.
    public struct PropertyMetadata: Sendable {
        let name: String
        let keyPath: PropertyKeyPath
        let valueType: Any.Type
        /// The class that declares the property.
        let owner: any PersistentModel.Type
        let attribute: Attribute?
        let relationship: Relationship?
        /// The codec for the property's values; nil for a relationship.
        let codec: AnyCodec?
        /// The initial value; nil if there is none.
        let defaultValue: DefaultValue?

        /// A property that its class declares, as subclasses see it, too.
        public init<Owner: PersistentModel, Root: PersistentModel, Value>(
            _ name: String, of owner: Owner.Type, keypath: KeyPath<Root, Value>,
            metadata: (any SchemaProperty)? = nil, defaultValue: (() -> Value)? = nil
        ) {
            self.name = name
            self.owner = owner
            keyPath = PropertyKeyPath(keyPath: keypath)
            valueType = Value.self
            let attribute = metadata as? Attribute
            self.attribute = attribute
            relationship = metadata as? Relationship
            codec = SwiftData.codec(for: Value.self, attribute: attribute)
            self.defaultValue = defaultValue.map { value in DefaultValue { value() } }
        }
    }

    /// Properties that together are unique or indexed, which `#Unique` and `#Index` declare.
    public struct Constraint: Sendable {
        let isUnique: Bool
        let keyPaths: [PropertyKeyPath]

        /// Properties of a model, by their key paths.
        public init<Model: PersistentModel>(
            isUnique: Bool, of model: Model.Type, _ keyPaths: [PartialKeyPath<Model>]
        ) {
            self.isUnique = isUnique
            self.keyPaths = keyPaths.map(PropertyKeyPath.init)
        }
    }
}

/// A key path to a property of a model. It captures nothing, so that threads can share it.
struct PropertyKeyPath: @unchecked Sendable, Hashable {
    let keyPath: AnyKeyPath
}

/// The expression of an initial value. It refers to nothing of an instance or a function, because it stands in a declaration of a class.
struct DefaultValue: @unchecked Sendable {
    let value: () -> Any
}

import EspalierDataStore
import Observation

extension Schema {
    /// The description of a stored property, which `@Model` generates.
    public struct PropertyMetadata: Sendable {
        /// The place among the properties of the class.
        let index: Int
        let name: String
        let keyPath: PropertyKeyPath
        /// The key path to the property of an object that may be missing, such as `\Author?.?.name`.
        let optionalKeyPath: PropertyKeyPath
        let valueType: Any.Type
        /// The class that declares the property.
        let owner: any PersistentModel.Type
        private(set) var attribute: Attribute?
        private(set) var relationship: Relationship?
        /// The codec for the property's values; nil for a relationship.
        private(set) var codec: AnyCodec?
        /// The initial value; nil if there is none.
        private(set) var defaultValue: DefaultValue?
        /// Tells the observers of an object's property about a change.
        let mutation: PropertyMutation
        /// Whether no property has the place.
        private(set) var isPlaceholder = false

        /// A property that its class declares, as subclasses see it, too.
        public init<Owner: PersistentModel, Root: PersistentModel, Value>(
            _ index: Int, _ name: String, of owner: Owner.Type, keypath: KeyPath<Root, Value>,
            optional: PartialKeyPath<Root?>, metadata: (any SchemaProperty)? = nil, defaultValue: (() -> Value)? = nil
        ) {
            self.index = index
            self.name = name
            self.owner = owner
            keyPath = PropertyKeyPath(keyPath: keypath)
            optionalKeyPath = PropertyKeyPath(keyPath: optional)
            valueType = Value.self
            attribute = metadata as? Attribute
            relationship = metadata as? Relationship
            codec = SwiftData.codec(for: Value.self, attribute: attribute)
            self.defaultValue = defaultValue.map { value in DefaultValue { value() } }
            mutation = PropertyMutation { model, registrar, change in
                guard let model = model as? Root else { return change() }
                registrar.withMutation(of: model, keyPath: keypath, change)
            }
        }

        /// The column's value for the initial value; nil if there is none.
        var initialStoredValue: StoredValue? {
            guard let codec, let defaultValue else { return nil }
            return try? codec.encodeAny(defaultValue.value())
        }

        /// Changes an object's property, and tells its observers.
        func mutate(_ model: any PersistentModel, _ registrar: ObservationRegistrar, _ change: () -> Void) {
            mutation.body(model, registrar, change)
        }

        /// A free place before a property.
        static func placeholder(_ property: PropertyMetadata) -> PropertyMetadata {
            var placeholder = property
            placeholder.isPlaceholder = true
            placeholder.attribute = nil
            placeholder.relationship = nil
            placeholder.codec = nil
            placeholder.defaultValue = nil
            return placeholder
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

/// The change of a property by its key path, which captures nothing else.
struct PropertyMutation: @unchecked Sendable {
    let body: (any PersistentModel, ObservationRegistrar, () -> Void) -> Void
}

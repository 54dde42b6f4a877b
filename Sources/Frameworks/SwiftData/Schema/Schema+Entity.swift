extension Schema {
    /// The description of a model in a schema.
    public final class Entity: Hashable, Sendable {
        /// The name of the class.
        public let name: String
        /// The properties that its rows keep, in the order of their declaration, those of superclasses first.
        public let properties: [any SchemaProperty]
        /// The name of the superclass's entity; nil if the superclass is no model.
        public let superentityName: String?
        /// The names of properties that together are unique.
        public let uniquenessConstraints: [[String]]
        /// The names of properties by which the store has an index.
        public let indices: [[String]]

        init(_ entity: ModelEntity) {
            name = entity.name
            superentityName = entity.superentity?.name
            properties = entity.slots.filter { !$0.metadata.isPlaceholder }.map { slot in
                let metadata = slot.metadata
                return slot.isRelationship
                    ? Relationship(name: slot.name, valueType: metadata.valueType, declared: metadata.relationship)
                    : Attribute(
                        name: slot.name, valueType: metadata.valueType, declared: metadata.attribute,
                        initialValue: metadata.defaultValue)
            }
            let constraints = entity.type.schemaConstraints
            func names(_ isUnique: Bool) -> [[String]] {
                constraints.filter { $0.isUnique == isUnique }.map { constraint in
                    constraint.keyPaths.compactMap { entity.slotIndex(for: $0.keyPath).map { entity.slots[$0].name } }
                }
            }
            uniquenessConstraints =
                entity.slots.filter { $0.metadata.attribute?.isUnique == true }.map { [$0.name] } + names(true)
            indices = names(false)
        }

        /// The properties whose values stand in the row.
        public var attributes: [Attribute] { properties.compactMap { $0 as? Attribute } }
        /// The properties that lead to other models.
        public var relationships: [Relationship] { properties.compactMap { $0 as? Relationship } }
        /// The attributes by the names of their properties.
        public var attributesByName: [String: Attribute] {
            Dictionary(attributes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
        /// The relationships by the names of their properties.
        public var relationshipsByName: [String: Relationship] {
            Dictionary(relationships.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }

        public static func == (left: Entity, right: Entity) -> Bool { left === right || left.name == right.name }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// The models of the schema.
    public var entities: [Entity] { types.map { Entity(ModelEntity.of($0)) } }

    /// The models by the names of their classes.
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The description of a model; nil for a class that the schema does not have.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        types.contains { $0 == type } ? Entity(ModelEntity.of(type)) : nil
    }
}

extension Schema: Hashable {
    public static func == (left: Schema, right: Schema) -> Bool {
        left.version == right.version
            && left.types.map { ObjectIdentifier($0) } == right.types.map { ObjectIdentifier($0) }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        for type in types { hasher.combine(ObjectIdentifier(type)) }
    }
}

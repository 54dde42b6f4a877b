extension Schema {
    /// A property that leads to other models.
    public final class Relationship: SchemaProperty, Sendable {
        /// The rule for the models of a relationship whose owner is deleted.
        public enum DeleteRule: String, Codable, Hashable, Sendable {
            /// They keep their reference, which leads nowhere.
            case noAction
            /// Their reference to the owner becomes nil.
            case nullify
            /// They are deleted, too.
            case cascade
            /// The owner can't be deleted while there are any: saving fails.
            case deny
        }

        /// An option of a relationship.
        public struct Option: Hashable, Sendable {
            private let name: String
            /// No two models lead to the same one.
            public static var unique: Option { Option(name: "unique") }
        }

        /// The name of the property; empty in a description that no property has.
        public let name: String
        /// The name in earlier versions of the schema; the property's own name if it never had another.
        public let originalName: String
        /// The options of the relationship, as the app declares them.
        public let options: [Option]
        /// The rule for the models when their owner is deleted.
        public let deleteRule: DeleteRule
        /// The smallest number of models; nil or 0 for no limit. Saving checks it.
        public let minimumModelCount: Int?
        /// The largest number of models; nil or 0 for no limit. Saving checks it.
        public let maximumModelCount: Int?
        /// A text that tells versions of the relationship apart. It has no effect.
        public let hashModifier: String?
        /// The type of the property.
        public let valueType: Any.Type
        /// The property of the other model that leads back, as it was declared.
        public var inverseKeyPath: AnyKeyPath? { inverse?.keyPath }
        let inverse: PropertyKeyPath?

        /// The description in `@Relationship(…)`.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            name = ""
            self.options = options
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.originalName = originalName ?? ""
            self.inverse = inverse.map(PropertyKeyPath.init)
            self.hashModifier = hashModifier
            valueType = Never.self
        }

        init(name: String, valueType: Any.Type, declared: Relationship?) {
            self.name = name
            self.valueType = valueType
            options = declared?.options ?? []
            deleteRule = declared?.deleteRule ?? .nullify
            minimumModelCount = declared?.minimumModelCount
            maximumModelCount = declared?.maximumModelCount
            originalName = declared.flatMap { $0.originalName.isEmpty ? nil : $0.originalName } ?? name
            inverse = declared?.inverse
            hashModifier = declared?.hashModifier
        }

        /// Whether no two models lead to the same one.
        public var isUnique: Bool { options.contains(.unique) }
        /// Always false: relationships are stored.
        public var isTransient: Bool { false }
        /// Whether the property may be nil.
        public var isOptional: Bool { valueType is any OptionalValue.Type }
        /// Whether the property leads to one model rather than to many.
        public var isToOneRelationship: Bool { modelType(of: valueType) != nil }
        /// The name of the entity that the relationship leads to.
        public var destination: String { relatedType(of: valueType).map(Schema.entityName) ?? "" }
    }
}

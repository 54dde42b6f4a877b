extension Schema {
    /// A property whose values stand in the model's own row.
    public final class Attribute: SchemaProperty, Sendable {
        /// An option of an attribute.
        public struct Option: Hashable, Sendable {
            enum Kind: Hashable, Sendable {
                case unique, externalStorage, preserveValueOnDeletion, spotlight, ephemeral, allowsCloudEncryption,
                    codable
                case transformable(String)
            }

            let kind: Kind
            /// Gives the transformer of a transformable attribute.
            let transformer: (@Sendable () -> ValueTransformer?)?

            private init(_ kind: Kind, transformer: (@Sendable () -> ValueTransformer?)? = nil) {
                self.kind = kind
                self.transformer = transformer
            }

            /// No two models have the same value. A model that is saved with a value of a stored one takes that one's place.
            public static var unique: Option { Option(.unique) }
            /// Large data is kept in a file of its own, which goes with the model.
            public static var externalStorage: Option { Option(.externalStorage) }
            /// Has no effect: there is no history in which the value of a deleted model could be read.
            public static var preserveValueOnDeletion: Option { Option(.preserveValueOnDeletion) }
            /// Has no effect: a server has no Spotlight.
            public static var spotlight: Option { Option(.spotlight) }
            /// The value counts as a change of the model but is not stored.
            public static var ephemeral: Option { Option(.ephemeral) }
            /// Has no effect: there is no CloudKit.
            public static var allowsCloudEncryption: Option { Option(.allowsCloudEncryption) }
            /// The value is stored in its encoded form, as each `Codable` value is that is no value of a column.
            public static var codable: Option { Option(.codable) }
            /// A transformer makes the stored data of the value.
            public static func transformable(by transformer: ValueTransformer.Type) -> Option {
                Option(.transformable(String(describing: transformer))) { transformer.init() }
            }
            /// The transformer that is registered under a name makes the stored data of the value.
            public static func transformable(by name: String) -> Option {
                Option(.transformable(name)) { ValueTransformer.named(name) }
            }

            public static func == (left: Option, right: Option) -> Bool { left.kind == right.kind }
            public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
        }

        /// The name of the property; empty in a description that no property has.
        public let name: String
        /// The name in earlier versions of the schema; the property's own name if it never had another.
        public let originalName: String
        /// The options of the attribute, as the app declares them.
        public let options: [Option]
        /// A text that tells versions of the attribute apart. It has no effect.
        public let hashModifier: String?
        /// The type of the property.
        public let valueType: Any.Type
        private let initialValue: DefaultValue?
        /// The initial value in the property's declaration; nil without one. It is made for each reader.
        public var defaultValue: Any? { initialValue?.value() }

        /// The description in `@Attribute(…)`.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            name = ""
            self.options = options
            self.originalName = originalName ?? ""
            self.hashModifier = hashModifier
            valueType = Never.self
            initialValue = nil
        }

        init(name: String, valueType: Any.Type, declared: Attribute?, initialValue: DefaultValue?) {
            self.initialValue = initialValue
            self.name = name
            self.valueType = valueType
            options = declared?.options ?? []
            originalName = declared.flatMap { $0.originalName.isEmpty ? nil : $0.originalName } ?? name
            hashModifier = declared?.hashModifier
        }

        var transformer: (@Sendable () -> ValueTransformer?)? { options.lazy.compactMap(\.transformer).first }
        var isExternal: Bool { options.contains(.externalStorage) }
        /// Whether no two models have the same value.
        public var isUnique: Bool { options.contains(.unique) }
        /// Whether the property may be nil.
        public var isOptional: Bool { valueType is any OptionalValue.Type }
        /// Whether the value is not stored.
        public var isTransient: Bool { options.contains(.ephemeral) }
        /// Whether a transformer makes the stored data.
        public var isTransformable: Bool {
            options.contains { if case .transformable = $0.kind { true } else { false } }
        }
    }
}

/// A property of an entity: an attribute or a relationship.
public protocol SchemaProperty: AnyObject, Sendable {
    var name: String { get }
    var originalName: String { get }
    var valueType: Any.Type { get }
    var isOptional: Bool { get }
    var isUnique: Bool { get }
    var isTransient: Bool { get }
}

/// The models that a container keeps.
public final class Schema: Sendable {
    /// The version of the models, which the store remembers.
    public let version: Version
    let types: [any PersistentModel.Type]

    /// A schema of models, and of those that their relationships lead to.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        self.types = Schema.reachable(from: types)
    }

    /// A schema of some models only.
    init(exactly types: [any PersistentModel.Type], version: Version) {
        self.version = version
        self.types = types
    }

    /// The name of a model's entity and table: that of its class.
    public static func entityName(for type: any PersistentModel.Type) -> String { String(describing: type) }

    /// Types, then those that their relationships and superclasses lead to, each once.
    private static func reachable(from types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
        var found: [any PersistentModel.Type] = []
        var names: Set<ObjectIdentifier> = []
        var queue = types[...]
        while let type = queue.popFirst() {
            guard names.insert(ObjectIdentifier(type)).inserted else { continue }
            found.append(type)
            for property in type.schemaMetadata {
                if property.owner != type { queue.append(property.owner) }
                if let related = relatedType(of: property.valueType) { queue.append(related) }
            }
        }
        return found
    }
}

extension Schema {
    /// A version of a schema, as in "1.2.0".
    public struct Version: Codable, Hashable, Comparable, Sendable, CustomStringConvertible {
        /// The number of versions that are not compatible.
        public let major: Int
        /// The number of versions with additions.
        public let minor: Int
        /// The number of corrections.
        public let patch: Int

        /// A version by its three numbers. Later ones are greater.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        public var description: String { "\(major).\(minor).\(patch)" }

        public static func < (left: Version, right: Version) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }
    }
}

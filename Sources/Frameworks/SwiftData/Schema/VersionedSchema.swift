/// A version of an app's models.
///
///     enum SchemaV1: VersionedSchema {
///         static let versionIdentifier = Schema.Version(1, 0, 0)
///         static var models: [any PersistentModel.Type] { [Trip.self] }
///     }
public protocol VersionedSchema: SendableMetatype {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// The way from a version of an app's models to the next ones.
public protocol SchemaMigrationPlan: SendableMetatype {
    /// The versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps between versions.
    static var stages: [MigrationStage] { get }
}

/// A step from one version of a schema to the next. Its functions run once, while a container is made.
public enum MigrationStage: @unchecked Sendable {
    /// The store itself adds, renames and removes columns.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// Functions of the app run before and after. The first has a context of the old models, the second one of the new models.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    var versions: (from: Schema.Version, to: Schema.Version) {
        switch self {
        case .lightweight(let from, let to), .custom(let from, let to, _, _):
            (from.versionIdentifier, to.versionIdentifier)
        }
    }
}

extension Schema {
    /// The schema of a version of an app's models.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
}

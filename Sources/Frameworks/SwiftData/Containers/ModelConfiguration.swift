public import Foundation

/// The place of a container's data, and who shares it.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// The users of a container's data.
    public enum Sharing: Hashable, Sendable {
        /// Each browser has its own data, as each device has with Apple's frameworks.
        case browser
        /// Each user who is signed in has data of their own, in all browsers.
        case identity
        /// All users share the data.
        case everyone
    }

    /// The database of CloudKit. It has no effect.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String?
        /// The database that the app's entitlements name.
        public static let automatic = CloudKitDatabase(name: "automatic")
        /// No database.
        public static let none = CloudKitDatabase(name: nil)
        /// A private database with a name.
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
    }

    /// The container of an app group. It has no effect: a program of a server has one folder for data.
    public struct GroupContainer: Hashable, Sendable {
        private let name: String?
        /// The container that the app's entitlements name.
        public static let automatic = GroupContainer(name: "automatic")
        /// No container of a group.
        public static let none = GroupContainer(name: nil)
        /// The container of a group with an identifier.
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
    }

    /// The name of the store's file without its extension.
    public let name: String
    /// The models of the store; nil for all of the container.
    public var schema: Schema?
    /// The store's file. Without an explicit one, it lies in the folder that the server's option `--data` names.
    public var url: URL { explicitURL ?? ModelStoreFolder.url.appending(path: "\(name).store") }
    /// Whether the data goes with the container.
    public let isStoredInMemoryOnly: Bool
    /// Whether contexts can save. If not, the file must exist.
    public let allowsSave: Bool
    /// The container of an app group, which has no effect.
    public let groupContainer: GroupContainer
    /// The database of CloudKit, which has no effect.
    public let cloudKitDatabase: CloudKitDatabase
    /// The users that share the data; nil if the container decides.
    public let sharing: Sharing?
    package let explicitURL: URL?
    /// The largest size of the store in bytes; nil for that of the disk.
    var maximumBytes: Int?

    /// The place of the store. Two configurations of a container may not have the same.
    public var id: String { isStoredInMemoryOnly ? "memory:\(name)" : url.absoluteString }
    /// Always nil: there is no CloudKit.
    public var cloudKitContainerIdentifier: String? { nil }
    /// Always nil: there are no app groups.
    public var groupAppContainerIdentifier: String? { nil }

    /// A store with a name, `default` if there is none.
    ///
    /// - Parameter sharing: The users that share the data. By default, the data of `.modelContainer(for:)` belongs to the browser, and that
    ///   of a container that the app makes to everybody.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic,
        sharing: Sharing? = nil
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.groupContainer = groupContainer
        self.cloudKitDatabase = cloudKitDatabase
        self.sharing = sharing
        explicitURL = nil
    }

    /// A store in a file. Everybody shares it.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic, sharing: Sharing? = nil
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        isStoredInMemoryOnly = url.path == "/dev/null"
        self.allowsSave = allowsSave
        groupContainer = .none
        self.cloudKitDatabase = cloudKitDatabase
        self.sharing = sharing ?? .everyone
        explicitURL = url
    }

    /// A store of some models.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}

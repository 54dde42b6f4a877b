package import EspalierDataStore
import EspalierViews
import Synchronization

/// The stores of an app's models.
///
/// A container that is a property of the app or of its scenes belongs to the browser, as `.modelContainer(for:)` does. One that is static,
/// or has a `url`, belongs to all users of the server. `ModelConfiguration(sharing:)` says it in words.
public final class ModelContainer: Sendable {
    let contents: ContainerContents
    private let main: Mutex<MainContext?>

    /// The models of all stores.
    public var schema: Schema { contents.schema }
    /// The places of the stores.
    public var configurations: [ModelConfiguration] { contents.configurations }
    /// The way from earlier versions of the schema, as the app declares it.
    public var migrationPlan: (any SchemaMigrationPlan.Type)? { contents.migrationPlan }
    /// The configurations as the app wrote them.
    var declared: [ModelConfiguration] { contents.declared }
    package var stores: [DataStore] { contents.stores }

    /// A container for models and those that their relationships lead to.
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// A container for a schema.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// A container for a schema, in the stores of configurations. Without any, there is one store with the name `default`.
    ///
    /// - Throws: `SwiftDataError.loadIssueModelContainer`, whose message says why a store can't be opened.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations, owner: nil)
    }

    /// - Parameter owner: The owner of the data of configurations that do not say whose it is; nil for the browser whose app is being
    ///   launched, or else for everybody.
    init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: [ModelConfiguration],
        owner: DataOwner?
    ) throws {
        contents = try ContainerContents(givenSchema, migrationPlan, configurations, owner: owner)
        main = Mutex(nil)
    }

    /// The container of a main context that has outlived the one before.
    init(_ contents: ContainerContents, mainContext: ModelContext) {
        self.contents = contents
        main = Mutex(MainContext(context: mainContext))
    }

    /// The context of the main actor, which views use. It saves by itself.
    @MainActor public var mainContext: ModelContext {
        if let known = main.withLock({ $0 }) { return known.context }
        let context = ModelContext(mainOf: self)
        context.autosaveEnabled = true
        let made = MainContext(context: context)
        main.withLock { $0 = made }
        // A commit of the main actor shows its effect in the same turn.
        let reference = WeakMainContext(context: context)
        context.inbox.setSchedule { MainThread.run { reference.context?.mergeCommits() } }
        return context
    }

    /// Deletes all data of all stores. Contexts forget their models.
    @MainActor public func deleteAllData() {
        try? erase()
    }

    /// Deletes all data of all stores. Contexts forget their models.
    public func erase() throws { try contents.erase() }
}

extension ModelContainer: Equatable {
    /// Whether both have the same stores.
    public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left.contents === right.contents }
}

/// The main context, which only the main actor uses. It does not keep its container, which keeps it.
private struct MainContext: @unchecked Sendable {
    let context: ModelContext
}

/// A reference for other threads, which pass it to the main actor.
private struct WeakMainContext: @unchecked Sendable {
    weak var context: ModelContext?
}

import EspalierDataStore
public import EspalierInternationalization

/// A set of models that an app reads and changes, and the changes that are not saved yet.
///
/// A row is one object in a context, however often it is fetched. A context and its models are used on one actor: those of
/// `ModelContainer.mainContext` on the main actor, and those of a `ModelActor` on that.
public final class ModelContext {
    let contents: ContainerContents
    /// The container, unless it keeps the context as its main one.
    private let ownContainer: ModelContainer?
    private weak var mainContainer: ModelContainer?
    /// Whether changes are saved by themselves at the end of the event that makes them. True for the main context of a container.
    public var autosaveEnabled = false
    /// The recorder of changes; nil by default. `undo()` takes changes back, whether they are saved or not.
    public var undoManager: UndoManager?
    /// A name for the changes of this context, which notifications of saves carry.
    public var author: String?

    /// The objects with their rows, by the root entities.
    var maps: [ObjectIdentifier: IdentityMap] = [:]
    /// New objects in the order of their insertion. Those that were deleted again remain until the save.
    var inserted: [any PersistentModel] = []
    /// Objects with changed values.
    var changed: [any PersistentModel] = []
    /// Objects whose rows the save deletes.
    var deleted: [any PersistentModel] = []
    /// Objects whose deletion a relationship denies while it has models.
    var denied: [(model: any PersistentModel, property: Int)] = []
    /// A number that rises when rows may have changed, so that rows which were read before are read again.
    var version = 0
    /// The commits of other contexts and processes that the objects do not show yet.
    let inbox = CommitInbox()
    /// Called after a change that is not saved, with its table.
    package var pendingChangeObserver: ((String) -> Void)?
    /// The results of views' queries; nil until a view asks.
    var queryHub: AnyObject?
    /// The error of a change that was refused since the last save.
    var refusal: SwiftDataError?
    var isSaving = false
    var isSaveScheduled = false
    var isUndoing = false

    /// A context on a container's stores.
    public init(_ container: ModelContainer) {
        contents = container.contents
        ownContainer = container
        contents.hub.add(inbox)
    }

    /// The main context of a container, which keeps it. Neither is released if both keep each other.
    init(mainOf container: ModelContainer) {
        contents = container.contents
        ownContainer = nil
        mainContainer = container
        contents.hub.add(inbox)
    }

    /// The container whose stores the context reads and writes.
    public var container: ModelContainer {
        if let known = ownContainer ?? mainContainer { return known }
        let made = ModelContainer(contents, mainContext: self)
        mainContainer = made
        return made
    }

    /// Whether there are changes that are not saved.
    public var hasChanges: Bool {
        !deleted.isEmpty || !changed.isEmpty
            || inserted.contains { $0.persistentBackingData.status == .inserted }
    }

    /// New models that are not saved.
    public var insertedModelsArray: [any PersistentModel] {
        inserted.filter { $0.persistentBackingData.status == .inserted }
    }

    /// Saved models with changes that are not saved.
    public var changedModelsArray: [any PersistentModel] {
        changed.filter { $0.persistentBackingData.status == .registered }
    }

    /// Models that the next save deletes.
    public var deletedModelsArray: [any PersistentModel] { deleted }

    func map(_ entity: ModelEntity) -> IdentityMap {
        let root = entity.root
        let key = ObjectIdentifier(root)
        if let map = maps[key] { return map }
        let map = IdentityMap()
        maps[key] = map
        return map
    }

    /// The table of an entity. Models that the schema does not have are refused before.
    func table(_ entity: ModelEntity) -> EntityTable {
        guard let table = contents.table(entity) else {
            fatalError(
                "\(entity.name) is not a model of this ModelContainer's schema. Name it in `ModelContainer(for:)` or `.modelContainer(for:)`."
            )
        }
        return table
    }
}

extension ModelContext: Equatable {
    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
}

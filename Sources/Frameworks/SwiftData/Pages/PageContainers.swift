import EspalierDataStore
import EspalierViews
import Foundation

/// The containers that belong to a browser, or to its user.
@MainActor
final class PageContainers: ClientFeature {
    /// The container that `.modelContainer(for:)` asks for.
    struct Request: Hashable {
        let types: [ObjectIdentifier]
        let isInMemory: Bool
        let isAutosaveEnabled: Bool
        let isUndoEnabled: Bool
    }

    private struct Variant: Hashable {
        let template: ObjectIdentifier
        let owner: DataOwner
    }

    private unowned let values: ClientValues
    private var containers: [Request: ModelContainer] = [:]
    private var variants: [Variant: ModelContainer] = [:]
    /// The containers of users, which their browsers share.
    private static var users: [Variant: WeakContainer] = [:]

    private struct WeakContainer {
        weak var container: ModelContainer?
    }

    init(_ values: ClientValues) {
        self.values = values
    }

    private var browser: DataOwner {
        values.usesData = true
        return .browser(values.dataName)
    }

    /// The browser's container of some models. Pages with the same request share one.
    func container(
        for types: [any PersistentModel.Type], _ request: Request, onSetup: (Result<ModelContainer, any Error>) -> Void
    ) -> ModelContainer? {
        if let known = containers[request] { return known }
        do {
            let schema = Schema(types)
            let made = try ModelContainer(
                for: schema, migrationPlan: nil,
                configurations: [ModelConfiguration(schema: schema, isStoredInMemoryOnly: request.isInMemory)],
                owner: browser)
            noteUse()
            made.mainContext.autosaveEnabled = request.isAutosaveEnabled
            containers[request] = made
            onSetup(.success(made))
            return made
        } catch {
            Warning.once("The container of \(types.map { "\($0)" }.joined(separator: ", ")) cannot be used: \(error)")
            onSetup(.failure(error))
            return nil
        }
    }

    /// The container that a page has for one of the app: the same, unless its configurations give each browser or user data of their own.
    func variant(of template: ModelContainer, identity: Identity?) -> ModelContainer? {
        guard template.configurations.contains(where: \.waitsForOwner) else { return template }
        let owner = identity.map { DataOwner.user(subject: $0.subject) } ?? browser
        let key = Variant(template: ObjectIdentifier(template), owner: owner)
        if let known = variants[key] ?? Self.users[key]?.container { return known }
        do {
            let made = try ModelContainer(
                for: template.schema, migrationPlan: template.migrationPlan,
                configurations: template.declared.map { $0.asked(by: owner, browser: browser) }, owner: owner)
            noteUse()
            variants[key] = made
            if case .user = owner {
                Self.users = Self.users.filter { $0.value.container != nil }
                Self.users[key] = WeakContainer(container: made)
            }
            return made
        } catch {
            Warning.once("The container of a page cannot be used: \(error)")
            return nil
        }
    }

    /// Removes the files of a browser that has only looked, such as a search engine's: nothing was written to them.
    func browserDidLeave() {
        let stores = (Array(containers.values) + variants.values).flatMap(\.stores)
        guard !stores.isEmpty, stores.allSatisfy({ (try? $0.version()) == 0 }) else { return }
        (containers, variants) = ([:], [:])
        try? FileManager.default.removeItem(at: DataFolder.browser(values.dataName))
    }

    private func noteUse() { DataFolder.noteUse(of: DataFolder.browser(values.dataName)) }
}

extension ModelConfiguration {
    /// Whether the data has no place before a page uses it.
    var waitsForOwner: Bool { isStoredInMemoryOnly && (sharing == .browser || sharing == .identity) }

    /// The configuration for a page: data of the browser stays the browser's when a user has signed in, and data of users is the browser's
    /// until then.
    func asked(by owner: DataOwner, browser: DataOwner) -> ModelConfiguration {
        guard explicitURL == nil, !isStoredInMemoryOnly, let sharing, sharing != .everyone else { return self }
        let place = sharing == .identity ? owner : browser
        var placed = ModelConfiguration(
            name, schema: schema, url: place.folder.appending(path: "\(name).store"), allowsSave: allowsSave,
            cloudKitDatabase: cloudKitDatabase, sharing: sharing)
        placed.maximumBytes = DataFolder.bytesPerBrowser
        return placed
    }
}

/// The context of views without a container.
enum MissingContainer {
    /// Views and their actions run on the main actor, so that no other uses it.
    static var context: ModelContext { MainActor.assumeIsolated { shared }.context }

    private struct Shared: @unchecked Sendable {
        // Unchecked: the main actor alone uses it.
        let context: ModelContext
    }

    @MainActor private static let shared: Shared = {
        do {
            let memory = ModelConfiguration("missing", isStoredInMemoryOnly: true)
            let container = try ModelContainer(
                for: Schema([]), migrationPlan: nil, configurations: [memory], owner: .everyone)
            return Shared(context: container.mainContext)
        } catch {
            // SQLite opens an empty store in memory unless there is no memory.
            preconditionFailure("A container without models cannot be made: \(error)")
        }
    }()
}

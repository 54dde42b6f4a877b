import EspalierDataStore
import EspalierViews
public import Foundation

extension ModelContext {
    /// Posted before a context saves, with the context as its object.
    public static let willSave = Notification.Name("ModelContextWillSave")
    /// Posted after a context has saved. `userInfo` has the identifiers of inserted, updated and deleted models, by `NotificationKey`.
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// The keys of the information in notifications, which are also those of `userInfo` by their raw values.
    public enum NotificationKey: String, Sendable {
        case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers = "inserted", updatedIdentifiers =
            "updated"
        case deletedIdentifiers = "deleted", refreshedIdentifiers = "refreshed"
    }

    /// Writes all changes in one transaction. If it fails, nothing is written, and the context keeps its changes.
    ///
    /// A new model with the value of a stored one in a `.unique` property changes that one.
    ///
    /// - Throws: A `SwiftDataError` that names the property if a model is not valid, or if a change was refused since the last save because a
    ///   model belongs to another context or is not part of the schema.
    public func save() throws {
        guard !isSaving else { return }
        if let refusal = takeRefusal() { throw refusal }
        isSaving = true
        defer { isSaving = false }
        mergeCommits()
        guard hasChanges else {
            finishInsertions()
            return
        }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        var saved: [PendingSave] = []
        for store in contents.stores {
            var pending = PendingSave(self, store: store)
            try pending.validate()
            guard !pending.isEmpty else { continue }
            try pending.build()
            saved.append(pending)
        }
        var identifiers = SavedIdentifiers()
        for (index, pending) in saved.enumerated() {
            let commit = try pending.commit(with: index == saved.count - 1 ? EventReceipt.ofThread : nil)
            pending.apply(commit, &identifiers)
        }
        finishInsertions()
        changed = []
        deleted = []
        denied = []
        version += 1
        NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: identifiers.userInfo)
    }

    private func finishInsertions() { inserted = [] }

    /// Runs a closure, and saves what it changes. If it throws, its changes and all others that are not saved are taken back.
    public func transaction(block: () throws -> Void) throws {
        do {
            try block()
            try save()
        } catch {
            rollback()
            throw error
        }
    }

    /// Does nothing: relationships follow a change at once.
    public func processPendingChanges() {}
}

/// The identifiers of saved models.
struct SavedIdentifiers {
    var inserted: [PersistentIdentifier] = []
    var updated: [PersistentIdentifier] = []
    var deleted: [PersistentIdentifier] = []

    var userInfo: [AnyHashable: Any] {
        let keys: [(ModelContext.NotificationKey, [PersistentIdentifier])] = [
            (.insertedIdentifiers, inserted), (.updatedIdentifiers, updated), (.deletedIdentifiers, deleted),
        ]
        var userInfo: [AnyHashable: Any] = [:]
        for (key, identifiers) in keys {
            userInfo[key.rawValue] = identifiers
            userInfo[key] = identifiers
        }
        return userInfo
    }
}

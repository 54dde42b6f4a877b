import EspalierDataStore
import EspalierViews
import Foundation

/// A result that depends on the rows of tables.
@MainActor
protocol ChangingResult: AnyObject {
    var tables: Set<String> { get }

    /// Called after a row of one of the tables has changed, with the transaction of the change.
    func tablesDidChange(in transaction: Transaction)
}

/// The results of the queries that views ask a context for.
@MainActor
final class QueryHub {
    private struct Key: Hashable {
        let element: ObjectIdentifier
        let fetch: StoreFetch
        let includesPendingChanges: Bool
    }

    private struct Entry {
        weak var result: (any ChangingResult)?
    }

    private var results: [Key: Entry] = [:]
    /// Results that no other view can share, because a part of their condition is tested in memory.
    private var ownResults: [Entry] = []
    private var observations: [StoreObservation] = []

    /// The tables that the context has changed in this event.
    private var pendingTables: Set<String> = []
    /// The first animated transaction of these changes.
    private var pendingTransaction: Transaction?
    private var isScheduled = false

    private weak var context: ModelContext?

    fileprivate init(_ context: ModelContext) {
        self.context = context
        observations = context.contents.stores.map { store in
            // A commit of the main actor shows its effect in the same turn.
            store.observe { [weak self] change in MainThread.run { self?.storeDidChange(change.tables) } }
        }
        context.pendingChangeObserver = { [weak self] table in
            guard MainThread.isCurrent else { return }
            MainActor.assumeIsolated { self?.noteChanges(of: [table]) }
        }
    }

    private func storeDidChange(_ tables: Set<String>) {
        // The context's own save is not over: its new objects are not those of the rows yet.
        if context?.isSaving == true { noteChanges(of: tables) } else { tablesDidChange(tables) }
    }

    /// Notes changes of the context. The views show them at the end of the event, after they have been saved if the context saves by itself.
    private func noteChanges(of tables: Set<String>) {
        if pendingTransaction == nil, Transaction.current.animation != nil { pendingTransaction = Transaction.current }
        pendingTables.formUnion(tables)
        guard !isScheduled else { return }
        isScheduled = true
        EventEnd.perform { [weak self] in
            Autosave.saveAll()
            self?.finishEvent()
        }
    }

    private func finishEvent() {
        let tables = pendingTables
        pendingTables = []
        isScheduled = false
        tablesDidChange(tables)
        pendingTransaction = nil
    }

    /// The result of a query, which is that of another view if it asks for the same.
    func result<Element: PersistentModel>(
        of description: QueryDescription<Element>, in context: ModelContext
    ) -> QueryResult<Element> {
        let plan = description.plan
        guard plan.isComplete else {
            let made = QueryResult(description, in: context)
            ownResults.removeAll { $0.result == nil }
            ownResults.append(Entry(result: made))
            return made
        }
        let key = Key(
            element: ObjectIdentifier(Element.self), fetch: plan.fetch,
            includesPendingChanges: description.descriptor.includePendingChanges)
        if let known = results[key]?.result as? QueryResult<Element> { return known }
        results = results.filter { $0.value.result != nil }
        let made = QueryResult(description, in: context)
        results[key] = Entry(result: made)
        return made
    }

    /// Fetches the results again that depend on a changed table.
    private func tablesDidChange(_ tables: Set<String>) {
        let transaction = pendingTransaction ?? Transaction.current
        for entry in Array(results.values) + ownResults {
            guard let result = entry.result, !result.tables.isDisjoint(with: tables) else { continue }
            result.tablesDidChange(in: transaction)
        }
    }
}

extension ModelContext {
    /// The results of the queries that views ask the context for.
    @MainActor var queries: QueryHub {
        if let known = queryHub as? QueryHub { return known }
        let made = QueryHub(self)
        queryHub = made
        return made
    }
}

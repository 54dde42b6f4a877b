import EspalierDataStore
import EspalierViews
import Foundation

/// The objects of a query, which all views share that ask a context for the same.
///
/// It is fetched when a view reads it. After a change of one of its tables it is fetched again, once for all views, and only if the
/// objects or their order differ are the views evaluated.
@MainActor
final class QueryResult<Element: PersistentModel>: ChangingResult {
    private let context: ModelContext
    private let descriptor: FetchDescriptor<Element>
    let tables: Set<String>
    /// Nil until a view reads it, and after a change that no view has seen.
    private var value: [Element]?
    private(set) var error: (any Error)?
    private var readers: [ObjectIdentifier: Reader] = [:]

    private struct Reader {
        unowned let source: DependencySource
        let transaction: Transaction?
    }

    init(_ description: QueryDescription<Element>, in context: ModelContext) {
        self.context = context
        descriptor = description.descriptor
        tables = description.plan.tables
    }

    /// The objects; empty after an error.
    var elements: [Element] {
        if let value { return value }
        let fetched = fetch()
        value = fetched
        return fetched
    }

    private func fetch() -> [Element] {
        do {
            error = nil
            return try context.fetch(descriptor)
        } catch {
            self.error = error
            Warning.once("A query of \(Element.self) failed: \(error)")
            return []
        }
    }

    // MARK: Changes

    /// Lets a view learn of changes by the source that it reads.
    func add(_ source: DependencySource, _ transaction: Transaction?) {
        readers[ObjectIdentifier(source)] = Reader(source: source, transaction: transaction)
    }

    func remove(_ source: DependencySource) { readers[ObjectIdentifier(source)] = nil }

    func tablesDidChange(in transaction: Transaction) {
        guard let old = value else { return }
        value = nil
        let readers = readers.values.filter(\.source.hasReaders)
        guard !readers.isEmpty else { return }
        let hadFailed = error != nil
        let new = fetch()
        value = new
        guard hadFailed || error != nil || !Self.areSame(old, new) else { return }
        for reader in readers {
            let own = transaction.animation == nil ? reader.transaction ?? transaction : transaction
            Transaction.perform(own) { reader.source.invalidateReaders() }
        }
    }

    private static func areSame(_ left: [Element], _ right: [Element]) -> Bool {
        left.count == right.count && !zip(left, right).contains { $0 !== $1 }
    }
}

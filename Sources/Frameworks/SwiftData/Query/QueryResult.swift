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
    private let plan: FetchPlan<Element>
    var tables: Set<String> { plan.tables }
    /// Nil until a view reads it, and after a change that no view has seen.
    private var value: ModelList<Element>?
    private(set) var error: (any Error)?
    private var readers: [ObjectIdentifier: Reader] = [:]

    private struct Reader {
        unowned let source: DependencySource
        let transaction: Transaction?
        /// Whether the reader shows sections, to which any property may assign a model.
        let hasSections: Bool
    }

    /// The number of changes of the tables.
    private(set) var revision = 0

    init(_ description: QueryDescription<Element>, in context: ModelContext) {
        self.context = context
        descriptor = description.descriptor
        plan = description.plan
    }

    /// The objects; empty after an error.
    var elements: [Element] {
        if let value { return value.models }
        let fetched = fetch(after: ModelList())
        value = fetched
        return fetched.models
    }

    /// The values of a property of a long result's objects, which one statement reads; nil if they are to be read from the objects.
    func titles(of keyPath: AnyKeyPath) -> [String]? {
        guard let listing = value?.listing else { return nil }
        return try? context.texts(of: keyPath, plan.fetch, of: listing.list)
    }

    private func fetch(after old: ModelList<Element>) -> ModelList<Element> {
        do {
            error = nil
            return try context.list(descriptor, plan, after: old)
        } catch {
            self.error = error
            Warning.once("A query of \(Element.self) failed: \(error)")
            return ModelList()
        }
    }

    // MARK: Changes

    /// Lets a view learn of changes by the source that it reads.
    func add(_ source: DependencySource, _ description: QueryDescription<Element>) {
        readers[ObjectIdentifier(source)] = Reader(
            source: source, transaction: description.transaction, hasSections: description.sectionKey != nil)
    }

    func remove(_ source: DependencySource) { readers[ObjectIdentifier(source)] = nil }

    func tablesDidChange(in transaction: Transaction) {
        guard let old = value else { return }
        value = nil
        revision += 1
        let readers = readers.values.filter(\.source.hasReaders)
        guard !readers.isEmpty else { return }
        let hadFailed = error != nil
        let new = fetch(after: old)
        value = new
        let isSame = !hadFailed && error == nil && Self.areSame(old.models, new.models)
        for reader in readers where !isSame || reader.hasSections {
            let own = transaction.animation == nil ? reader.transaction ?? transaction : transaction
            Transaction.perform(own) { reader.source.invalidateReaders() }
        }
    }

    private static func areSame(_ left: [Element], _ right: [Element]) -> Bool {
        left.count == right.count && !zip(left, right).contains { $0 !== $1 }
    }
}

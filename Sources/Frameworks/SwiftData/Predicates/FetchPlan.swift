import EspalierDataStore
import EspalierInternationalization
import EspalierViews
import Foundation

/// A fetch in SQL, and what remains to be done with its rows.
struct FetchPlan<T: PersistentModel> {
    /// The part of the fetch that the store performs.
    private(set) var fetch: StoreFetch
    /// The condition that the models of the rows have to fulfill, too; nil if the store has tested all of it.
    private(set) var remainder: Predicate<T>?
    /// The keys that sort the models in memory; empty if the store sorts.
    private(set) var sorting: [SortDescriptor<T>] = []
    /// The limit and the offset that count after the remainder.
    private(set) var limit: Int?
    private(set) var offset = 0
    /// The tables and joins on which the result depends.
    let tables: Set<String>

    /// Translates a description. What has no SQL is named in the log once.
    init(_ descriptor: FetchDescriptor<T>) {
        let entity = ModelEntity.of(T.self)
        fetch = StoreFetch(table: entity.tableName)
        let translation = PredicateTranslation(entity)
        var reasons: [String] = []
        if let predicate = descriptor.predicate {
            translation.bind(predicate.variable, to: .row(.variable(0), entity))
            fetch.filter = Self.translate(predicate.expression, translation, &reasons)
            if !reasons.isEmpty {
                remainder = predicate
                Self.note("A predicate of \(entity.name) is tested in memory", reasons)
            }
        }
        do throws(Untranslatable) {
            fetch.order = try descriptor.sortBy.map { key throws(Untranslatable) in
                try Self.order(key, translation, entity)
            }
        } catch {
            sorting = descriptor.sortBy
            Self.note("A fetch of \(entity.name) is sorted in memory", [error.reason])
        }
        if remainder == nil, sorting.isEmpty {
            fetch.limit = descriptor.fetchLimit
            fetch.offset = descriptor.fetchOffset ?? 0
        } else {
            limit = descriptor.fetchLimit
            offset = descriptor.fetchOffset ?? 0
        }
        tables = translation.tables
    }

    /// Whether the store does everything.
    var isComplete: Bool { remainder == nil && sorting.isEmpty }

    /// The models that the rest of the plan leaves, in their order.
    func complete(_ models: [T]) throws -> [T] {
        var models = models
        if let remainder { models = try models.filter { try remainder.evaluate($0) } }
        if !sorting.isEmpty { models.sort(using: sorting) }
        if offset > 0 { models.removeFirst(min(offset, models.count)) }
        if let limit, models.count > limit { models.removeLast(models.count - max(limit, 0)) }
        return models
    }

    // MARK: Translation

    /// The parts of a conjunction that have SQL. The reasons for which others have none are appended.
    private static func translate(
        _ expression: some PredicateExpression<Bool>, _ translation: PredicateTranslation, _ reasons: inout [String]
    ) -> StoreExpression? {
        var all: StoreExpression?
        for part in conjuncts(of: expression) {
            do throws(Untranslatable) {
                let next = try translation.condition(part)
                // A part that is true for every row.
                if next == .value(.integer(1)) { continue }
                all = all.map { .binary(.and, $0, next) } ?? next
            } catch {
                reasons.append(error.reason)
            }
        }
        return all
    }

    private static func conjuncts(of expression: any PredicateExpression<Bool>) -> [any PredicateExpression<Bool>] {
        guard let conjunction = expression as? any ConjunctionParts else { return [expression] }
        return conjunction.parts.flatMap(conjuncts)
    }

    private static func note(_ what: String, _ reasons: [String]) {
        Warning.once("\(what): \(reasons.joined(separator: "; "))")
    }

    // MARK: Sorting

    private static func order(
        _ key: SortDescriptor<T>, _ translation: PredicateTranslation, _ entity: ModelEntity
    ) throws(Untranslatable) -> StoreOrder {
        guard let keyPath = key.keyPath else { throw Untranslatable("a key without a key path") }
        let term = try translation.member(keyPath, of: .variable(0), entity)
        let isAscending = key.order == .forward
        if let comparator = key.stringComparator {
            return StoreOrder(
                key: try translation.expression(term), isAscending: isAscending,
                comparison: comparison(for: comparator))
        }
        let values = try SortableValues(type(of: keyPath as AnyKeyPath).valueType, term)
        return StoreOrder(key: values.key(try translation.expression(term)), isAscending: isAscending)
    }

    /// The rules of a comparator, in the user's language.
    private static func comparison(for comparator: String.StandardComparator) -> StoreOrder.Comparison {
        switch comparator {
        case .localizedStandard: .localizedStandard(locale: Locale.current.identifier)
        case .localized: .localized(locale: Locale.current.identifier)
        // On Linux, `lexical` compares the scalars, which is how the store compares texts.
        default: .values
        }
    }
}

/// A conjunction of two conditions.
private protocol ConjunctionParts {
    var parts: [any PredicateExpression<Bool>] { get }
}

extension PredicateExpressions.Conjunction: ConjunctionParts {
    fileprivate var parts: [any PredicateExpression<Bool>] { [lhs, rhs] }
}

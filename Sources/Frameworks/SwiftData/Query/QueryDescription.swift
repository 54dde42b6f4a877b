import EspalierViews
import Foundation

/// The parameters of a query.
final class QueryDescription<Element: PersistentModel> {
    let descriptor: FetchDescriptor<Element>
    /// The transaction of changes that are in none with an animation; nil for theirs.
    let transaction: Transaction?
    @MainActor private(set) lazy var plan = FetchPlan(descriptor)

    init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) {
        self.descriptor = descriptor
        self.transaction = transaction
    }

    /// Whether both give the same objects in the same order. Predicates are compared by what they are in SQL.
    @MainActor func isSame(as other: QueryDescription) -> Bool {
        if self === other { return true }
        let (left, right) = (descriptor, other.descriptor)
        guard left.sortBy == right.sortBy, left.fetchLimit == right.fetchLimit, left.fetchOffset == right.fetchOffset,
            left.includePendingChanges == right.includePendingChanges
        else { return false }
        if left.predicate == nil, right.predicate == nil { return true }
        return plan.isComplete && other.plan.isComplete && plan.fetch == other.plan.fetch
    }
}

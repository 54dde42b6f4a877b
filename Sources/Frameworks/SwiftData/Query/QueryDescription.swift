import EspalierViews
import Foundation

/// The parameters of a query.
final class QueryDescription<Element: PersistentModel> {
    let descriptor: FetchDescriptor<Element>
    /// The transaction of changes that are in none with an animation; nil for theirs.
    let transaction: Transaction?
    /// The titles of sections; nil without sections.
    let sectionKey: QuerySectionKey<Element>?
    @MainActor private(set) lazy var plan = FetchPlan(descriptor)

    init(
        _ descriptor: FetchDescriptor<Element>, transaction: Transaction?, sectionKey: QuerySectionKey<Element>? = nil
    ) {
        self.descriptor = descriptor
        self.transaction = transaction
        self.sectionKey = sectionKey
    }

    /// Whether both give the same objects in the same order. Predicates are compared by what they are in SQL.
    @MainActor func isSame(as other: QueryDescription) -> Bool {
        if self === other { return true }
        let (left, right) = (descriptor, other.descriptor)
        guard left.sortBy == right.sortBy, left.fetchLimit == right.fetchLimit, left.fetchOffset == right.fetchOffset,
            left.includePendingChanges == right.includePendingChanges, sectionKey?.keyPath == other.sectionKey?.keyPath
        else { return false }
        if left.predicate == nil, right.predicate == nil { return true }
        return plan.isComplete && other.plan.isComplete && plan.fetch == other.plan.fetch
    }
}

/// The property that gives a model's section.
struct QuerySectionKey<Element: PersistentModel>: Sendable {
    let keyPath: any PartialKeyPath<Element> & Sendable
    /// The title of a model's section; the empty text for nil.
    let title: @Sendable (Element) -> String

    init(_ keyPath: any KeyPath<Element, String> & Sendable) {
        self.keyPath = keyPath
        title = { $0[keyPath: keyPath] }
    }

    init(_ keyPath: any KeyPath<Element, String?> & Sendable) {
        self.keyPath = keyPath
        title = { $0[keyPath: keyPath] ?? "" }
    }
}

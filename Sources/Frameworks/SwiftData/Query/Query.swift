public import EspalierViews
public import Foundation

/// The models of the environment's context that a view shows.
///
///     @Query(filter: #Predicate<Book> { !$0.isRead }, sort: \.title) private var books: [Book]
///
/// The models are fetched when a body reads them, and again after a change of a table on which they depend: by this page, by another one, or
/// by another process that uses the same file. The view is evaluated only if there are other models then, or another order. A model is the
/// same object as before, so rows keep their identity, and a view that reads a property of a model observes this property.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: _QueryValue>: DynamicProperty where Result.Model == Element {
    private let description: QueryDescription<Element>
    private var storage: QueryStorage<Element>?

    // An initializer of an extension would make a private property with the attribute alone a parameter of its view's initializer.

    /// All models, in the order of their creation.
    public init() {
        self.init(FetchDescriptor(), inTransaction: nil)
    }

    init(
        _ descriptor: FetchDescriptor<Element>, inTransaction transaction: Transaction?,
        sectionBy key: QuerySectionKey<Element>? = nil
    ) {
        description = QueryDescription(descriptor, transaction: transaction, sectionKey: key)
    }

    /// The models in their order. Empty outside of a view's body and actions, and after an error.
    @MainActor
    public var wrappedValue: Result { Result._value(of: storage?.elements ?? []) { sections } }

    /// The models in the sections that `sectionBy` makes. Empty for a query without it.
    ///
    /// A query with the type of an array has its sections by the name with an underscore: `_trips.sections`.
    @MainActor
    public var sections: SectionedResults<Element, String> {
        storage?.sections ?? SectionedResults([], titles: [])
    }

    /// The error of the last fetch; nil after success.
    @MainActor
    public var fetchError: (any Error)? { storage?.error }

    /// The context of the models.
    @MainActor
    public var modelContext: ModelContext { storage?.context ?? EnvironmentValues().modelContext }
}

extension Query: HostedProperty {
    @MainActor
    package mutating func bind(to slot: inout AnyObject?, of node: ViewNode) -> Bool {
        let context = node.environment.modelContext
        if let known = slot as? QueryStorage<Element> {
            storage = known
            return known.update(to: description, in: context)
        }
        let made = QueryStorage(description, in: context)
        (slot, storage) = (made, made)
        return false
    }

    @MainActor
    package func isSame(as other: Query) -> Bool { description.isSame(as: other.description) }

    @MainActor
    package static func tearDown(_ slot: AnyObject?) { (slot as? QueryStorage<Element>)?.end() }
}

extension Query where Result == [Element] {
    /// All models, in the order of their creation. Changes are animated.
    public init(animation: Animation) {
        self.init(FetchDescriptor(), inTransaction: Transaction(animation: animation))
    }

    /// All models, in the order of their creation. Changes have a transaction.
    public init(transaction: Transaction) {
        self.init(FetchDescriptor(), inTransaction: transaction)
    }

    /// The models of a fetch.
    ///
    /// - Parameter transaction: The transaction of changes that are in none with an animation.
    public init(_ fetchDescriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(fetchDescriptor, inTransaction: transaction)
    }

    /// The models of a fetch. Changes that are not animated otherwise have an animation.
    public init(_ fetchDescriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(fetchDescriptor, inTransaction: Transaction(animation: animation))
    }

    /// The models that fulfill a condition, sorted by keys.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), inTransaction: transaction)
    }

    /// The models that fulfill a condition, sorted by keys. Changes that are not animated otherwise have an animation.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(filter: filter, sort: descriptors, transaction: Transaction(animation: animation))
    }

    /// The models that fulfill a condition, sorted by a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    /// The models that fulfill a condition, sorted by a property. Changes that are not animated otherwise have an animation.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(
            filter: filter, sort: [SortDescriptor(keyPath, order: order)],
            transaction: Transaction(animation: animation))
    }

    /// The models that fulfill a condition, sorted by a property that may be nil. Nil comes first in ascending order.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    /// The models that fulfill a condition, sorted by a property that may be nil. Changes that are not animated otherwise have an
    /// animation.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(
            filter: filter, sort: [SortDescriptor(keyPath, order: order)],
            transaction: Transaction(animation: animation))
    }
}

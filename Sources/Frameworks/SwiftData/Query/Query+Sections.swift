public import EspalierViews
public import Foundation

// The title of a section is a text, or an optional one, whose nil is the empty text.

extension Query {
    /// The models of a fetch, in sections by a text.
    public init(
        _ fetchDescriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
    ) {
        self.init(fetchDescriptor, inTransaction: transaction, sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models that fulfill a condition, sorted by keys, in sections by a text.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil, sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: descriptors), inTransaction: transaction,
            sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models that fulfill a condition, sorted by a property, in sections by a text.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            inTransaction: transaction, sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models that fulfill a condition, sorted by a property that may be nil, in sections by a text.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            inTransaction: transaction, sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models of a fetch, in sections by a text. Changes that are not animated otherwise have an animation.
    public init(
        _ fetchDescriptor: FetchDescriptor<Element>, animation: Animation,
        sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
    ) {
        self.init(
            fetchDescriptor, inTransaction: Transaction(animation: animation),
            sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models that fulfill a condition, sorted by keys, in sections by a text. Changes that are not animated otherwise have an animation.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation, sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: descriptors), inTransaction: Transaction(animation: animation),
            sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models that fulfill a condition, sorted by a property, in sections by a text. Changes that are not animated otherwise have an animation.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation,
        sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            inTransaction: Transaction(animation: animation), sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models that fulfill a condition, sorted by a property that may be nil, in sections by a text. Changes that are not animated otherwise have an animation.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation,
        sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            inTransaction: Transaction(animation: animation), sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models of a fetch, in sections by an optional text.
    public init(
        _ fetchDescriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
    ) {
        self.init(fetchDescriptor, inTransaction: transaction, sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models that fulfill a condition, sorted by keys, in sections by an optional text.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil, sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: descriptors), inTransaction: transaction,
            sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models that fulfill a condition, sorted by a property, in sections by an optional text.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            inTransaction: transaction, sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models that fulfill a condition, sorted by a property that may be nil, in sections by an optional text.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            inTransaction: transaction, sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models of a fetch, in sections by an optional text. Changes that are not animated otherwise have an animation.
    public init(
        _ fetchDescriptor: FetchDescriptor<Element>, animation: Animation,
        sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
    ) {
        self.init(
            fetchDescriptor, inTransaction: Transaction(animation: animation),
            sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models that fulfill a condition, sorted by keys, in sections by an optional text. Changes that are not animated otherwise have an animation.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation, sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: descriptors), inTransaction: Transaction(animation: animation),
            sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models that fulfill a condition, sorted by a property, in sections by an optional text. Changes that are not animated otherwise have an animation.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation,
        sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            inTransaction: Transaction(animation: animation), sectionBy: QuerySectionKey(sectionKeyPath))
    }

    /// The models that fulfill a condition, sorted by a property that may be nil, in sections by an optional text. Changes that are not animated otherwise have an animation.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation,
        sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            inTransaction: Transaction(animation: animation), sectionBy: QuerySectionKey(sectionKeyPath))
    }
}

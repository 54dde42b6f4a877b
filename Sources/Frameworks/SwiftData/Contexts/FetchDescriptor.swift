public import Foundation

/// The objects that a fetch gives, and their order.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition of objects; nil for all.
    public var predicate: Predicate<T>?
    /// The keys that sort the objects, the most significant first. Objects that are equal by all keys keep the order of their creation.
    public var sortBy: [SortDescriptor<T>]
    /// The largest number of objects; nil for no limit.
    public var fetchLimit: Int?
    /// The number of objects to leave out at the beginning.
    public var fetchOffset: Int?
    /// Whether the fetch sees what the context has changed and not saved. True by default.
    public var includePendingChanges = true
    /// The properties that the fetch reads at once; others are read on first use. Empty for all.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships whose objects the fetch reads at once.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// A description of the models that fulfill a condition. Without one, of all.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

/// Key paths are values without references to what they lead to; a descriptor stays with the code that made it or is copied.
extension FetchDescriptor: @unchecked Sendable {}

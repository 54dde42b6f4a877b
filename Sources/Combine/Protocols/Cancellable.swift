/// Work that can be ended early. Cancelling twice is the same as once.
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    /// Keeps this token in a collection, erased: what the collection drops is cancelled.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this token in a set, erased: what the set drops is cancelled.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}

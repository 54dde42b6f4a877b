/// The objects of a table by their rows. The context does not keep an object alive that nobody uses and that has no changes.
final class IdentityMap {
    private struct Entry {
        weak var model: (any PersistentModel)?
    }

    private struct Listing {
        weak var listing: AnyModelListing?
    }

    private var entries: [Int64: Entry] = [:]
    private var limit = 1000
    private var listings: [Listing] = []

    /// The largest number of long results in which objects are looked up. The objects of others have entries.
    private static let listingLimit = 16

    /// The object of a row.
    subscript(row: Int64) -> (any PersistentModel)? {
        get { entries[row]?.model ?? listed(row) }
        set {
            entries[row] = newValue.map { Entry(model: $0) }
            if entries.count > limit { prune(for: entries.count) }
        }
    }

    /// The object of a row that was used; nil for one that only has its place in a result.
    func used(_ row: Int64) -> (any PersistentModel)? { entries[row]?.model }

    /// The objects that are in use and have values. Others have nothing that a change of their rows could make wrong.
    var models: [any PersistentModel] {
        entries.values.compactMap { entry in entry.model.flatMap { $0.isUnused ? nil : $0 } }
    }

    var isEmpty: Bool { entries.isEmpty && listings.isEmpty }

    /// Makes room for objects.
    func reserve(_ count: Int) {
        if entries.count + count > limit { prune(for: count) }
        entries.reserveCapacity(entries.count + count)
    }

    /// Forgets the objects that nobody uses, before others are added.
    private func prune(for count: Int) {
        entries = entries.filter { $0.value.model != nil }
        limit = max(1000, entries.count + max(entries.count, count))
    }

    // MARK: Long results

    /// Finds the objects of a long result from now on, as long as it exists.
    func add(_ listing: AnyModelListing) {
        listings.removeAll { $0.listing == nil }
        if listings.count < Self.listingLimit { return listings.append(Listing(listing: listing)) }
        let ids = listing.list.ids
        reserve(ids.count)
        for (index, id) in ids.enumerated() where entries[id]?.model == nil {
            entries[id] = Entry(model: listing.model(at: index))
        }
    }

    private func listed(_ row: Int64) -> (any PersistentModel)? {
        for entry in listings {
            if let found = entry.listing?.model(ofRow: row) { return found }
        }
        return nil
    }
}

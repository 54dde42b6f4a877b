/// The rows of a collection in use, as they are after the latest update.
///
/// Rows that were made have this object, and not the collection, so that a row that only moves need not be visited.
@MainActor
final class LazyRowSource {
    @exclusivity(unchecked) private(set) var rows: any LazyRows
    @exclusivity(unchecked) private(set) var count: Int
    /// The elements of rows that need not be evaluated for the same object; nil for other rows.
    @exclusivity(unchecked) private var objects: LazyObjects?
    /// Whether the last row differs from the others.
    @exclusivity(unchecked) private var marksLast: Bool
    /// The number of updates.
    @exclusivity(unchecked) private(set) var generation = 0
    /// The first generation in which rows of the same objects are the same as in the current one.
    @exclusivity(unchecked) private var sameSince = 0

    init(_ rows: any LazyRows) {
        self.rows = rows
        count = rows.lazyCount
        objects = rows.lazyObjects
        marksLast = rows.marksLastRow
    }

    func update(to newRows: any LazyRows) {
        generation += 1
        if !newRows.makesSameRows(as: rows) { sameSince = generation }
        rows = newRows
        count = newRows.lazyCount
        objects = newRows.lazyObjects
        marksLast = newRows.marksLastRow
    }

    /// Whether a row at its current place, which was last updated in a generation, shows what an evaluation would show.
    func isCurrent(_ place: RowPlace, since generation: Int) -> Bool {
        guard generation >= sameSince, let objects, let object = place.object, !place.isOutdated else { return false }
        return (place.wasLast == place.isLast || !marksLast) && objects.identity(place.position) == object
    }
}

/// The observable objects that are the elements of a collection, by their positions.
nonisolated struct LazyObjects {
    let object: (Int) -> AnyObject
    /// Does not retain the object.
    let identity: (Int) -> ObjectIdentifier
}

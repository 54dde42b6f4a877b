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

/// Stores the row of an element, and updates its view when something that its closure read changes.
final class LazyElementNode: SingleChildNode {
    @exclusivity(unchecked) private var source: LazyRowSource
    @exclusivity(unchecked) private(set) var place: RowPlace
    /// The observable object that the row shows, if the row depends on nothing else.
    @exclusivity(unchecked) private var object: AnyObject?

    init(_ source: LazyRowSource, _ place: RowPlace, in context: __shared NodeContext) {
        self.source = source
        self.place = place
        super.init(in: context)
        evaluate()
    }

    func update(to newPlace: RowPlace, in newSource: LazyRowSource) {
        place = newPlace
        source = newSource
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        // A row whose element may be elsewhere is evaluated when it is used again.
        if place.isLost { return place.note(nil) }
        let rows = source.rows
        guard place.position < rows.lazyCount else { return }
        track {
            object = rows.lazyObjects?.object(place.position)
            place.note(object)
            show(rows, at: place.position, place)
        }
    }
}

/// Stores a row that is a view of its own, and updates its view when something that its closure read changes.
final class LazyRowNode: SingleChildNode {
    @exclusivity(unchecked) private var row: LazyRowView

    init(_ row: LazyRowView, in context: __shared NodeContext) {
        self.row = row
        super.init(in: context)
        evaluate()
    }

    func update(to newRow: LazyRowView) {
        let isSame = newRow == row
        row = newRow
        if !isSame { evaluate() }
    }

    override func evaluate() {
        needsEvaluation = false
        guard row.index < row.rows.lazyCount else { return }
        track { show(row.rows, at: row.index, nil) }
    }
}

extension SingleChildNode {
    /// Makes the view of a row, or updates it.
    fileprivate func show(_ rows: any LazyRows, at index: Int, _ place: RowPlace?) {
        if let child {
            rows.updateLazyRow(child, at: index, place)
        } else {
            child = rows.makeLazyRow(at: index, place, in: NodeContext(parent: self))
        }
    }
}

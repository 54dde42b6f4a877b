/// The place of a row in its collection, and what the row shows.
///
/// A place follows its element. Elements that are inserted move all rows behind them. Such a row is evaluated again only if its view shows the
/// place, and actions find the place when they run.
nonisolated final class RowPlace: Equatable {
    /// The number of rows before this one.
    @exclusivity(unchecked) private(set) var position: Int
    /// The number of rows in the collection.
    @exclusivity(unchecked) private(set) var count: Int
    @exclusivity(unchecked) private var isShown = false
    /// Whether a view shows another position, or the position among another number of rows.
    @exclusivity(unchecked) private(set) var isOutdated = false
    /// Whether the element may be elsewhere, because the collection is too long for a search.
    @exclusivity(unchecked) private(set) var isLost = false
    /// Whether the row was the last one when it was evaluated.
    @exclusivity(unchecked) private(set) var wasLast = false
    /// The observable object that the row shows, if the row depends on nothing else. The row's node keeps it alive.
    @exclusivity(unchecked) private(set) var object: ObjectIdentifier?

    init(_ position: Int, of count: Int) { (self.position, self.count) = (position, count) }

    var isLast: Bool { position == count - 1 }

    /// The position, for a view that depends on it.
    var shown: Int {
        isShown = true
        return position
    }

    func lose() { isLost = true }

    func move(to newPosition: Int, of newCount: Int) {
        isLost = false
        if position == newPosition, count == newCount { return }
        if isShown { isOutdated = true }
        (position, count) = (newPosition, newCount)
    }

    /// The place for an evaluation of the row: another object if a view depends on this one, and the place has changed.
    var current: RowPlace { isOutdated ? RowPlace(position, of: count) : self }

    /// Notes an evaluation of the row.
    func note(_ newObject: AnyObject?) {
        object = newObject.map(ObjectIdentifier.init)
        wasLast = isLast
    }

    static func == (left: RowPlace, right: RowPlace) -> Bool {
        left === right
            || !left.isOutdated && !right.isOutdated && left.position == right.position && left.count == right.count
    }
}

/// The place of a row in its collection.
///
/// Elements that are inserted move all rows behind them. Such a row is evaluated again only if its view shows the place, and actions find the
/// place when they run.
nonisolated final class RowPlace: Equatable {
    /// The number of rows before this one.
    @exclusivity(unchecked) private(set) var position: Int
    /// The number of rows in the collection.
    @exclusivity(unchecked) private(set) var count: Int
    @exclusivity(unchecked) private var isShown = false

    init(_ position: Int, of count: Int) { (self.position, self.count) = (position, count) }

    /// The position, for a view that depends on it.
    var shown: Int {
        isShown = true
        return position
    }

    /// The place of the same row after a change of the collection: another object if a view depends on this one.
    func moved(to position: Int, of count: Int) -> RowPlace {
        if self.position == position, self.count == count { return self }
        if isShown { return RowPlace(position, of: count) }
        (self.position, self.count) = (position, count)
        return self
    }

    static func == (left: RowPlace, right: RowPlace) -> Bool {
        left.position == right.position && left.count == right.count
    }
}

/// A row of a lazy layout that was made.
@MainActor
class LazyRow {
    let node: LazyRowContainer
    /// The time of the last use, in placements of the layout.
    @exclusivity(unchecked) final var lastUse = 0
    /// The generation of the segment's values that the row shows.
    @exclusivity(unchecked) final var generation = 0
    @exclusivity(unchecked) final var place: RowPlace
    /// The last search of the table that found the row's element.
    @exclusivity(unchecked) fileprivate final var search = 0

    fileprivate init(_ node: LazyRowContainer, _ place: RowPlace) {
        self.node = node
        self.place = place
    }

    /// The id of the row's element.
    var id: AnyHashable { preconditionFailure("Each row has the id of a type.") }
}

/// A row with the id of its element.
private final class IdentifiedRow<ID: Hashable>: LazyRow {
    let key: ID

    init(_ key: ID, _ node: LazyRowContainer, _ place: RowPlace) {
        self.key = key
        super.init(node, place)
    }

    override var id: AnyHashable { AnyHashable(key) }

    func has(_ id: __shared ID) -> Bool { key == id }
}

/// The rows of a collection that were made, by the ids of their elements.
@MainActor
protocol LazyRowTable: AnyObject {
    var count: Int { get }
    /// The row of the element at an index of the collection.
    func row(at index: Int) -> LazyRow?
    /// Stores the node of the row of the element at a place.
    func add(_ node: LazyRowContainer, at place: RowPlace) -> LazyRow
    func forEach(_ body: (LazyRow) -> Void)
    /// Removes the rows for which `body` returns true, and returns them.
    func take(where body: (LazyRow) -> Bool) -> [LazyRow]
    /// Moves the places of the rows whose elements are among the first `count` ones of the collection, and removes and returns the other rows.
    func takeGone(from count: Int) -> [LazyRow]
}

/// The rows by ids of a type. A comparison of erased ids takes a microsecond.
final class LazyRowsByID<ID: Hashable>: LazyRowTable {
    /// The id of the element at an index.
    var id: (Int) -> ID {
        didSet { found = 0..<0 }
    }
    private var rows: [ID: LazyRow] = [:]
    @exclusivity(unchecked) private var search = 0
    /// The rows that the last search found, by the indices of their elements from `first` on. Nil for an element without a row, or whose row
    /// was removed.
    @exclusivity(unchecked) private var places: ContiguousArray<LazyRow?> = []
    @exclusivity(unchecked) private var first = 0
    /// The indices in `places` at which the rows are those of the current elements.
    @exclusivity(unchecked) private var found = 0..<0

    init(id: @escaping (Int) -> ID) {
        self.id = id
    }

    var count: Int { rows.count }

    func row(at index: Int) -> LazyRow? {
        if found.contains(index - first), let row = places[index - first] { return row }
        return rows.isEmpty ? nil : rows[id(index)]
    }

    func add(_ node: LazyRowContainer, at place: RowPlace) -> LazyRow {
        let id = id(place.position)
        let row = IdentifiedRow(id, node, place)
        rows[id] = row
        keep(row, at: place.position)
        return row
    }

    /// Adds a row to those that were found. Rows are made one behind the other, or in front of the others.
    private func keep(_ row: LazyRow, at index: Int) {
        if found.isEmpty {
            guard rows.count == 1 else { return }
            (first, places) = (index, [])
        }
        switch index - first {
        case places.indices: places[index - first] = row
        case places.count: places.append(row)
        case -1:
            places.insert(row, at: 0)
            first = index
        default: return
        }
        found = places.indices
    }

    func forEach(_ body: (LazyRow) -> Void) {
        for row in rows.values { body(row) }
    }

    func take(where body: (LazyRow) -> Bool) -> [LazyRow] {
        let taken = rows.filter { body($0.value) }
        for id in taken.keys { rows[id] = nil }
        if taken.isEmpty { return [] }
        for index in places.indices {
            if let row = places[index], body(row) { places[index] = nil }
        }
        return Array(taken.values)
    }

    func takeGone(from count: Int) -> [LazyRow] {
        search += 1
        var missing = rows.count
        let (old, oldFirst) = (places, first)
        var next: ContiguousArray<LazyRow?> = []
        next.reserveCapacity(missing + 1)
        var start = 0
        // The elements behind one that was inserted or removed keep their order. So the row of the next element is most often behind the
        // last one that was found, and an id need not be hashed.
        var expected = oldFirst
        for index in 0..<count where missing > 0 {
            let id = id(index)
            guard let row = Self.row(expected - oldFirst, of: old, with: id) ?? rows[id] else {
                if !next.isEmpty { next.append(nil) }
                continue
            }
            if next.isEmpty { start = index }
            next.append(row)
            if row.search == search { continue }
            row.search = search
            missing -= 1
            let place = row.place
            expected = place.position + 1
            place.move(to: index, of: count)
        }
        (first, places) = (start, next)
        found = next.indices
        return missing == 0 ? [] : take { $0.search != search }
    }

    /// The row at an index if its element has an id.
    private static func row(_ index: Int, of rows: ContiguousArray<LazyRow?>, with id: __shared ID) -> LazyRow? {
        guard rows.indices.contains(index), let row = rows[index], paired(row, as: IdentifiedRow<ID>.self).has(id)
        else { return nil }
        return row
    }
}

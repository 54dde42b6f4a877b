/// A row of a lazy layout that was made.
@MainActor
final class LazyRow {
    /// The id of the row's element.
    let id: AnyHashable
    let node: StackNode
    /// The time of the last use, in placements of the layout.
    var lastUse = 0
    /// The generation of the segment's values that the row shows.
    var generation = 0
    /// The last search of the table that found the row's element.
    fileprivate var search = 0

    init(id: AnyHashable, node: StackNode) {
        self.id = id
        self.node = node
    }
}

/// The rows of a collection that were made, by the ids of their elements.
@MainActor
protocol LazyRowTable: AnyObject {
    var count: Int { get }
    /// The row of the element at an index of the collection.
    func row(at index: Int) -> LazyRow?
    /// Stores the row of the element at an index.
    func add(_ row: LazyRow, at index: Int)
    func forEach(_ body: (LazyRow) -> Void)
    /// Removes the rows for which `body` returns true, and returns them.
    func take(where body: (LazyRow) -> Bool) -> [LazyRow]
    /// Removes the rows whose elements are not among the first `count` ones of the collection, and returns them.
    func takeGone(from count: Int) -> [LazyRow]
}

/// The rows by ids of a type. A comparison of erased ids takes a microsecond.
final class LazyRowsByID<ID: Hashable>: LazyRowTable {
    /// The id of the element at an index.
    var id: (Int) -> ID {
        didSet { places.removeAll(keepingCapacity: true) }
    }
    private var rows: [ID: LazyRow] = [:]
    /// Rows by the indices of their elements, as far as the last search found them.
    private var places: [Int: LazyRow] = [:]
    private var search = 0

    init(id: @escaping (Int) -> ID) {
        self.id = id
    }

    var count: Int { rows.count }

    func row(at index: Int) -> LazyRow? { places[index] ?? (rows.isEmpty ? nil : rows[id(index)]) }

    func add(_ row: LazyRow, at index: Int) { rows[id(index)] = row }

    func forEach(_ body: (LazyRow) -> Void) {
        for row in rows.values { body(row) }
    }

    func take(where body: (LazyRow) -> Bool) -> [LazyRow] {
        let taken = rows.filter { body($0.value) }
        for id in taken.keys { rows[id] = nil }
        if !taken.isEmpty { places = places.filter { !body($0.value) } }
        return Array(taken.values)
    }

    func takeGone(from count: Int) -> [LazyRow] {
        search += 1
        var missing = rows.count
        for index in 0..<count where missing > 0 {
            guard let row = rows[id(index)] else { continue }
            places[index] = row
            if row.search == search { continue }
            row.search = search
            missing -= 1
        }
        return missing == 0 ? [] : take { $0.search != search }
    }
}

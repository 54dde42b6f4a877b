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

import Foundation

/// The movement of an item that the user drags to another place. Until its end, the data source still has the item at its old place.
struct InteractiveMovement: Equatable {
    /// The place of the item in the data source.
    let original: IndexPath
    /// The place at which the item is shown.
    var current: IndexPath
    /// The size of the item, and its middle in the content.
    let size: CGSize
    var center: CGPoint

    /// The place in the data source of an item that is shown at a place.
    func sourcePath(of shown: IndexPath) -> IndexPath {
        if shown == current { return original }
        return shown.after(removing: current).after(inserting: original)
    }

    /// The place at which an item of the data source is shown.
    func shownPath(of source: IndexPath) -> IndexPath {
        if source == original { return current }
        return source.after(removing: original).after(inserting: current)
    }

    /// The number of items that a section shows, from the number in the data source.
    func shownCount(_ count: Int, section: Int) -> Int {
        guard original.section != current.section else { return count }
        return section == original.section ? max(0, count - 1) : section == current.section ? count + 1 : count
    }
}

extension IndexPath {
    /// The place of an item after another one was removed.
    fileprivate func after(removing path: IndexPath) -> IndexPath {
        path.section == section && item > path.item ? IndexPath(item: item - 1, section: section) : self
    }

    /// The place of an item after another one was inserted.
    fileprivate func after(inserting path: IndexPath) -> IndexPath {
        path.section == section && item >= path.item ? IndexPath(item: item + 1, section: section) : self
    }
}

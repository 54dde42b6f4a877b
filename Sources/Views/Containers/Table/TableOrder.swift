import EspalierDisplayTree
import Foundation

/// The order of a table's rows: comparators of a type, the first one first.
nonisolated struct TableOrder {
    private let comparators: () -> [any SortComparator]
    private let write: ([any SortComparator]) -> Void

    init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
        comparators = { order.wrappedValue }
        write = { order.wrappedValue = $0.compactMap { $0 as? Sort } }
        takes = { $0 is Sort }
    }

    private let takes: (any SortComparator) -> Bool

    /// The direction in which a column sorts the rows; nil for a column that cannot.
    func state(of comparator: (any SortComparator)?) -> Semantics.ColumnOrder? {
        guard let comparator, takes(comparator) else { return nil }
        guard let first = comparators().first, first.comparesSame(as: comparator) else {
            return Semantics.ColumnOrder.none
        }
        return first.order == .forward ? .ascending : .descending
    }

    /// Sorts by a column, or reverses its direction if it already sorts the rows. The other comparators follow.
    func toggle(_ comparator: any SortComparator) {
        var all = comparators()
        if let first = all.first, first.comparesSame(as: comparator) {
            all[0] = first.reversed
        } else {
            all.removeAll { $0.comparesSame(as: comparator) }
            all.insert(comparator, at: 0)
        }
        write(all)
    }
}

extension SortComparator {
    fileprivate var reversed: any SortComparator {
        var copy = self
        copy.order = order == .forward ? .reverse : .forward
        return copy
    }

    /// Whether another comparator compares the same values, in whichever direction. Comparators of a property are the same
    /// if the property is.
    fileprivate func comparesSame(as other: any SortComparator) -> Bool {
        guard var other = other as? Self else { return false }
        if let own = self as? any PropertyComparator, let its = other as? any PropertyComparator {
            return own.property == its.property
        }
        other.order = order
        return self == other
    }
}

/// A comparator of a property.
private protocol PropertyComparator {
    var property: AnyKeyPath { get }
}

extension KeyPathComparator: PropertyComparator {
    fileprivate var property: AnyKeyPath { keyPath }
}

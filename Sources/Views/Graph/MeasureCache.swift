package import Foundation
package import LayoutEngine

/// The sizes that an item chose for the last proposals. Two are kept in place, since a stack's child is mostly asked
/// for no more; the others in an array.
struct MeasureCache {
    struct Entry {
        var proposal: ProposedViewSize
        var size: CGSize
    }

    private var first: Entry?
    private var second: Entry?
    private var others: ContiguousArray<Entry> = []

    /// A stack asks a child for minimum, maximum, ideal and its share; beyond this the oldest make room.
    private static let capacity = 8

    var isEmpty: Bool { first == nil }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        if let first, first.proposal == proposal { return first.size }
        if let second, second.proposal == proposal { return second.size }
        for entry in others where entry.proposal == proposal { return entry.size }
        return nil
    }

    mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = Entry(proposal: proposal, size: size)
        if first == nil {
            first = entry
        } else if second == nil {
            second = entry
        } else {
            if others.count >= Self.capacity { others.removeFirst() }
            others.append(entry)
        }
    }

    mutating func removeAll() {
        first = nil
        second = nil
        if !others.isEmpty { others.removeAll(keepingCapacity: false) }
    }

    func allSatisfy(_ predicate: (Entry) -> Bool) -> Bool {
        if let first, !predicate(first) { return false }
        if let second, !predicate(second) { return false }
        return others.allSatisfy(predicate)
    }
}

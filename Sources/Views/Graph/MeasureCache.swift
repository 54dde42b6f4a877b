import LayoutEngine

/// The answers that an item gave to the last proposals. Two are kept in place, since a stack's child is mostly asked for
/// no more; the others in an array. An answer serves all proposals that it holds for.
struct MeasureCache {
    struct Entry {
        var proposal: ProposedViewSize
        var answer: SizeAnswer
    }

    private var first: Entry?
    private var second: Entry?
    private var others: ContiguousArray<Entry> = []

    /// A stack asks a child for minimum, maximum, ideal and its share; beyond this the oldest make room.
    private static let capacity = 8

    var isEmpty: Bool { first == nil }

    subscript(proposal: ProposedViewSize) -> SizeAnswer? {
        if let first, first.answer.holds(for: proposal, asked: first.proposal) { return first.answer }
        if let second, second.answer.holds(for: proposal, asked: second.proposal) { return second.answer }
        for entry in others where entry.answer.holds(for: proposal, asked: entry.proposal) { return entry.answer }
        return nil
    }

    mutating func insert(_ answer: SizeAnswer, for proposal: ProposedViewSize) {
        let entry = Entry(proposal: proposal, answer: answer)
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

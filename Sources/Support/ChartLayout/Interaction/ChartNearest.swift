package import Foundation

/// Finds the value that is nearest to a position, among values in any order.
package struct ChartNearest: Sendable {
    /// The positions in ascending order, and the number of the value of each.
    private let sorted: [(position: CGFloat, index: Int)]

    /// Positions that are not finite are never found.
    ///
    /// - Complexity: O(*n* log *n*) in the number of positions; O(*n*) if they are in order.
    package init(_ positions: some Sequence<CGFloat>) {
        var pairs = positions.enumerated().map { (position: $1, index: $0) }.filter { $0.position.isFinite }
        if !zip(pairs, pairs.dropFirst()).allSatisfy({ $0.position <= $1.position }) {
            pairs.sort { ($0.position, $0.index) < ($1.position, $1.index) }
        }
        sorted = pairs
    }

    /// The number of the value that is nearest to a position, the first of those at the same place; nil without values.
    ///
    /// - Complexity: O(log *n*) in the number of positions.
    package func index(to position: CGFloat) -> Int? {
        guard position.isFinite, !sorted.isEmpty else { return nil }
        let after = place(of: position)
        guard after > 0 else { return sorted[0].index }
        let before = place(of: sorted[after - 1].position)
        guard after < sorted.count else { return sorted[before].index }
        return position - sorted[before].position <= sorted[after].position - position
            ? sorted[before].index : sorted[after].index
    }

    /// The numbers of the values between two positions, in the order of their positions.
    package func indices(from first: CGFloat, to last: CGFloat) -> [Int] {
        guard first.isFinite, last.isFinite else { return [] }
        let upper = max(first, last)
        var place = place(of: min(first, last))
        var indices: [Int] = []
        while place < sorted.count, sorted[place].position <= upper {
            indices.append(sorted[place].index)
            place += 1
        }
        return indices
    }

    /// The place of the first position that is not below another.
    private func place(of position: CGFloat) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle].position < position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

import Foundation

/// Finds the rows or items whose data should be prepared: those before and behind the ones that appear, which are not made.
struct ElementPrefetching {
    /// The number of elements that are announced in each direction. Those behind twice as many are far away.
    private static let reach = 10
    /// The greatest distance of an announced element from the one that appears, in elements.
    private static let limit = 100

    /// The elements that were announced and not made since.
    private(set) var announced: Set<IndexPath> = []

    /// The elements to announce, and those that are too far away now. Both are in the order of the content.
    struct Step: Equatable {
        var announced: [IndexPath] = []
        var cancelled: [IndexPath] = []
    }

    /// An element has appeared.
    ///
    /// - Parameters:
    ///   - count: The number of elements of a section; nil for an unknown section.
    ///   - isMade: Whether an element is made.
    mutating func appeared(
        _ path: IndexPath, count: (Int) -> Int?, isMade: (IndexPath) -> Bool
    ) -> Step {
        announced = announced.filter { !isMade($0) }
        var step = Step()
        var near: Set<IndexPath> = []
        for isForward in [false, true] {
            let around = Self.neighbors(of: path, isForward: isForward, count, isMade)
            near.formUnion(around)
            let next = around.prefix(Self.reach)
            let new = next.filter { !announced.contains($0) }
            // Elements are announced in groups, except for the last ones.
            if new.count >= Self.reach / 2 || next.count < Self.reach { step.announced += new }
        }
        step.announced.sort()
        step.cancelled = announced.filter { !near.contains($0) }.sorted()
        announced.subtract(step.cancelled)
        announced.formUnion(step.announced)
        return step
    }

    /// The elements next to one that are not made, the nearest first, as many as are not far away.
    private static func neighbors(
        of path: IndexPath, isForward: Bool, _ count: (Int) -> Int?, _ isMade: (IndexPath) -> Bool
    ) -> [IndexPath] {
        var found: [IndexPath] = []
        var (section, item, steps) = (path.section, path.item, 0)
        var length = count(section)
        while found.count < 2 * reach, steps < limit, let known = length {
            item += isForward ? 1 : -1
            steps += 1
            if item >= 0, item < known {
                let neighbor = IndexPath(item: item, section: section)
                if !isMade(neighbor) { found.append(neighbor) }
            } else {
                section += isForward ? 1 : -1
                length = count(section)
                item = isForward ? -1 : length ?? 0
            }
        }
        return found
    }
}

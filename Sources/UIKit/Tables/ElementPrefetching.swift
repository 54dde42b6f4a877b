import Foundation

/// Finds the rows or items whose data should be prepared: those before and behind the ones that appear, which are not made.
struct ElementPrefetching {
    /// The distance at which elements are announced, in elements. Elements at twice the distance are far away.
    static let reach = 10

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
            let around = Self.neighbors(of: path, isForward: isForward, count)
            near.formUnion(around)
            let new = around.prefix(Self.reach).filter { !isMade($0) && !announced.contains($0) }
            // Elements are announced in groups, except for the last ones.
            if new.count >= Self.reach / 2 || around.count <= Self.reach { step.announced += new }
        }
        step.announced.sort()
        step.cancelled = announced.filter { !near.contains($0) }.sorted()
        announced.subtract(step.cancelled)
        announced.formUnion(step.announced)
        return step
    }

    /// The elements next to one, the nearest first, as many as are not far away.
    private static func neighbors(of path: IndexPath, isForward: Bool, _ count: (Int) -> Int?) -> [IndexPath] {
        var found: [IndexPath] = []
        var section = path.section
        var item = path.item
        var length = count(section)
        while found.count < 2 * reach, let known = length {
            item += isForward ? 1 : -1
            if item >= 0, item < known {
                found.append(IndexPath(item: item, section: section))
            } else {
                section += isForward ? 1 : -1
                length = count(section)
                item = isForward ? -1 : length ?? 0
            }
        }
        return found
    }
}

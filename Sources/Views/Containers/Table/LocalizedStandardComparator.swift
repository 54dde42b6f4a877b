public import Foundation

/// Compares strings as a file browser does: with numbers by their value, and without regard to case.
///
/// Foundation on Linux lacks the comparator of this name, so it is a type of this library.
public nonisolated struct LocalizedStandardComparator: SortComparator, Hashable, Sendable {
    /// The direction.
    public var order: SortOrder

    /// A comparator with a direction.
    public init(order: SortOrder = .forward) {
        self.order = order
    }

    public func compare(_ left: String, _ right: String) -> ComparisonResult {
        let result = left.localizedStandardCompare(right)
        guard order == .reverse else { return result }
        switch result {
        case .orderedAscending: return .orderedDescending
        case .orderedDescending: return .orderedAscending
        default: return result
        }
    }
}

extension SortComparator where Self == LocalizedStandardComparator {
    /// Compares strings as a file browser does.
    public static var localizedStandard: LocalizedStandardComparator { LocalizedStandardComparator() }
}

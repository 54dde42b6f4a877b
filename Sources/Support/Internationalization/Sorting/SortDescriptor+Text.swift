public import Foundation

extension SortDescriptor {
    /// Sorts by a text as people expect it in lists of names (`localizedStandard`), in ascending order.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable) {
        self.init(keyPath, comparator: .localizedStandard)
    }

    /// Sorts by a text that may be nil, as people expect it in lists of names; nil comes first.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable) {
        self.init(keyPath, comparator: .localizedStandard)
    }

    /// Sorts by a text as people expect it in lists of names (`localizedStandard`).
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    /// Sorts by a text that may be nil, as people expect it in lists of names; nil comes first in ascending order.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }
}

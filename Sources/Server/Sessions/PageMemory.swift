/// The memory of live pages, and its limit.
///
/// It is measured as the growth of the process since the server started, without the snapshots of sleeping pages.
@MainActor
final class PageMemory {
    private let budget: Int
    private let measure: () -> Int
    private let start: Int
    /// The bytes of snapshots in memory.
    private let snapshots: () -> Int

    /// - Parameters:
    ///   - budget: the limit in bytes.
    ///   - snapshots: returns the bytes of snapshots in memory.
    ///   - measure: returns the memory of the process in bytes.
    init(budget: Int, snapshots: @escaping () -> Int, measure: @escaping () -> Int) {
        self.budget = budget
        self.measure = measure
        self.snapshots = snapshots
        start = budget == .max ? 0 : measure()
    }

    /// Whether pages have to sleep.
    var isExceeded: Bool { budget != .max && measure() - start - snapshots() > budget }
}

/// The tasks that code of a page has started and that have not ended, for pages without scripts: they show results when they are loaded
/// again.
///
/// A task inherits the task-local value of the code that starts it, and releases it when it ends. Detached tasks are unknown.
@MainActor
struct PageWork {
    /// Exists as long as a task that started while it was the current one.
    private final class Mark: Sendable {
        @TaskLocal static var current: Mark?
    }

    private weak var mark: Mark?
    /// How often the page was loaded since an event.
    private var loads = 0

    /// The seconds after which a page without scripts loads itself again, for each time. A task that takes longer may never end.
    private static let delays = [1, 2, 4, 8, 16]

    /// Whether a task has not ended.
    var isUnderWay: Bool { mark != nil }

    /// Runs code that may start tasks.
    mutating func noting<Result>(_ body: () -> Result) -> Result {
        let mark = mark ?? Mark()
        self.mark = mark
        loads = 0
        return Mark.$current.withValue(mark) { body() }
    }

    /// Counts that the page is loaded. Returns the seconds after which it should be loaded again; nil for never.
    mutating func load() -> Int? {
        guard isUnderWay, loads < Self.delays.count else { return nil }
        loads += 1
        return Self.delays[loads - 1]
    }
}

/// The tasks of a page without scripts, which shows their results when it is loaded again.
@MainActor
struct PageWork {
    private let tasks = StartedTasks()
    /// How often the page was loaded since an event.
    private var loads = 0

    /// The seconds after which a page without scripts loads itself again, for each time. A task that takes longer may never end.
    private static let delays = [1, 2, 4, 8, 16]

    /// Runs code that may start tasks.
    mutating func noting<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        loads = 0
        return try tasks.noting(body)
    }

    /// Counts that the page is loaded. Returns the seconds after which it should be loaded again; nil for never.
    mutating func load() -> Int? {
        guard tasks.areUnderWay, loads < Self.delays.count else { return nil }
        loads += 1
        return Self.delays[loads - 1]
    }
}

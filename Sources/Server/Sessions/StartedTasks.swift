/// The tasks that code has started and that have not ended.
///
/// A task inherits the task-local value of the code that starts it, and releases it when it ends. Detached tasks are unknown.
@MainActor
final class StartedTasks {
    /// Exists as long as a task that started while it was the current one.
    private final class Mark: Sendable {
        @TaskLocal static var current: Mark?

        let owner: Owner
        /// That of the code around, whose tasks these are, too.
        private let outer = Mark.current

        init(_ owner: Owner) { self.owner = owner }
    }

    /// The object that all marks of the same tasks refer to.
    private final class Owner: Sendable {}

    private weak var owner: Owner?

    var areUnderWay: Bool { owner != nil }

    /// Runs code that may start tasks.
    func noting<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        let owner = owner ?? Owner()
        self.owner = owner
        let result = Mark.$current.withValue(Mark(owner)) { Result { () throws(Failure) in try body() } }
        return try result.get()
    }
}

import Dispatch

/// The executor of model actors. It runs jobs one after another on a queue of its own.
///
/// `@unchecked Sendable`: the context is only used by jobs, which never run at the same time.
public final class DefaultSerialModelExecutor: @unchecked Sendable, SerialModelExecutor {
    /// The context that the jobs use.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "SwiftData.ModelActor")

    /// An executor for the jobs that use a context.
    public init(modelContext: ModelContext) {
        self.modelContext = modelContext
    }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

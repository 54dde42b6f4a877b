import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The end of the program, when it is asked for: as soon as all answers are out, and in its grace period whatever happens.
final class ProgramEnd: Sendable {
    private let running: RunningServer
    private let grace: Double
    private let hasBegun = Atomic<Bool>(false)

    init(_ running: RunningServer, grace: Double) {
        self.running = running
        self.grace = grace
    }

    /// Begins to end the program, from any thread; asked a second time, ends it at once.
    func begin() {
        // `exit` waits for threads and runs what was to run at the end: `_exit` depends on nothing.
        if hasBegun.exchange(true, ordering: .relaxed) { _exit(1) }
        Log.shared.write(.info, "shutting down", [("grace", "\(grace)")])
        Thread.detachNewThread { [self] in
            Thread.sleep(forTimeInterval: grace)
            Log.shared.write(.error, "shutting down took too long", running.application.work.fields)
            _exit(1)
        }
        running.refuse()
        Task { @MainActor [self] in
            // So that what is to be said then is said before the last moment.
            let isDone = await running.stop(patience: max(grace - 0.5, grace / 2))
            exit(isDone ? 0 : 1)
        }
    }
}

import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Ends the program on request: as soon as all responses are sent, and within its grace period in any case.
final class ProgramEnd: Sendable {
    private let running: RunningServer
    private let service: ServiceManager?
    private let grace: Double
    private let hasBegun = Atomic<Bool>(false)

    init(_ running: RunningServer, _ service: ServiceManager? = nil, grace: Double) {
        self.service = service
        self.running = running
        self.grace = grace
    }

    /// Starts to end the program, from any thread. A second call ends it at once.
    func begin() {
        // `exit` waits for threads and runs registered functions. `_exit` depends on nothing.
        if hasBegun.exchange(true, ordering: .relaxed) { _exit(1) }
        Log.shared.write(.info, "shutting down", [("grace", "\(grace)")])
        Thread.detachNewThread { [self] in
            Thread.sleep(forTimeInterval: grace)
            Log.shared.write(.error, "shutting down took too long", running.application.work.fields)
            _exit(1)
        }
        service?.stops()
        running.refuse()
        Task { @MainActor [self] in
            // Allow time for the last lines of the log.
            let isDone = await running.stop(patience: max(grace - 0.5, grace / 2))
            exit(isDone ? 0 : 1)
        }
    }
}

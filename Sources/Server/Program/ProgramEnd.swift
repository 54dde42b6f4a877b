import EspalierSupervision
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Ends the program on request: as soon as all responses are sent, and within its grace period in any case.
final class ProgramEnd: Sendable {
    private let running: RunningServer
    private let service: ServiceManager?
    /// The browsers of this process, which it gives up; nil if it is the only one.
    private let ownership: PageOwnership?
    /// The supervisor, which passes no more connections to this process; nil without one.
    private let link: WorkerLink?
    private let grace: Double
    private let hasBegun = Atomic<Bool>(false)

    init(
        _ running: RunningServer, _ service: ServiceManager? = nil, _ ownership: PageOwnership? = nil,
        _ link: WorkerLink? = nil, grace: Double
    ) {
        self.link = link
        self.service = service
        self.ownership = ownership
        self.running = running
        self.grace = grace
    }

    /// The pauses in milliseconds after which pages come back: to a process that serves, or to one that has to start. The former come one after
    /// the other, because they were sent away so.
    private static let pauses = (others: 0...0, none: 500...3000)

    /// Starts to end the program, from any thread. A second call ends it at once.
    ///
    /// - Parameter drain: What the supervisor says about the end; nil without one.
    func begin(_ drain: WorkerLink.Drain? = nil) {
        let isFirst = !hasBegun.exchange(true, ordering: .relaxed)
        // `exit` waits for threads and runs registered functions. `_exit` depends on nothing.
        if !isFirst {
            // A supervisor may end while this process ends on its request.
            if drain != nil { return }
            _exit(1)
        }
        let grace = drain?.time ?? grace
        Log.shared.write(.info, "shutting down", [("grace", "\(grace)")])
        Thread.detachNewThread { [self] in
            Thread.sleep(forTimeInterval: grace)
            Log.shared.write(.error, "shutting down took too long", running.application.work.fields)
            _exit(1)
        }
        service?.stops()
        // Somebody else has sent the signal.
        if drain == nil { link?.ends() }
        if ownership == nil { running.refuse() }
        Task { @MainActor [self] in
            if ownership != nil {
                let pause = drain?.othersServe == true ? Self.pauses.others : Self.pauses.none
                await running.application.drain(within: grace / 2, pause: pause)
                running.refuse()
            }
            // Allow time for the last lines of the log.
            let rest = ownership == nil ? grace : grace / 2
            let isDone = await running.stop(patience: max(rest - 0.5, rest / 2))
            ownership?.end()
            exit(isDone ? 0 : 1)
        }
    }
}

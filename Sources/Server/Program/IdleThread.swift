import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A thread that runs only while no other thread of the machine needs its processor.
enum IdleThread {
    /// Begins work that nobody waits for. It must hold no lock that others need: it may stop anywhere for seconds.
    static func begin(_ work: @escaping @Sendable () -> Void) {
        Thread.detachNewThread {
            // On Linux, the policy is that of the calling thread. One with a low priority would keep a processor for the rest of its
            // slice, some milliseconds, when a page's thread wakes up. One with this policy leaves at once (sched(7)).
            var parameters = sched_param()
            if sched_setscheduler(0, idlePolicy, &parameters) != 0 {
                // A sandbox forbids it.
                _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
            }
            work()
        }
    }

    /// SCHED_IDLE of sched.h, which Swift does not import.
    private static let idlePolicy: Int32 = 5
}

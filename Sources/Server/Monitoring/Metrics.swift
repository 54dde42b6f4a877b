import Synchronization

/// The server's counters and durations, which `GET /metrics` reports.
package final class Metrics: Sendable {
    /// Responses by their status codes.
    let statuses = Mutex<[UInt16: Int]>([:])
    let events = Atomic<Int>(0)
    let patches = Atomic<Int>(0)
    let patchBytes = Atomic<Int>(0)
    let sessionsLive = Atomic<Int>(0)
    let sessionsOpened = Atomic<Int>(0)
    let sessionsRestored = Atomic<Int>(0)
    let pagesFailed = Atomic<Int>(0)
    let overloads = Atomic<Int>(0)
    let clientOverloads = Atomic<Int>(0)
    let streams = Atomic<Int>(0)
    let channels = Atomic<Int>(0)
    let channelMessages = Atomic<Int>(0)
    let snapshotFailures = Atomic<Int>(0)
    let snapshotsUnwritten = Atomic<Int>(0)
    /// The time that a request's work takes on the main actor.
    let mainActorSeconds = Histogram()
    /// The time for encoding a response.
    let renderSeconds = Histogram()

    /// Creates metrics that count from 0.
    package init() {}

    /// Counts a response by its status code.
    func count(status: UInt16) {
        statuses.withLock { $0[status, default: 0] += 1 }
    }
}

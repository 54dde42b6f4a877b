import Foundation
import Synchronization

/// Watches, on its own thread, whether the main actor responds. An app's code may loop or wait there forever, and code
/// on the main actor could not report that.
package final class MainActorWatch: Sendable {
    /// The time of the probe that waits for the main actor, in nanoseconds; 0 without one.
    private let probed = Atomic<Int64>(0)
    private let isOver = Atomic<Bool>(false)
    private let limit: Double
    private let work: WorkInHand
    private let log: Log

    /// The time between two probes, in seconds.
    private static let interval = 0.25
    /// The time between two log lines about the same silence, in seconds.
    private static let reminder = 60.0

    /// - Parameters:
    ///   - limit: the longest silence of the main actor, in seconds.
    ///   - work: the current work of the main actor.
    init(limit: Double, work: WorkInHand, log: Log) {
        self.limit = limit
        self.work = work
        self.log = log
    }

    /// Starts the thread, which lives as long as the watch.
    func start() {
        Thread.detachNewThread { [weak self] in
            Thread.current.name = "watchdog"
            var reported: Double?
            while let watch = self {
                if watch.isOver.load(ordering: .relaxed) { return }
                watch.probe(&reported)
                Thread.sleep(forTimeInterval: MainActorWatch.interval)
            }
        }
    }

    func stop() { isOver.store(true, ordering: .relaxed) }

    /// The time since the main actor responded, in seconds; 0 while it responds.
    var silence: Double {
        let probed = probed.load(ordering: .relaxed)
        return probed == 0 ? 0 : Double(MonotonicClock.nanoseconds - probed) / 1e9
    }

    /// The reason why the main actor counts as blocked; nil while it responds.
    var complaint: String? {
        let silence = silence
        return silence > limit ? "has not responded for \(Int(silence)) s" : nil
    }

    /// - Parameter reported: the silence that the log reported last; nil without one.
    private func probe(_ reported: inout Double?) {
        log.writeCounts()
        let silence = silence
        if silence == 0 {
            if reported != nil { log.write(.info, "main actor responds again") }
            reported = nil
            probed.store(MonotonicClock.nanoseconds, ordering: .relaxed)
            DispatchQueue.main.async { [weak self] in self?.probed.store(0, ordering: .relaxed) }
        } else if silence > limit, silence > reported.map({ $0 + MainActorWatch.reminder }) ?? 0 {
            reported = silence
            log.write(.error, "main actor is stuck", [("seconds", String(Int(silence)))] + work.fields)
        }
    }
}

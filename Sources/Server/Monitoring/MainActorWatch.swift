import Foundation
import Synchronization

/// Watches from a thread of its own whether the main actor still answers: an app's code may loop or wait there for ever, and
/// nothing that goes by the main actor could say so.
package final class MainActorWatch: Sendable {
    /// When the question was put that waits for its answer, in nanoseconds; 0 for none.
    private let asked = Atomic<Int64>(0)
    private let isOver = Atomic<Bool>(false)
    private let limit: Double
    private let work: WorkInHand
    private let log: Log

    /// How often the main actor is asked, in seconds.
    private static let interval = 0.25
    /// How often the log says of a silence that it lasts, in seconds.
    private static let reminder = 60.0

    /// - Parameters:
    ///   - limit: how long the main actor may be silent, in seconds.
    ///   - work: what the main actor is doing.
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
                watch.look(&reported)
                Thread.sleep(forTimeInterval: MainActorWatch.interval)
            }
        }
    }

    func stop() { isOver.store(true, ordering: .relaxed) }

    /// How long the main actor has not answered, in seconds; 0 while it does.
    private var silence: Double {
        let asked = asked.load(ordering: .relaxed)
        return asked == 0 ? 0 : Double(MonotonicClock.nanoseconds - asked) / 1e9
    }

    /// Why the main actor counts as stuck; nil while it answers.
    var complaint: String? {
        let silence = silence
        return silence > limit ? "has not answered for \(Int(silence)) s" : nil
    }

    /// - Parameter reported: the silence that the log reported of last; nil for none.
    private func look(_ reported: inout Double?) {
        log.writeCounts()
        let silence = silence
        if silence == 0 {
            if reported != nil { log.write(.info, "main actor answers again") }
            reported = nil
            asked.store(MonotonicClock.nanoseconds, ordering: .relaxed)
            DispatchQueue.main.async { [weak self] in self?.asked.store(0, ordering: .relaxed) }
        } else if silence > limit, silence > reported.map({ $0 + MainActorWatch.reminder }) ?? 0 {
            reported = silence
            log.write(.error, "main actor is stuck", [("seconds", String(Int(silence)))] + work.fields)
        }
    }
}

import Combine
import Foundation

/// A scheduler whose time the test advances. Runs the actions that are due in the order of their dates.
final class VirtualScheduler: Scheduler {
    typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    typealias SchedulerOptions = Never

    private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
    let minimumTolerance: SecondsStride = 0
    private var entries: [Entry] = []
    private var lastNumber = 0

    private struct Entry {
        var number: Int
        var date: SchedulerTimeType
        var interval: SecondsStride?
        var action: () -> Void
    }

    private final class Token: Cancellable {
        let onCancel: () -> Void
        init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }
        func cancel() { onCancel() }
    }

    /// The number of actions that wait.
    var pendingCount: Int { entries.count }
    /// Seconds since the start.
    var seconds: Double { now.date.timeIntervalSinceReferenceDate }

    func schedule(options: Never?, _ action: @escaping () -> Void) { _ = add(now, nil, action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SecondsStride, options: Never?, _ action: @escaping () -> Void
    ) { _ = add(date, nil, action) }

    func schedule(
        after date: SchedulerTimeType, interval: SecondsStride, tolerance: SecondsStride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let number = add(date, interval, action)
        return Token { [weak self] in self?.entries.removeAll { $0.number == number } }
    }

    /// Runs the actions that are due now.
    func run() { advance(by: 0) }

    func advance(by seconds: Double) {
        let end = now.advanced(by: .seconds(seconds))
        while let next = entries.filter({ $0.date <= end }).min(by: { ($0.date, $0.number) < ($1.date, $1.number) }) {
            let index = entries.firstIndex { $0.number == next.number }
            if let interval = next.interval, let index {
                entries[index].date = next.date.advanced(by: interval)
            } else if let index {
                entries.remove(at: index)
            }
            now = max(now, next.date)
            next.action()
        }
        now = end
    }

    private func add(_ date: SchedulerTimeType, _ interval: SecondsStride?, _ action: @escaping () -> Void) -> Int {
        lastNumber += 1
        entries.append(Entry(number: lastNumber, date: date, interval: interval, action: action))
        return lastNumber
    }
}

import Dispatch

/// Calls closures of all pages after some seconds, on the main actor.
///
/// The queue has one timer of the system at a time. A timer for each closure would wake the thread that sets it, and later the main thread:
/// that took a tenth of the time of a tap that removes a view with a transition.
@MainActor
final class WakeQueue {
    private struct Entry {
        /// The time at which the closure is due, in seconds.
        let time: Double
        /// Nil once it was called.
        var body: (@MainActor () -> Void)?
    }

    /// The queue of all pages.
    static let shared = WakeQueue(
        now: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
        setTimer: { seconds, body in
            let body = UncheckedTransfer(body)
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { body.value() } }
        })

    /// The shortest time between two timers, in seconds. Closures of many pages that are due within it are called together.
    static let step = 0.004

    private let now: @MainActor () -> Double
    private let setTimer: @MainActor (Double, @escaping @MainActor () -> Void) -> Void
    /// The closures from `first` on, by their times; those of equal times in the order of their calls.
    private var entries: ContiguousArray<Entry> = []
    private var first = 0
    /// The time of the earliest timer that is set; infinite for none.
    private var timer = Double.infinity

    /// - Parameters:
    ///   - now: the current time in seconds.
    ///   - setTimer: calls a closure after some seconds.
    init(
        now: @escaping @MainActor () -> Double,
        setTimer: @escaping @MainActor (Double, @escaping @MainActor () -> Void) -> Void
    ) {
        self.now = now
        self.setTimer = setTimer
    }

    /// Calls a closure after some seconds.
    ///
    /// - Complexity: O(1) if no closure is due later, else linear in the number of closures.
    func call(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
        let entry = Entry(time: now() + seconds, body: body)
        var place = entries.count
        while place > first, entries[place - 1].time > entry.time { place -= 1 }
        entries.insert(entry, at: place)
        if entry.time < timer { set(entry.time) }
    }

    private func set(_ time: Double) {
        timer = time
        setTimer(max(time - now(), 0)) { [self] in callDue(at: time) }
    }

    /// - Parameter time: the time of the timer. A later one that was replaced by an earlier one finds nothing, or calls what is due.
    private func callDue(at time: Double) {
        if timer == time { timer = .infinity }
        let end = now()
        while first < entries.count, entries[first].time <= end {
            let body = entries[first].body
            entries[first].body = nil
            first += 1
            // Only then the closure is called, because it may add another one.
            if first == entries.count {
                entries.removeAll(keepingCapacity: entries.count <= 1024)
                first = 0
            } else if first >= 1024 {
                entries.removeFirst(first)
                first = 0
            }
            body?()
        }
        guard first < entries.count else { return }
        let next = max(entries[first].time, end + Self.step)
        if next < timer { set(next) }
    }
}

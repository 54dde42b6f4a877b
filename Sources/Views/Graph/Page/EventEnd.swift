import Dispatch

/// Work that is done once at the end of the current event, before the page is updated and the event is acknowledged. Without an event, as in
/// a task or a timer, it is done at the end of the current turn of the main actor.
@MainActor
package enum EventEnd {
    private static var pending: ContiguousArray<@MainActor () -> Void> = []
    /// Whether this work is under way, so that no action is.
    package private(set) static var isReaching = false

    /// Does `work` at the end of the event.
    package static func perform(_ work: @escaping @MainActor () -> Void) {
        pending.append(work)
        guard pending.count == 1 else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { reach() } }
    }

    /// Ends the event.
    package static func reach() {
        let isOuter = !isReaching
        isReaching = true
        defer { if isOuter { isReaching = false } }
        // Work may ask for further work, which is part of the same event.
        while !pending.isEmpty {
            let work = pending
            pending = []
            for item in work { item() }
        }
    }
}

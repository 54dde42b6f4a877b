import EspalierViews

/// The contexts that save at the end of the current event.
package enum Autosave {
    @MainActor private static var contexts: [ModelContext] = []

    /// Saves a context at the end of the event, or soon if no event of a page runs.
    static func schedule(_ context: ModelContext) {
        // The work of other actors has no end that could be seen. They save by themselves.
        guard !context.isSaveScheduled, MainThread.isCurrent else { return }
        context.isSaveScheduled = true
        let scheduled = ScheduledContext(context: context)
        MainActor.assumeIsolated {
            contexts.append(scheduled.context)
            if contexts.count == 1 { EventEnd.perform { saveAll() } }
        }
    }

    /// Saves the contexts. Each event of a page does so before it is acknowledged.
    @MainActor package static func saveAll() {
        guard !contexts.isEmpty else { return }
        let scheduled = contexts
        contexts = []
        for context in scheduled {
            context.isSaveScheduled = false
            do {
                // The log has named it, and the other changes are those of everybody.
                _ = context.takeRefusal()
                if context.autosaveEnabled, context.hasChanges { try context.save() }
            } catch {
                Warning.once("SwiftData could not save by itself: \(error)")
            }
        }
    }
}

/// A context that stays on the main actor.
private struct ScheduledContext: @unchecked Sendable {
    let context: ModelContext
}

/// The state of a page between a change and the display tree that shows it.
@MainActor
struct UpdateState {
    /// The steps of the current update.
    var steps = UpdateSteps()
    /// Whether changes of different transactions are shown one after the other. It is false for an app's own graph, which shows nothing.
    var showsSteps = true
    /// How many rounds the current update has taken.
    var rounds = 0
    /// Whether passes run.
    var isUpdating = false
    /// Whether actions run, as the last pass of a round.
    var isRunningActions = false
    /// Whether an event is on its way to its node. Its sender asks for the tree afterwards.
    var isSending = false
    /// Whether something has changed that the last display tree does not show.
    var displayIsStale = true
    /// Whether `onInvalidation` was called since the last display tree.
    var hasNotified = false
}

/// Counts of the passes' work since the page was opened.
package struct UpdateCounters {
    /// How many bodies, and other closures that make views, ran.
    package internal(set) var evaluations = 0
    /// How many items placed their contents.
    package internal(set) var placements = 0
    /// How many updates reached the limit of rounds.
    package internal(set) var restlessUpdates = 0
}

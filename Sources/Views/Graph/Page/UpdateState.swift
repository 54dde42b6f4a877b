/// The state of a page between a change and the display tree that shows it.
@MainActor
struct UpdateState {
    /// The steps of the current update.
    var steps = UpdateSteps()
    /// Whether changes of different transactions are shown one after the other. It is false for the graph of an app,
    /// which shows nothing.
    var showsSteps = true
    /// The number of rounds in the current update.
    var rounds = 0
    /// Whether passes run.
    var isUpdating = false
    /// Whether actions run, as the last pass of a round.
    var isRunningActions = false
    /// Whether an event is being delivered. Its sender reads the tree afterwards.
    var isSending = false
    /// Whether the last display tree is outdated.
    var displayIsStale = true
    /// Whether `onInvalidation` has been called since the last display tree.
    var hasNotified = false
}

/// Counts of the work of passes since the page was opened.
package struct UpdateCounters {
    /// The number of bodies, and other closures that make views, that ran.
    package internal(set) var evaluations = 0
    /// The number of items that placed their contents.
    package internal(set) var placements = 0
    /// The number of updates that reached the limit of rounds.
    package internal(set) var restlessUpdates = 0
}

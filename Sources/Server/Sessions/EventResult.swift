/// The result of a batch of events. Its bytes can be written on any thread.
struct EventResult: Sendable {
    /// The page after the events.
    let state: PageState
    /// Brings the sender's page to `state`; nil for a sender that takes no patches, or that no longer listens.
    let patch: PagePatch?
    /// Whether an event reported the window.
    let reportsWindow: Bool
    /// Whether the effects of the events are stored.
    var isStored = true
    /// The problem of the page's first event that came too late; nil if all were in time.
    var lateness: Problem?
}

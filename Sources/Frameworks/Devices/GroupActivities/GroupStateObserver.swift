public import Combine

/// Tells whether the user is in a call, which a page cannot see.
public final class GroupStateObserver: ObservableObject {
    /// Whether an activity can be shared: false.
    @Published public private(set) var isEligibleForGroupSession = false

    public init() {}
}

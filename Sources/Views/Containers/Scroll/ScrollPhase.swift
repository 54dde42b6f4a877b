/// A phase of the scrolling of a scroll view.
///
/// Scrolling by a finger goes from `idle` to `tracking`, `interacting`, `decelerating` and back to `idle`. A wheel, a key and the scroll
/// bar go from `idle` to `interacting` and back.
@frozen
public enum ScrollPhase: Hashable, Sendable {
    /// Nothing scrolls.
    case idle
    /// A finger is down, and has not moved.
    case tracking
    /// The user scrolls.
    case interacting
    /// The view scrolls on after the user has lifted the finger.
    case decelerating
    /// The view scrolls to a position that the app has set in an animation.
    case animating

    /// Whether the content moves: true except in `idle` and `tracking`.
    public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollPhase: CustomDebugStringConvertible {
    /// The name of the phase.
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

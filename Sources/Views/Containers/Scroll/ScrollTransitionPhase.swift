/// The phase of a view that scrolls through the visible area of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is about to enter the area at its top or leading edge, or has left it there.
    case topLeading
    /// The view is visible.
    case identity
    /// The view is about to enter the area at its bottom or trailing edge, or has left it there.
    case bottomTrailing

    /// Whether the view is visible.
    public var isIdentity: Bool { self == .identity }

    /// -1 for `topLeading`, 0 for `identity`, 1 for `bottomTrailing`.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

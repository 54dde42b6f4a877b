/// The phase of a view in its transition.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear: its insertion starts from here.
    case willAppear
    /// The view is part of the page.
    case identity
    /// The view has been removed: its removal leads here.
    case didDisappear

    /// Whether the view is part of the page.
    public var isIdentity: Bool { self == .identity }

    /// -1 for `willAppear`, 0 for `identity`, 1 for `didDisappear`.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

public import EspalierLayoutEngine

/// The situation in which an anchor of a scroll view applies.
public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate enum Role: Hashable { case initialOffset, sizeChanges, alignment }
    fileprivate let role: Role

    /// The initial position.
    public static let initialOffset = ScrollAnchorRole(role: .initialOffset)
    /// A change of the size of the content or of the view: the anchored part of the content stays in place.
    public static let sizeChanges = ScrollAnchorRole(role: .sizeChanges)
    /// The position of content that is smaller than the view.
    public static let alignment = ScrollAnchorRole(role: .alignment)
}

extension View {
    /// Sets the part of the content that the scroll views inside show at first and stay at when the content grows, such
    /// as `.bottom` for a conversation. Content smaller than its view is aligned to it, too.
    public nonisolated __consuming func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            settings.initialAnchor = anchor
            settings.growingAnchor = anchor
            settings.smallAnchor = anchor
        }
    }

    /// Sets an anchor for one of the situations.
    public nonisolated __consuming func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
        -> some View
    {
        transformEnvironment(\.scrollSettings) { settings in
            switch role.role {
            case .initialOffset: settings.initialAnchor = anchor
            case .sizeChanges: settings.growingAnchor = anchor
            case .alignment: settings.smallAnchor = anchor
            }
        }
    }
}

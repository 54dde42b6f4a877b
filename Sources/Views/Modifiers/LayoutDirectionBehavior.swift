public import EspalierLayoutEngine

/// The change of a shape or a view with the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// No change.
    case fixed
    /// Mirrored horizontally in a layout direction.
    case mirrors(in: LayoutDirection)

    /// Mirrored horizontally from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    /// Whether a shape is mirrored in a direction.
    func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension View {
    /// Sets the change of the view with the layout direction: whether its drawing is mirrored.
    public nonisolated __consuming func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(DirectionFlip(behavior: behavior))
    }
}

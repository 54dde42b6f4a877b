public import EspalierLayoutEngine
import Foundation

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

extension Shape {
    /// The outline in a frame of a size at the origin, mirrored if the shape's behaviour says so.
    func path(in size: CGSize, _ direction: LayoutDirection) -> Path {
        let path = path(in: CGRect(origin: .zero, size: size))
        guard layoutDirectionBehavior.isMirrored(in: direction) else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
}

extension View {
    /// Sets the change of the view with the layout direction: whether its drawing is mirrored.
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(DirectionFlip(behavior: behavior))
    }
}

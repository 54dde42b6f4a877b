import Foundation

/// Recognizes a drag of one finger from an edge of the outermost view. Browsers take such drags at the edges of some screens for
/// themselves.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which a drag may start; by default none.
    open var edges: UIRectEdge = []

    /// The distance from an edge, in points, up to which a drag may start.
    private static let reach: CGFloat = 20

    override func mayStart(at place: CGPoint) -> Bool {
        let size = view?.root.bounds.size ?? UIScreen.main.bounds.size
        return edges.contains(.left) && place.x <= Self.reach
            || edges.contains(.right) && place.x >= size.width - Self.reach
            || edges.contains(.top) && place.y <= Self.reach
            || edges.contains(.bottom) && place.y >= size.height - Self.reach
    }
}

package import Foundation

/// A view that reaches into the margins of the window where it touches the safe area's edges.
///
/// The view's size for its container does not change; only its content is laid out larger.
package struct SafeAreaRule: Equatable {
    /// The edges at which the safe area is ignored.
    package let edges: Edge.Set

    package init(edges: Edge.Set) {
        self.edges = edges
    }

    /// How far the content reaches over the view's edges, in points: to the window's edge where the view reaches the safe
    /// area's, else not at all.
    ///
    /// - Parameters:
    ///   - frame: The view's frame in the window.
    ///   - window: The window's rectangle, whose margins are `insets` wide.
    package func expansion(of frame: CGRect, in window: CGRect, insets: EdgeInsets) -> EdgeInsets {
        // A rounding error of the arithmetic before must not separate what touches.
        let tolerance: CGFloat = 1 / 1024
        var result = EdgeInsets()
        if edges.contains(.top), frame.minY <= window.minY + insets.top + tolerance {
            result.top = max(frame.minY - window.minY, 0)
        }
        if edges.contains(.leading), frame.minX <= window.minX + insets.leading + tolerance {
            result.leading = max(frame.minX - window.minX, 0)
        }
        if edges.contains(.bottom), frame.maxY >= window.maxY - insets.bottom - tolerance {
            result.bottom = max(window.maxY - frame.maxY, 0)
        }
        if edges.contains(.trailing), frame.maxX >= window.maxX - insets.trailing - tolerance {
            result.trailing = max(window.maxX - frame.maxX, 0)
        }
        return result
    }

    /// Where the content stands, from the view's corner, and what it is offered: what the view was, and its expansion.
    package func place(proposal: ProposedViewSize, expansion: EdgeInsets) -> UnaryPlacement {
        UnaryPlacement(
            origin: CGPoint(x: -expansion.leading, y: -expansion.top),
            proposal: ProposedViewSize(
                width: proposal.width.map { $0 + expansion.horizontal },
                height: proposal.height.map { $0 + expansion.vertical }))
    }
}

package import Foundation

/// Extends a view into the margins of the window, at the edges where it touches the safe area's bounds.
///
/// The view's size in its container does not change. Only its content is laid out larger.
package struct SafeAreaRule: Equatable {
    /// The edges at which the safe area is ignored.
    package let edges: Edge.Set

    package init(edges: Edge.Set) {
        self.edges = edges
    }

    /// The lengths by which the content extends beyond the view's edges, in points. At an edge where the view touches
    /// the bounds of the safe area, it extends to the window's edge; elsewhere the length is 0.
    ///
    /// - Parameters:
    ///   - frame: The view's frame in the window.
    ///   - window: The window's rectangle, whose margins are `insets` wide.
    package func expansion(of frame: CGRect, in window: CGRect, insets: EdgeInsets) -> EdgeInsets {
        // Tolerates rounding errors, so that views that touch the edge still count as touching.
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

    /// The position of the content from the view's corner, and the proposal for it, enlarged by the expansion.
    package func place(proposal: ProposedViewSize, expansion: EdgeInsets) -> UnaryPlacement {
        UnaryPlacement(
            origin: CGPoint(x: -expansion.leading, y: -expansion.top),
            proposal: ProposedViewSize(
                width: proposal.width.map { $0 + expansion.horizontal },
                height: proposal.height.map { $0 + expansion.vertical }))
    }
}

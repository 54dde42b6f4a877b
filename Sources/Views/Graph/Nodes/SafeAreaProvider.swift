import EspalierLayoutEngine
package import Foundation

/// A node that provides a safe area for its content: the window, or a page of a tab view.
@MainActor
protocol SafeAreaProvider: LayoutNode {
    /// The safe area and the whole area, in the node's own coordinates.
    var safeAreaBounds: (safe: CGRect, whole: CGRect) { get }
}

extension RootNode: SafeAreaProvider {
    package final var safeAreaBounds: (safe: CGRect, whole: CGRect) {
        (safeArea, CGRect(origin: .zero, size: windowSize))
    }
}

extension LayoutNode {
    /// The distance from each edge in `edges` to the end of the space beyond the safe area; 0 at edges that do not
    /// touch the safe area's edge.
    ///
    /// - Parameter scrolls: Whether the content of a scroll view may reach beyond the safe area.
    final func safeAreaExpansion(at edges: Edge.Set, scrolls: Bool = true) -> EdgeInsets {
        var node: LayoutNode? = layoutParent
        while let current = node {
            if !scrolls, current.scrollsContent { break }
            if let provider = current.safeAreaProvider {
                let base = provider.positionInPage
                let position = positionInPage
                let bounds = provider.safeAreaBounds
                let insets = EdgeInsets(
                    top: bounds.safe.minY - bounds.whole.minY, leading: bounds.safe.minX - bounds.whole.minX,
                    bottom: bounds.whole.maxY - bounds.safe.maxY, trailing: bounds.whole.maxX - bounds.safe.maxX)
                let frame = CGRect(
                    x: position.x - base.x, y: position.y - base.y, width: size.width, height: size.height)
                return SafeAreaRule(edges: edges).expansion(of: frame, in: bounds.whole, insets: insets)
            }
            node = current.layoutParent
        }
        return EdgeInsets()
    }
}

public import EspalierLayoutEngine
import Foundation

/// The kinds of regions that a window keeps free.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Space that bars and the edges of the device take.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// Space that the keyboard on screen takes.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Space of every kind.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

nonisolated struct IgnoresSafeAreaModifier: NodeModifier, ViewlessModifier {
    let edges: Edge.Set

    @MainActor func makeNode(in context: NodeContext) -> IgnoresSafeAreaNode { IgnoresSafeAreaNode(edges, in: context) }
    @MainActor func update(_ node: IgnoresSafeAreaNode) { node.update(to: edges) }
}

/// Lays out its content beyond the safe area, where the view touches its edges. The view's own size does not change.
final class IgnoresSafeAreaNode: WrapperNode {
    private var edges: Edge.Set

    init(_ edges: Edge.Set, in context: __shared NodeContext) {
        self.edges = edges
        super.init(in: context)
    }

    func update(to newEdges: Edge.Set) {
        guard newEdges != edges else { return }
        edges = newEdges
        invalidateLayout()
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { IgnoresSafeAreaNode(edges, in: context) }
    override func refresh(_ copy: WrapperNode) {
        unsafeDowncast(copy, to: IgnoresSafeAreaNode.self).update(to: edges)
    }

    override func placeItems() {
        guard let item else { return }
        let rule = SafeAreaRule(edges: edges)
        let placement = rule.place(proposal: ProposedViewSize(size), expansion: safeAreaExpansion(at: edges))
        item.place(at: placement.origin, proposal: placement.proposal, size: item.sizeThatFits(placement.proposal))
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
            if !scrolls, current is ScrollNode { break }
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

extension View {
    /// Extends the view beyond the safe area at `edges`. Browsers resize the page for a keyboard on screen, so the
    /// region `keyboard` alone changes nothing.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Extends the view beyond the safe area at `edges`.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: edges))
    }
}

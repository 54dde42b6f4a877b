import EspalierDisplayTree
import EspalierLayoutEngine
public import Foundation

/// The pointer over a view.
public enum HoverPhase: Hashable, Sendable {
    /// The pointer is at a position.
    case active(CGPoint)
    /// The pointer left the view.
    case ended
}

extension View {
    /// Calls `action` with the pointer's positions over the view, and once when it leaves. Fingers do not hover.
    ///
    /// - Parameter coordinateSpace: The space of the positions.
    public nonisolated __consuming func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }

    /// Calls `action` with the pointer's positions over the view, and once when it leaves. Fingers do not hover.
    @_disfavoredOverload
    public nonisolated __consuming func onContinuousHover(
        coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(ContinuousHoverModifier(space: coordinateSpace, action: action))
    }
}

private nonisolated struct ContinuousHoverModifier: NodeModifier, ViewlessModifier {
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void

    @MainActor func makeNode(in context: NodeContext) -> ContinuousHoverNode { ContinuousHoverNode(self, in: context) }
    @MainActor func update(_ node: ContinuousHoverNode) { node.update(to: self) }
}

/// Reports the pointer's positions over its content, in an element of its own.
private final class ContinuousHoverNode: BoxNode {
    private var modifier: ContinuousHoverModifier
    private var isActive = false

    init(_ modifier: ContinuousHoverModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    func update(to newModifier: ContinuousHoverModifier) {
        modifier = newModifier
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { ContinuousHoverNode(modifier, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: ContinuousHoverNode.self).update(to: modifier) }

    override var typeName: String { "Hover" }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        graph.setTarget(displayNumber, self)
        return DisplayNode(
            id: displayNumber, type: "Hover", frame: frame, events: .over, children: children, animation: animation)
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .over else { throw .notTaken(node: event.node, type: event.type) }
        switch event.value {
        case .point(let point):
            isActive = true
            modifier.action(.active(position(of: point)))
        case .none:
            guard isActive else { return }
            isActive = false
            modifier.action(.ended)
        default: throw .wrongValue(node: event.node, type: event.type, expected: "a position, or nothing")
        }
    }

    private func position(of point: CGPoint) -> CGPoint {
        if modifier.space == .local { return point }
        var base = positionInPage
        if case .named(let name) = modifier.space, let space = ancestor(named: name) {
            base.x -= space.positionInPage.x
            base.y -= space.positionInPage.y
        }
        return CGPoint(x: point.x + base.x, y: point.y + base.y)
    }
}

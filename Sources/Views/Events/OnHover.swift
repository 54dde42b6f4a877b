import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension View {
    /// Calls `action` with true when the pointer enters the view's frame, and with false when it leaves. Fingers do not
    /// hover, so on a phone the action does not run.
    public nonisolated __consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }
}

/// The modifier of `onHover(perform:)`.
package nonisolated struct HoverModifier: NodeModifier, ViewlessModifier {
    let action: (Bool) -> Void

    @MainActor func makeNode(in context: NodeContext) -> HoverNode { HoverNode(action, in: context) }
    @MainActor func update(_ node: HoverNode) { node.update(to: action) }
}

/// Reports the pointer over its content, in an element of its own.
final class HoverNode: BoxNode {
    private var action: (Bool) -> Void
    private var isHovered = false

    init(_ action: @escaping (Bool) -> Void, in context: __shared NodeContext) {
        self.action = action
        super.init(in: context)
    }

    func update(to newAction: @escaping (Bool) -> Void) {
        action = newAction
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { HoverNode(action, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: HoverNode.self).update(to: action) }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        graph.setTarget(displayNumber, self)
        return DisplayNode(
            id: displayNumber, type: "Hover", frame: frame, events: .hover, children: children, animation: animation)
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .hover else { throw .notTaken(node: event.node, type: event.type) }
        guard case .bool(let isHovered) = event.value else {
            throw .wrongValue(node: event.node, type: event.type, expected: "true or false")
        }
        guard isHovered != self.isHovered else { return }
        self.isHovered = isHovered
        action(isHovered)
    }
}

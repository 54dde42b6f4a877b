import EspalierDisplayTree
import Foundation

/// Lets a part of a row drag the row to another position in its collection.
package nonisolated struct RowHandleModifier: NodeModifier {
    let position: Int
    let count: Int
    let move: (IndexSet, Int) -> Void

    @MainActor func makeNode(in context: NodeContext) -> RowHandleNode { RowHandleNode(self, in: context) }
    @MainActor func update(_ node: RowHandleNode) { node.update(to: self) }
}

/// The node of a row's handle. The page drags the row, and reports where it was dropped.
final class RowHandleNode: BoxNode {
    private var handle: RowHandleModifier

    init(_ handle: RowHandleModifier, in context: __shared NodeContext) {
        self.handle = handle
        super.init(in: context)
    }

    func update(to newHandle: RowHandleModifier) {
        if newHandle.position != handle.position { setNeedsDisplay() }
        handle = newHandle
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { RowHandleNode(handle, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: RowHandleNode.self).update(to: handle) }
    override func environmentDidChange() { setNeedsDisplay() }

    override var typeName: String { "RowHandle" }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        graph.setTarget(displayNumber, self)
        return DisplayNode(
            id: displayNumber, type: "RowHandle", frame: frame,
            content: environment.isEnabled ? .part(.rowHandle(handle.position)) : .box,
            events: environment.isEnabled ? .reorder : [], children: children, animation: animation)
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .reorder, environment.isEnabled else {
            throw .notTaken(node: event.node, type: event.type)
        }
        guard case .number(let number) = event.value, let destination = Int(exactly: number),
            0...max(handle.count, 0) ~= destination
        else {
            throw .wrongValue(
                node: event.node, type: event.type, expected: "a whole number from 0 to \(max(handle.count, 0))")
        }
        // The page has already moved the rows.
        if destination != handle.position, destination != handle.position + 1 {
            handle.move(IndexSet(integer: handle.position), destination)
        }
    }
}

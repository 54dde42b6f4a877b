import EspalierDisplayTree
import Foundation

/// Lets the browser drag a sheet between heights.
package nonisolated struct SheetDragModifier: NodeModifier {
    /// The heights at which the sheet rests, the lowest first; empty if it cannot be dragged.
    let heights: [CGFloat]
    /// The index of the current height.
    let current: Int
    /// Called with the index of the height that the sheet has reached.
    let choose: (Int) -> Void

    @MainActor func makeNode(in context: NodeContext) -> SheetDragNode { SheetDragNode(self, in: context) }
    @MainActor func update(_ node: SheetDragNode) { node.update(to: self) }
}

/// The card of a sheet. The page moves it with the finger, and reports the height that it has reached.
final class SheetDragNode: BoxNode {
    private var drag: SheetDragModifier

    init(_ drag: SheetDragModifier, in context: __shared NodeContext) {
        self.drag = drag
        super.init(in: context)
    }

    func update(to newDrag: SheetDragModifier) {
        if newDrag.words != drag.words { setNeedsDisplay() }
        drag = newDrag
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { SheetDragNode(drag, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: SheetDragNode.self).update(to: drag) }

    override var typeName: String { "SheetCard" }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        graph.setTarget(displayNumber, self)
        return DisplayNode(
            id: displayNumber, type: "SheetCard", frame: frame, content: .part(.sheet(drag.words)),
            events: drag.heights.count > 1 ? .detent : [], children: children, animation: animation)
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .detent, drag.heights.count > 1 else {
            throw .notTaken(node: event.node, type: event.type)
        }
        guard case .number(let number) = event.value, let index = Int(exactly: number),
            drag.heights.indices.contains(index)
        else {
            throw .wrongValue(
                node: event.node, type: event.type, expected: "a whole number below \(drag.heights.count)")
        }
        // The page has already moved the card.
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { drag.choose(index) }
    }
}

extension SheetDragModifier {
    /// The attribute for the client.
    fileprivate var words: String {
        heights.isEmpty ? "" : ([current] + heights.map { Int($0.rounded()) }).map(String.init).joined(separator: " ")
    }
}

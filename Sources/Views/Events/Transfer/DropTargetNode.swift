import CoreTransferable
import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A view on which values can be dropped.
nonisolated struct DropTarget {
    /// Whether the view takes values like this one.
    var accepts: (NSItemProvider) -> Bool
    var delegate: any DropDelegate
    /// Whether the delegate follows each movement.
    var reportsMoves = false
    /// Whether the values go in front of the view or behind it, as into a list.
    var isRow = false
}

/// Lets values be dropped on a view; nil for a view that takes none.
package nonisolated struct DropModifier: NodeModifier, ViewlessModifier {
    let target: DropTarget?

    @MainActor func makeNode(in context: NodeContext) -> DropTargetNode { DropTargetNode(target, in: context) }
    @MainActor func update(_ node: DropTargetNode) { node.update(to: target) }
}

/// The node of a view on which values can be dropped.
final class DropTargetNode: WrapperNode {
    private var target: DropTarget?
    /// The effect of a drop now; nil if nothing that the view accepts is over it.
    private var operation: DropOperation?

    init(_ target: DropTarget?, in context: __shared NodeContext) {
        self.target = target
        super.init(in: context)
    }

    func update(to newTarget: DropTarget?) {
        if target?.isRow != newTarget?.isRow || target?.reportsMoves != newTarget?.reportsMoves { setNeedsDisplay() }
        target = newTarget
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { DropTargetNode(target, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: DropTargetNode.self).update(to: target) }
    override func environmentDidChange() { setNeedsDisplay() }

    override var typeName: String { "DropTarget" }

    override func prepareElement() -> Bool { item != nil && target != nil }

    override func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        guard let item, let target else { return nil }
        let isEnabled = environment.isEnabled
        if isEnabled { graph.setTarget(displayNumber, self) }
        return DisplayNode(
            id: displayNumber, type: "DropTarget", frame: frame,
            content: isEnabled
                ? .part(
                    .dropTarget(
                        DropFeedback(
                            isRow: target.isRow, reportsMoves: target.reportsMoves, effect: operation?.effect)))
                : .box,
            events: isEnabled ? [.aim, .drop] : [], children: DisplayChildren(builder.nodes(of: item, at: item.origin)),
            animation: builder.animation)
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard environment.isEnabled, target != nil else { throw .notTaken(node: event.node, type: event.type) }
        let session = graph.feature(DragSession.self)
        switch (event.type, event.value) {
        case (.aim, .point(let point)): session.aim(at: self, point)
        case (.aim, .none): session.leave(self)
        case (.drop, .point(let point)): session.drop(on: self, point)
        case (.aim, _): throw .wrongValue(node: event.node, type: event.type, expected: "a position, or nothing")
        case (.drop, _): throw .wrongValue(node: event.node, type: event.type, expected: "a position")
        default: throw .notTaken(node: event.node, type: event.type)
        }
    }

    // MARK: The drag over the view

    func accepts(_ info: DropInfo) -> Bool {
        guard let target, environment.isEnabled, !info.providers.isEmpty else { return false }
        return info.providers.allSatisfy(target.accepts) && target.delegate.validateDrop(info: info)
    }

    func enter(_ info: DropInfo) {
        setOperation(.copy)
        target?.delegate.dropEntered(info: info)
        update(info)
    }

    func update(_ info: DropInfo) {
        if let proposal = target?.delegate.dropUpdated(info: info) { setOperation(proposal.operation) }
    }

    func exit(_ info: DropInfo) {
        forgetDrag()
        target?.delegate.dropExited(info: info)
    }

    /// Returns whether the view took the values.
    func perform(_ info: DropInfo) -> Bool {
        guard let target, operation == .copy || operation == .move else { return false }
        return target.delegate.performDrop(info: info)
    }

    func forgetDrag() { setOperation(nil) }

    private func setOperation(_ newOperation: DropOperation?) {
        guard newOperation != operation else { return }
        operation = newOperation
        setNeedsDisplay()
    }
}

extension DropOperation {
    fileprivate var effect: DropFeedback.Effect {
        switch self {
        case .copy: .copy
        case .move: .move
        case .forbidden, .cancel: .none
        }
    }
}

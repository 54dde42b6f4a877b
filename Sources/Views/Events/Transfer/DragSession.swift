import CoreTransferable
import EspalierDisplayTree
import Foundation

/// The drag on a page: its value, the view that it comes from, and the view that it is over. There is one at a time.
///
/// The page reports the innermost view under the pointer that takes drops. If that one does not accept the value, the
/// views around it are asked.
@MainActor
final class DragSession: PageFeature {
    /// The values; none without a drag. A view has one, and files of the user's device may be several.
    private var providers: [NSItemProvider] = []
    private weak var source: DragSourceNode?
    /// The view that the page reports, and the one that accepts the value there.
    private weak var candidate: DropTargetNode?
    private weak var target: DropTargetNode?

    init(_ graph: ViewGraph) {}

    func cancelInteraction() { finish(isAccepted: false) }

    func begin(_ provider: NSItemProvider, from source: DragSourceNode) {
        finish(isAccepted: false)
        providers = [provider]
        self.source = source
    }

    /// Files of the user's device are dragged to the page.
    func begin(files: [NSItemProvider]) {
        finish(isAccepted: false)
        providers = files
    }

    /// The files have left the page, or were dropped.
    func endFiles() {
        if source == nil { finish(isAccepted: false) }
    }

    /// Ends the drag of a view without a drop. An earlier drag has ended already.
    func end(from source: DragSourceNode) {
        if source === self.source { finish(isAccepted: false) }
    }

    /// A drag goes on after its view has gone, as the value is known.
    func sourceWillRemove(_ source: DragSourceNode) {
        if source === self.source { self.source = nil }
    }

    /// The pointer is over a view, at a point in its coordinates. Without a drag, nothing happens.
    func aim(at node: DropTargetNode, _ point: CGPoint) {
        guard !providers.isEmpty else { return }
        if candidate === node, let target {
            return target.update(info(at: point, in: node, for: target))
        }
        candidate = node
        let found = acceptor(at: point, in: node)
        guard found !== target else {
            if let found { found.update(info(at: point, in: node, for: found)) }
            return
        }
        leave(at: point)
        target = found
        found?.enter(info(at: point, in: node, for: found ?? node))
    }

    /// The pointer is no longer over a view that the page reported.
    func leave(_ node: DropTargetNode) {
        guard candidate === node else { return }
        candidate = nil
        leave(at: .zero)
    }

    /// Ends the drag over a view. Returns whether it, or a view around it, takes the values.
    @discardableResult
    func drop(on node: DropTargetNode, _ point: CGPoint) -> Bool {
        guard !providers.isEmpty else { return false }
        aim(at: node, point)
        let accepted = target.map { $0.perform(info(at: point, in: node, for: $0)) } ?? false
        // A view that accepted the value is not left: it knows that the drag has ended.
        if accepted {
            target?.forgetDrag()
            target = nil
        }
        finish(isAccepted: accepted)
        return accepted
    }

    private func finish(isAccepted: Bool) {
        leave(at: .zero)
        providers = []
        candidate = nil
        let source = source
        self.source = nil
        source?.dragDidEnd(isAccepted: isAccepted)
    }

    private func leave(at point: CGPoint) {
        let left = target
        target = nil
        guard let left, !left.isRemoved, !providers.isEmpty else { return }
        left.exit(DropInfo(location: point, size: left.size, providers: providers))
    }

    /// The innermost view around a point that accepts the value.
    private func acceptor(at point: CGPoint, in node: DropTargetNode) -> DropTargetNode? {
        var next: LayoutNode? = node
        while let current = next {
            if let target = current as? DropTargetNode, target.accepts(info(at: point, in: node, for: target)) {
                return target
            }
            next = current.layoutParent
        }
        return nil
    }

    /// The description of the drag for a view around `node`.
    private func info(at point: CGPoint, in node: DropTargetNode, for target: DropTargetNode) -> DropInfo {
        var location = point
        if target !== node {
            let (inner, outer) = (node.positionInPage, target.positionInPage)
            location.x += inner.x - outer.x
            location.y += inner.y - outer.y
        }
        return DropInfo(location: location, size: target.size, providers: providers)
    }
}

import EspalierDisplayTree
package import EspalierLayoutEngine
import Foundation

/// A scroll view whose offset moves views beside it, such as the labels of an axis.
///
/// The page moves them while the user scrolls, without asking the server. They need no report of the offset.
@MainActor
package final class ScrollLeader {
    private var scroll: NodeReference?
    private var followers: ContiguousArray<NodeReference> = []
    /// The largest offset that the followers know.
    private var farthest = CGPoint.zero

    nonisolated package init() {}

    fileprivate var node: ScrollNode? { scroll?.node as? ScrollNode }

    fileprivate func add(_ follower: ScrollFollowerNode) {
        followers.removeAll { $0.node == nil }
        followers.append(NodeReference(follower))
    }

    fileprivate func attach(_ node: ScrollNode) {
        scroll = NodeReference(node)
        geometryDidChange(node)
    }

    /// Updates the followers if the content has another length, or the app has scrolled. The page knows of the user's scrolling.
    fileprivate func geometryDidChange(_ node: ScrollNode) {
        guard node.farthest != farthest || node.approach.request?.offset.isNear(node.offset) == true else { return }
        farthest = node.farthest
        for reference in followers { (reference.node as? ScrollFollowerNode)?.setNeedsDisplay() }
    }
}

/// Connects a leader to the scroll view inside.
final class ScrollLeaderLink: ScrollLink {
    var leader: ScrollLeader

    init(_ leader: ScrollLeader) {
        self.leader = leader
    }

    override var reads: Bool { false }
    override func didAttach(_ scroll: ScrollNode) { leader.attach(scroll) }
    override func geometryDidChange(_ scroll: ScrollNode) { leader.geometryDidChange(scroll) }
}

private nonisolated struct ScrollLeaderModifier: NodeModifier {
    let leader: ScrollLeader

    @MainActor func makeNode(in context: NodeContext) -> ScrollLinkNode<ScrollLeaderLink> {
        ScrollLinkNode(ScrollLeaderLink(leader), in: context)
    }

    @MainActor func update(_ node: ScrollLinkNode<ScrollLeaderLink>) {
        guard node.link.leader !== leader else { return }
        node.link.leader = leader
        node.forEachScroll(leader.attach)
    }
}

private nonisolated struct ScrollFollowerModifier: NodeModifier {
    let leader: ScrollLeader
    let axis: Axis

    @MainActor func makeNode(in context: NodeContext) -> ScrollFollowerNode {
        ScrollFollowerNode(leader, axis, in: context)
    }

    @MainActor func update(_ node: ScrollFollowerNode) { node.update(to: leader, axis) }
}

/// An item that the page moves along an axis like the content of a scroll view elsewhere.
final class ScrollFollowerNode: AppearanceNode {
    private var leader: ScrollLeader
    private var axis: Axis

    init(_ leader: ScrollLeader, _ axis: Axis, in context: __shared NodeContext) {
        self.leader = leader
        self.axis = axis
        super.init(in: context)
        leader.add(self)
    }

    func update(to newLeader: ScrollLeader, _ newAxis: Axis) {
        guard newLeader !== leader || newAxis != axis else { return }
        if newLeader !== leader { newLeader.add(self) }
        leader = newLeader
        axis = newAxis
        setNeedsDisplay()
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { ScrollFollowerNode(leader, axis, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: ScrollFollowerNode.self).update(to: leader, axis) }

    override func environmentDidChange() { setNeedsDisplay() }

    // The page changes the element's whole transform.
    override var needsBox: Bool { true }
    override var boxType: StaticString { "ScrollFollower" }

    override func change(_ parts: inout AppearanceParts) {
        guard let scroll = leader.node else { return }
        let (offset, farthest) =
            axis == .vertical ? (scroll.offset.y, scroll.farthest.y) : (scroll.offset.x, scroll.farthest.x)
        // Both contents start at their leading edges, and offsets count from the left.
        let start = axis == .horizontal && environment.layoutDirection == .rightToLeft ? farthest : 0
        func transform(_ offset: CGFloat) -> DisplayTransform {
            let distance = start - offset
            return DisplayTransform(
                a: 1, b: 0, c: 0, d: 1, tx: axis == .horizontal ? distance : 0,
                ty: axis == .vertical ? distance : 0, anchor: .topLeading)
        }
        parts.transform = transform(offset)
        guard farthest > 0 else { return }
        parts.scroll = DisplayScrollEffect(
            area: scroll.displayNumber, axis: axis,
            transforms: [.init(0, transform(0)), .init(farthest, transform(farthest))])
    }
}

extension View {
    /// Lets views with `scrollFollower(_:along:)` follow the scroll view inside.
    package nonisolated func scrollLeader(_ leader: ScrollLeader) -> some View {
        modifier(ScrollLeaderModifier(leader: leader))
    }

    /// Moves the view along an axis as the content of the leader's scroll view moves. It does not affect the layout, and does not move a
    /// view without a leader.
    package nonisolated func scrollFollower(_ leader: ScrollLeader, along axis: Axis) -> some View {
        modifier(ScrollFollowerModifier(leader: leader, axis: axis))
    }
}

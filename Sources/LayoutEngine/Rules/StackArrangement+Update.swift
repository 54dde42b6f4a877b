import Foundation

/// What a change of one child means for a stack.
package struct StackUpdate: Equatable {
    /// The children whose place or size is another one now.
    package var moved: Range<Int>
    /// Whether the stack's own size is another one.
    package var changesSize: Bool

    package init(moved: Range<Int>, changesSize: Bool) {
        self.moved = moved
        self.changesSize = changesSize
    }
}

extension StackArrangement {
    /// Updates the arrangement for a child whose measured size changed: measures it again for its last offer, and
    /// moves whom that moves. Nil where the distribution of space must be negotiated anew (because what the others get
    /// may depend on the child): then the arrangement is void, and the next proposal makes one.
    ///
    /// The child's priority, spacing and kinds of guides must be as before; for a change of these, make a new cache.
    ///
    /// - Complexity: One question to the child, three where its flexibility counts. O(1) where its length is the same and
    ///   it is not the farthest from the stack's line; O(*n*) arithmetic, without questions, where it was; O(*k*) where
    ///   the *k* children after it move.
    package mutating func update(
        childAt index: Int, of stack: StackLayout, subviews: LayoutSubviews
    ) -> StackUpdate? {
        guard let proposal else { return nil }
        let context = MeasuringContext(stack: stack, cross: proposal[stack.axis.other], subviews: subviews)
        let old = children[index]
        let oldSize = size
        let oldTally = tally
        measure(index, offer: old.offered, context)
        let new = children[index]
        tally.rigidLength = oldTally.rigidLength + (new.from == -.infinity ? new.length - old.length : 0)
        tally.flexibleCount = oldTally.flexibleCount
        guard keepsDistribution(old, new, proposal[stack.axis]), keepsFlexibility(index, context) else {
            forget(childAt: index)
            return nil
        }
        measureExtent(old, new, oldTally)

        var moved = index..<index + 1
        if new.length != old.length {
            positionChildren(from: index)
            moved = index..<children.count
        }
        if tally.before != oldTally.before { moved = 0..<children.count }
        if moved.count == 1, new.length == old.length, new.crossSize == old.crossSize, new.guide == old.guide {
            moved = index..<index
        }
        conclude(along: stack.axis)
        return StackUpdate(moved: moved, changesSize: size != oldSize)
    }

    /// Drops the measured size of the child at `index`, so that the next proposal is negotiated anew. For a child whose change
    /// need not be worked in now.
    ///
    /// - Complexity: O(1).
    package mutating func forget(childAt index: Int) {
        proposal = nil
        children[index].minimum = .nan
        children[index].maximum = .nan
    }

    /// Whether the other children's offers are what they were.
    private func keepsDistribution(_ old: Child, _ new: Child, _ proposed: CGFloat?) -> Bool {
        guard (old.from == -.infinity) == (new.from == -.infinity) else { return false }
        switch distribution {
        case .fixedOffers: return true
        case .negotiated: return new.length == old.length
        case .contentWithShare:
            guard let proposed, new.from < .infinity else { return false }
            return tally.contentFrom(count: children.count) <= proposed - gaps
        }
    }

    /// Whether the child's part in the order of service, as far as it was asked for, is what it was.
    private mutating func keepsFlexibility(_ index: Int, _ context: MeasuringContext) -> Bool {
        guard distribution == .negotiated else {
            children[index].minimum = .nan
            children[index].maximum = .nan
            return true
        }
        let child = children[index]
        // Who was not asked is served first because it is content with what it was offered.
        if child.minimum.isNaN { return child.from <= child.offered ?? .infinity }
        if !child.minimum.isNaN, probe(index, 0, context) != child.minimum { return false }
        if !child.maximum.isNaN, probe(index, .infinity, context) != child.maximum { return false }
        return true
    }

    /// How far the children reach from the line: looked at again only where the child was the farthest.
    private mutating func measureExtent(_ old: Child, _ new: Child, _ oldTally: Tally) {
        if old.guide == oldTally.before, new.guide < old.guide {
            tally.before = children.reduce(0) { max($0, $1.guide) }
        }
        if old.crossSize - old.guide == oldTally.behind, new.crossSize - new.guide < oldTally.behind {
            tally.behind = children.reduce(0) { max($0, $1.crossSize - $1.guide) }
        }
    }
}

import Foundation

/// The effect of one child's change on a stack.
package struct StackUpdate: Equatable {
    /// The children whose position or size has changed.
    package var moved: Range<Int>
    /// Whether the stack's own size has changed.
    package var changesSize: Bool

    package init(moved: Range<Int>, changesSize: Bool) {
        self.moved = moved
        self.changesSize = changesSize
    }
}

extension StackArrangement {
    /// Updates the arrangement for a child whose measured size changed: measures it again for its last offer, and moves
    /// the affected children. Returns nil if space must be negotiated again, because the other children's shares may
    /// depend on the child. The arrangement is then invalid, and the next proposal creates a new one.
    ///
    /// The child's priority, spacing and kinds of guides must be unchanged. If they change, create a new cache.
    ///
    /// - Complexity: One measurement of the child, or three if its flexibility counts. O(1) if its length is unchanged
    ///   and it is not the farthest from the stack's line; O(*n*) arithmetic if it was the farthest; O(*k*) if the *k*
    ///   children after it move.
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
        guard keepsDistribution(old, new, proposal[stack.axis] ?? .infinity), keepsFlexibility(index, context) else {
            forget(childAt: index)
            return nil
        }
        measureExtent(old, oldTally)

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

    /// Drops the measured size of the child at `index`, so that the next proposal is negotiated again. Used if the
    /// child's change need not be applied now.
    ///
    /// - Complexity: O(1).
    package mutating func forget(childAt index: Int) {
        proposal = nil
        children[index].minimum = .nan
        children[index].maximum = .nan
    }

    /// Whether the other children's offers are unchanged.
    private func keepsDistribution(_ old: Child, _ new: Child, _ proposed: CGFloat) -> Bool {
        guard (old.from == -.infinity) == (new.from == -.infinity) else { return false }
        switch distribution {
        case .fixedOffers: return true
        case .negotiated: return new.length == old.length
        case .contentWithShare: return tally.contentFrom(count: children.count) <= proposed - gaps
        }
    }

    /// Whether the child's place in the order of service is unchanged, as far as it was measured.
    private mutating func keepsFlexibility(_ index: Int, _ context: MeasuringContext) -> Bool {
        guard distribution == .negotiated else {
            children[index].minimum = .nan
            children[index].maximum = .nan
            return true
        }
        let child = children[index]
        // A child that was not probed is served first, because it is content with its offer.
        if child.minimum.isNaN { return child.from <= child.offered ?? .infinity }
        if probe(index, 0, context) != child.minimum { return false }
        if !child.maximum.isNaN, probe(index, .infinity, context) != child.maximum { return false }
        return true
    }

    /// Updates the extent of the children on both sides of the line. Scans all children only if this child was the
    /// farthest.
    private mutating func measureExtent(_ old: Child, _ oldTally: Tally) {
        if old.guide == oldTally.before {
            tally.before = children.reduce(0) { max($0, $1.guide) }
        }
        if old.crossSize - old.guide == oldTally.behind {
            tally.behind = children.reduce(0) { max($0, $1.crossSize - $1.guide) }
        }
    }
}

import Foundation

/// SwiftUI's size negotiation for stacks, as its documentation and behavior describe it.
///
/// Without a proposal along the axis, each child gets its ideal length. With one, the stack subtracts the distances
/// between the children and the minimum lengths of children with lower priority. It offers equal shares of the rest to
/// the children with the highest priority, the least flexible first, so that the space that one child leaves goes to
/// the next. A child's flexibility is the difference between its lengths for infinity and 0. Then follow the children
/// with the next priority.
///
/// The stack measures a child's flexibility only if the order matters. It does not matter if the group has one member,
/// if the space is zero or infinite, or if each child is content with an equal share: its measured size holds for every
/// larger offer.
extension StackArrangement {
    /// Arranges the children for `proposal`, unless the arrangement already holds for it.
    ///
    /// - Complexity: O(*n*) measurements, and O(*n* log *n*) comparisons if the order matters.
    package mutating func arrange(_ stack: StackLayout, for proposal: ProposedViewSize, subviews: LayoutSubviews) {
        guard !holds(for: proposal) else { return }
        self.proposal = proposal
        tally = Tally()
        guard !children.isEmpty else {
            // The stack may have had children before.
            measured = .always(.zero)
            return
        }
        let context = MeasuringContext(stack: stack, cross: proposal[stack.axis.other], subviews: subviews)
        forgetFlexibility(unlessFor: context.cross)
        if let length = proposal[stack.axis] {
            if hasOnePriority {
                var available = length - gaps
                distribution = distribute(&available, to: 0..<children.count, context)
            } else {
                distributeByPriority(length - gaps, context)
                distribution = .negotiated
            }
        } else {
            for index in children.indices { measure(index, offer: nil, context) }
            distribution = .fixedOffers
        }
        positionChildren(from: 0)
        conclude(along: stack.axis)
    }

    /// Access to the children that one arrangement measures, with the proposal across the axis.
    struct MeasuringContext {
        let stack: StackLayout
        let cross: CGFloat?
        let subviews: LayoutSubviews

        @inline(__always)
        func item(_ index: Int) -> any LayoutItem { subviews.items[subviews.startIndex + index] }

        @inline(__always)
        func proposal(_ offer: CGFloat?) -> ProposedViewSize {
            ProposedViewSize(along: stack.axis, offer, across: cross)
        }
    }

    // MARK: One child

    /// Measures a child for an offered length and records the result.
    mutating func measure(_ index: Int, offer: CGFloat?, _ context: MeasuringContext) {
        note(context.item(index).measuredSize(for: context.proposal(offer)), of: index, offer: offer, context)
    }

    /// Records a child's measured size.
    @inline(__always)
    private mutating func note(
        _ result: MeasuredSize, of index: Int, offer: CGFloat?, _ context: MeasuringContext
    ) {
        let stack = context.stack
        let length = result.size[stack.axis]
        let crossSize = result.size[stack.axis.other]
        let from = result.from[stack.axis]
        let guide = stack.guide(of: index, guides: children[index].guides, size: result.size, offer: offer, context)
        children.withUnsafeMutableBufferPointer { children in
            children[index].offered = offer
            children[index].length = length
            children[index].crossSize = crossSize
            children[index].from = from
            children[index].guide = guide
        }
        if from == -.infinity {
            tally.rigidLength += length
            tally.greatestRigid = max(tally.greatestRigid, length)
        } else {
            tally.flexibleCount += 1
            tally.greatestFrom = max(tally.greatestFrom, from, length)
            tally.greatestUnprobed = max(tally.greatestUnprobed, from, length)
        }
        tally.fromCross = max(tally.fromCross, result.from[stack.axis.other])
        tally.before = max(tally.before, guide)
        tally.behind = max(tally.behind, crossSize - guide)
    }

    // MARK: Distribution

    private mutating func distributeByPriority(_ length: CGFloat, _ context: MeasuringContext) {
        resetOrder()
        sortOrder(0..<children.count) { children, first, second in
            children[first].priority > children[second].priority
        }
        let highest = children[Int(children[0].order)].priority
        var available = length
        for index in children.indices where children[index].priority != highest {
            available.add(-minimum(of: index, context))
        }
        var start = 0
        while start < children.count {
            let priority = children[Int(children[start].order)].priority
            var end = start + 1
            while end < children.count, children[Int(children[end].order)].priority == priority { end += 1 }
            if start > 0 {
                for place in start..<end { available.add(children[Int(children[place].order)].minimum) }
            }
            _ = distribute(&available, to: start..<end, context)
            start = end
        }
    }

    /// Distributes `available` among the children at `places` in the order of service. They have the same priority.
    private mutating func distribute(
        _ available: inout CGFloat, to places: Range<Int>, _ context: MeasuringContext
    ) -> Distribution {
        // For one child, and for zero or infinite space, the offers do not depend on the order.
        guard places.count > 1, available > 0, available < .infinity else {
            serve(places, &available, context)
            return .fixedOffers
        }
        if hasOnePriority { resetOrder() }
        let others = tally
        tally = Tally()
        switch serveContent(places, &available, context) {
        case .all:
            tally.add(others)
            return .contentWithShare
        case .those(let content):
            if serveGreedyLast(places, after: content, &available, context) {
                tally.add(others)
                return .negotiated
            }
        case .unknown: break
        }
        tally = others
        tally.usesFlexibility = true
        sortOrder(places) { _, first, second in first < second }
        for place in places {
            let index = Int(children[place].order)
            _ = minimum(of: index, context)
            _ = maximum(of: index, context)
        }
        sortOrder(places) { children, first, second in
            StackArrangement.isLessFlexible(children[first], children[second])
        }
        serve(places, &available, context)
        return .negotiated
    }

    /// Offers each child in turn an equal share of the remaining space.
    private mutating func serve(_ places: Range<Int>, _ available: inout CGFloat, _ context: MeasuringContext) {
        for place in places {
            let index = Int(children[place].order)
            measure(index, offer: max(available / CGFloat(places.upperBound - place), 0), context)
            available.add(-children[index].length)
        }
    }

    /// The children that were served in stack order.
    private enum Served {
        case all
        /// The children at the first places. The next one is not content with its offer.
        case those(Int)
        /// All children were measured, and the order matters.
        case unknown
    }

    /// Serves the children in stack order. This gives the right result as long as each child keeps its size for every
    /// offer that it could get in SwiftUI's order; otherwise the order matters. Each child is first measured for an
    /// infinite length: if it reaches its greatest length with less than the offer, the same size holds for the offer,
    /// and a text need not be broken into lines.
    private mutating func serveContent(
        _ places: Range<Int>, _ available: inout CGFloat, _ context: MeasuringContext
    ) -> Served {
        var rest = available
        for place in places {
            let index = Int(children[place].order)
            let offer = max(rest / CGFloat(places.upperBound - place), 0)
            let result = context.item(index).measuredSize(for: context.proposal(.infinity))
            guard result.from[context.stack.axis] <= offer else { return .those(place - places.lowerBound) }
            note(result, of: index, offer: offer, context)
            rest -= children[index].length
        }
        if tally.contentFrom(count: places.count) > available {
            guard probeGreedy(places, available, context), tally.contentFrom(count: places.count) <= available else {
                return .unknown
            }
        }
        available = rest
        return .all
    }

    /// Checks the children that would want more than their share if they were rigid: their length must depend on the
    /// offer. Returns false if one's does not.
    private mutating func probeGreedy(_ places: Range<Int>, _ available: CGFloat, _ context: MeasuringContext) -> Bool {
        let equal = available / CGFloat(places.count)
        let share =
            tally.greatestRigid <= equal ? equal : (available - tally.rigidLength) / CGFloat(places.count)
        tally.greatestUnprobed = -.infinity
        tally.usesFlexibility = true
        for place in places {
            let index = Int(children[place].order)
            let child = children[index]
            guard child.from > -.infinity else { continue }
            let wanted = max(child.from, child.length)
            if wanted <= share {
                tally.greatestUnprobed = max(tally.greatestUnprobed, wanted)
            } else if minimum(of: index, context) >= child.length {
                return false
            }
        }
        return true
    }

    /// Serves the children that are content with an equal share first, then the others, the least flexible first.
    /// Returns false, with some children measured, if another order may apply.
    ///
    /// A content child keeps its size for every larger offer, so its flexibility is at most its length, and 0 if its
    /// length is fixed. None of them takes more than its share, so each is offered at least the share in any order. If
    /// all the other children are more flexible, they come last, and only their flexibility has to be measured. If most
    /// children are not content, this would save no measurements.
    ///
    /// - Parameter served: the number of children at the first places that were served in stack order.
    private mutating func serveGreedyLast(
        _ places: Range<Int>, after served: Int, _ available: inout CGFloat, _ context: MeasuringContext
    ) -> Bool {
        let share = available / CGFloat(places.count)
        let all = context.proposal(.infinity)
        let axis = context.stack.axis
        var rest = available
        var mostFlexible: CGFloat = 0
        var greedy = 0
        for place in places {
            let index = Int(children[place].order)
            var from = children[index].from
            var length = children[index].length
            if place >= places.lowerBound + served {
                let result = context.item(index).measuredSize(for: all)
                from = result.from[axis]
                length = result.size[axis]
                if from <= share { note(result, of: index, offer: share, context) }
            } else if from > share {
                return false
            }
            if from > share {
                // Collect them at the front of the order.
                children[place].order = children[places.lowerBound + greedy].order
                children[places.lowerBound + greedy].order = Int32(truncatingIfNeeded: index)
                greedy += 1
                guard greedy <= max(1, places.count / 2) else { return false }
                continue
            }
            guard length <= share else { return false }
            if from > -.infinity { mostFlexible = max(mostFlexible, length) }
            rest -= length
        }
        let others = places.lowerBound..<places.lowerBound + greedy
        tally.usesFlexibility = true
        for place in others {
            let index = Int(children[place].order)
            guard maximum(of: index, context) - minimum(of: index, context) > mostFlexible else { return false }
        }
        sortOrder(others) { children, first, second in
            StackArrangement.isLessFlexible(children[first], children[second])
        }
        serve(others, &rest, context)
        available = rest
        return true
    }

    // MARK: Flexibility

    /// Whether a child is served before another one of its priority. If both take any length, the one with the greater
    /// minimum is first.
    private static func isLessFlexible(_ first: Child, _ second: Child) -> Bool {
        let one = first.maximum - first.minimum
        let other = second.maximum - second.minimum
        return one < other || one == .infinity && other == .infinity && first.minimum > second.minimum
    }

    private mutating func forgetFlexibility(unlessFor cross: CGFloat?) {
        if let known = flexibilityCross, known == cross { return }
        flexibilityCross = .some(cross)
        flexibilityFrom = -.infinity
        for index in children.indices {
            children[index].minimum = .nan
            children[index].maximum = .nan
        }
    }

    private mutating func minimum(of index: Int, _ context: MeasuringContext) -> CGFloat {
        if children[index].minimum.isNaN { children[index].minimum = probe(index, 0, context) }
        return children[index].minimum
    }

    private mutating func maximum(of index: Int, _ context: MeasuringContext) -> CGFloat {
        if children[index].maximum.isNaN { children[index].maximum = probe(index, .infinity, context) }
        return children[index].maximum
    }

    /// A child's length for a proposal of 0 or infinity.
    mutating func probe(_ index: Int, _ offer: CGFloat, _ context: MeasuringContext) -> CGFloat {
        let result = context.item(index).measuredSize(for: context.proposal(offer))
        flexibilityFrom = max(flexibilityFrom, result.from[context.stack.axis.other])
        return result.size[context.stack.axis]
    }

    // MARK: Order

    private mutating func resetOrder() {
        children.withUnsafeMutableBufferPointer { children in
            for index in children.indices { children[index].order = Int32(truncatingIfNeeded: index) }
        }
    }

    /// Sorts the indices at `places` of the order of service. The sort is stable.
    private mutating func sortOrder(
        _ places: Range<Int>, by precedes: (UnsafeMutableBufferPointer<Child>, Int, Int) -> Bool
    ) {
        children.withUnsafeMutableBufferPointer { children in
            guard places.count > 32 else {
                for place in places.dropFirst() {
                    let index = children[place].order
                    var hole = place
                    while hole > places.lowerBound, precedes(children, Int(index), Int(children[hole - 1].order)) {
                        children[hole].order = children[hole - 1].order
                        hole -= 1
                    }
                    children[hole].order = index
                }
                return
            }
            var indices = ContiguousArray(places.map { children[$0].order })
            indices.sort { first, second in
                if precedes(children, Int(first), Int(second)) { return true }
                return first < second && !precedes(children, Int(second), Int(first))
            }
            for (place, index) in zip(places, indices) { children[place].order = index }
        }
    }

    // MARK: Positions

    mutating func positionChildren(from first: Int) {
        children.withUnsafeMutableBufferPointer { children in
            var end: CGFloat = first == 0 ? 0 : children[first - 1].position + children[first - 1].length
            for index in first..<children.count {
                children[index].position = end + children[index].gap
                end = children[index].position + children[index].length
            }
        }
    }
}

extension CGFloat {
    /// Adds a length. Infinite space minus infinite space stays infinite.
    fileprivate mutating func add(_ length: CGFloat) {
        let sum = self + length
        if !sum.isNaN { self = sum }
    }
}

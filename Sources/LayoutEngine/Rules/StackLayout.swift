package import Foundation

/// The rule of a stack along either axis, shared by `HStackLayout` and `VStackLayout`.
package struct StackLayout: Layout, Equatable {
    package var axis: Axis
    /// The guide on which the children are aligned across the axis.
    package var alignment: AlignmentKey
    /// The distance between children; nil for their preferences.
    package var spacing: CGFloat?

    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        precondition(alignment.axis == axis.other)
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The layout of an `HStack` without parameters.
    package static let row = HStackLayout().stack
    /// The layout of a `VStack` without parameters.
    package static let column = VStackLayout().stack

    package static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.placesEverySubview = true
        return properties
    }

    package func makeCache(subviews: Subviews) -> StackArrangement {
        StackArrangement(stack: self, subviews: subviews)
    }

    /// The stack's preferred distances: those of all children across the axis, and of the first and last child along
    /// it.
    package func spacing(subviews: Subviews, cache: inout StackArrangement) -> ViewSpacing {
        guard !subviews.isEmpty else { return .zero }
        if cache.hasDefaultSpacing { return .none }
        var spacing = ViewSpacing.none
        let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        for index in subviews.indices {
            let own = subviews.items[index].spacing
            // Most children have no preference, so they do not affect the union.
            if own.isDefault { continue }
            var edges = across
            if index == subviews.startIndex { edges.formUnion(start) }
            if index == subviews.endIndex - 1 { edges.formUnion(end) }
            spacing.formUnion(own, edges: edges)
        }
        return spacing
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackArrangement
    ) -> CGSize {
        cache.arrange(self, for: proposal, subviews: subviews)
        return cache.size
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackArrangement
    ) {
        cache.arrange(self, for: placementProposal(proposal, in: bounds), subviews: subviews)
        place(cache.children.indices, in: bounds, subviews: subviews, cache: cache)
    }

    /// Places some of the children, as arranged, in `bounds`.
    ///
    /// - Complexity: O(`indices.count`).
    package func place(
        _ indices: Range<Int>, in bounds: CGRect, subviews: Subviews, cache: StackArrangement
    ) {
        let cross = cache.proposal?[axis.other]
        let start = bounds.origin[axis]
        let line = bounds.origin[axis.other] + cache.tally.before
        cache.children.withUnsafeBufferPointer { children in
            for index in indices {
                let origin = CGPoint(
                    along: axis, start + children[index].position, across: line - children[index].guide)
                let proposal = ProposedViewSize(along: axis, children[index].offered, across: cross)
                let size = CGSize(along: axis, children[index].length, across: children[index].crossSize)
                if subviews.container == nil {
                    subviews.items[subviews.startIndex + index].place(at: origin, proposal: proposal, size: size)
                } else {
                    subviews[subviews.startIndex + index].place(origin: origin, proposal: proposal, size: size)
                }
            }
        }
    }

    /// Replaces a missing cross proposal by the stack's own cross size, so that a divider is as long as the stack is
    /// thick.
    private func placementProposal(_ proposal: ProposedViewSize, in bounds: CGRect) -> ProposedViewSize {
        var proposal = proposal
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        return proposal
    }

    /// The distance of the common line from a child's edge. Reads the guide only if the child may set it.
    @inline(__always)
    func guide(
        of index: Int, guides: ExplicitGuides, size: CGSize, offer: CGFloat?,
        _ context: StackArrangement.MeasuringContext
    ) -> CGFloat {
        if !guides.isDisjoint(with: alignment.guides) || alignment.kind == .custom {
            let guide = ViewDimensions(
                item: context.item(index), proposal: context.proposal(offer), size: size)[alignment]
            return guide.isFinite ? guide : 0
        }
        let crossSize = size[axis.other]
        guard crossSize < .infinity else { return 0 }
        switch alignment.kind {
        case .start, .custom: return 0
        case .center: return crossSize / 2
        case .end, .firstTextBaseline, .lastTextBaseline: return crossSize
        }
    }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackArrangement
    ) -> CGFloat? {
        explicitAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackArrangement
    ) -> CGFloat? {
        explicitAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackArrangement
    ) -> CGFloat? {
        guard key.passesContainers, cache.children.contains(where: { $0.guides.contains(key.guides) }) else {
            return nil
        }
        cache.arrange(self, for: placementProposal(proposal, in: bounds), subviews: subviews)
        let cross = cache.proposal?[axis.other]
        var result: CGFloat?
        var n = 0
        for (index, child) in cache.children.enumerated() where child.guides.contains(key.guides) {
            let dimensions = ViewDimensions(
                item: subviews.items[subviews.startIndex + index],
                proposal: ProposedViewSize(along: axis, child.offered, across: cross),
                size: CGSize(along: axis, child.length, across: child.crossSize))
            guard let value = dimensions[explicit: key] else { continue }
            let origin = key.axis == axis ? child.position : cache.tally.before - child.guide
            key.combine(bounds.origin[key.axis] + origin + value, n, into: &result)
            n += 1
        }
        return result
    }
}

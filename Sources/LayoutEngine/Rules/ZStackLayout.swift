public import Foundation

/// Overlapping subviews as a layout value, for choosing between layouts at run time.
///
/// The subviews with the highest priority determine the size. Each is proposed the stack's proposal, and the stack's
/// size is their union when their guides are aligned. Then all subviews are placed with that size as their proposal.
@frozen public struct ZStackLayout: Layout {
    /// The guides on which the subviews are aligned.
    public var alignment: Alignment

    /// Creates a stack whose subviews share an alignment guide in each axis.
    @inlinable
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.placesEverySubview = true
        return properties
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        guard let highest = highestPriority(of: subviews) else { return .zero }
        var spacing = ViewSpacing.none
        for index in subviews.indices where subviews.items[index].layoutPriority == highest {
            spacing.formUnion(subviews.items[index].spacing)
        }
        return spacing
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        measuredSize(for: proposal, subviews: subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let offer = ProposedViewSize(bounds.size)
        let point = commonPoint(offer: offer, subviews: subviews)
        for index in subviews.indices {
            let dimensions = subviews.items[index].dimensions(in: offer)
            let guide = alignment.point(in: dimensions)
            subviews[index].place(
                origin: CGPoint(x: bounds.minX + point.x - guide.x, y: bounds.minY + point.y - guide.y),
                proposal: offer, size: dimensions.size)
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        explicitAlignment(guide.key, in: bounds, subviews: subviews)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        explicitAlignment(guide.key, in: bounds, subviews: subviews)
    }

    // MARK: Arithmetic

    func measuredSize(for proposal: ProposedViewSize, subviews: Subviews) -> MeasuredSize {
        guard let highest = highestPriority(of: subviews) else { return .always(.zero) }
        var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        var behind = before
        var from = MeasuredSize.everywhere
        for index in subviews.indices where subviews.items[index].layoutPriority == highest {
            let item = subviews.items[index]
            let measured = item.measuredSize(for: proposal)
            let guide = alignment.point(in: ViewDimensions(item: item, proposal: proposal, size: measured.size))
            before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
            behind.x = max(behind.x, measured.size.width - guide.x)
            behind.y = max(behind.y, measured.size.height - guide.y)
            from = CGSize(width: max(from.width, measured.from.width), height: max(from.height, measured.from.height))
        }
        return MeasuredSize(size: CGSize(width: before.x + behind.x, height: before.y + behind.y), from: from)
    }

    private func highestPriority(of subviews: Subviews) -> Double? {
        guard var highest = subviews.first?.priority else { return nil }
        for index in subviews.indices { highest = max(highest, subviews.items[index].layoutPriority) }
        return highest
    }

    /// The point, from the stack's corner, on which all guides are aligned.
    private func commonPoint(offer: ProposedViewSize, subviews: Subviews) -> CGPoint {
        guard let highest = highestPriority(of: subviews) else { return .zero }
        var point = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        for index in subviews.indices where subviews.items[index].layoutPriority == highest {
            let guide = alignment.point(in: subviews.items[index].dimensions(in: offer))
            point = CGPoint(x: max(point.x, guide.x), y: max(point.y, guide.y))
        }
        return point
    }

    private func explicitAlignment(_ key: AlignmentKey, in bounds: CGRect, subviews: Subviews) -> CGFloat? {
        guard key.passesContainers else { return nil }
        let offer = ProposedViewSize(bounds.size)
        var point: CGPoint?
        var result: CGFloat?
        var n = 0
        for index in subviews.indices where subviews.items[index].explicitGuides.contains(key.guides) {
            let dimensions = subviews.items[index].dimensions(in: offer)
            guard let value = dimensions[explicit: key] else { continue }
            let common = point ?? commonPoint(offer: offer, subviews: subviews)
            point = common
            let guide = alignment.point(in: dimensions)
            let origin = key.axis == .horizontal ? common.x - guide.x : common.y - guide.y
            key.combine(bounds.origin[key.axis] + origin + value, n, into: &result)
            n += 1
        }
        return result
    }
}

extension Alignment {
    /// The intersection of the two guides, from the view's corner. In a view of infinite size it is the view's origin.
    package func point(in dimensions: ViewDimensions) -> CGPoint {
        let x = dimensions[horizontal.key]
        let y = dimensions[vertical.key]
        return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
}

package import Foundation

/// A frame of fixed width, height or both. The child is proposed these lengths and aligned in the frame, even if it is
/// larger. A length that is not given is the child's.
package struct FrameRule: UnaryLayout {
    private let fixedWidth: OptionalLength
    private let fixedHeight: OptionalLength
    package let alignment: Alignment

    /// - Parameters:
    ///   - width: In points. A negative width counts as 0, one that is infinite or not a number as nil.
    ///   - height: Likewise.
    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        fixedWidth = OptionalLength(LayoutLength.sanitized(width))
        fixedHeight = OptionalLength(LayoutLength.sanitized(height))
        self.alignment = alignment
    }

    package var width: CGFloat? { fixedWidth.value }
    package var height: CGFloat? { fixedHeight.value }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package func measuredSize(for proposal: ProposedViewSize, child: any LayoutItem) -> MeasuredSize {
        if let width, let height { return .always(CGSize(width: width, height: height)) }
        let measured = child.measuredSize(for: offer(proposal))
        return MeasuredSize(
            size: CGSize(width: width ?? measured.size.width, height: height ?? measured.size.height),
            from: CGSize(
                width: width == nil ? measured.from.width : -.infinity,
                height: height == nil ? measured.from.height : -.infinity))
    }

    package func place(_ child: any LayoutItem, proposal: ProposedViewSize, size: CGSize) -> UnaryPlacement {
        alignment.placement(of: child, offered: offer(proposal), in: size)
    }

    package func spacing(child: any LayoutItem) -> ViewSpacing {
        child.spacing.framed(horizontally: width != nil, vertically: height != nil)
    }
}

extension Alignment {
    /// The position of a child in a view of `size` whose own guides are the defaults.
    func placement(of child: any LayoutItem, offered proposal: ProposedViewSize, in size: CGSize) -> UnaryPlacement {
        let inner = point(in: child.dimensions(in: proposal))
        let outer = point(in: ViewDimensions(item: nil, proposal: proposal, size: size))
        return UnaryPlacement(origin: CGPoint(x: outer.x - inner.x, y: outer.y - inner.y), proposal: proposal)
    }
}

extension ViewSpacing {
    /// The spacing of a view in a frame that fixes its length along an axis: no preference there, unless it stays in
    /// frames.
    func framed(horizontally: Bool, vertically: Bool) -> ViewSpacing {
        guard !staysInFrames else { return self }
        var edges: Edge.Set = []
        if horizontally { edges.formUnion(.horizontal) }
        if vertically { edges.formUnion(.vertical) }
        return reset(edges)
    }
}

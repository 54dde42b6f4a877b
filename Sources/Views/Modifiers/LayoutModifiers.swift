public import EspalierLayoutEngine
public import Foundation

/// A modifier that is one of the layout engine's rules for one item.
package nonisolated struct RuleModifier<Rule: UnaryLayout>: NodeModifier, ViewlessModifier {
    let rule: Rule

    @MainActor func makeNode(in context: NodeContext) -> UnaryLayoutNode<Rule> { UnaryLayoutNode(rule, in: context) }
    @MainActor func update(_ node: UnaryLayoutNode<Rule>) { node.update(to: rule) }
}

extension View {
    /// Adds space around the view, in points. Negative values let the view reach over the edges. A value that is not
    /// finite counts as 0 and logs a warning.
    public nonisolated __consuming func padding(_ insets: EdgeInsets) -> some View {
        if !(insets.horizontal + insets.vertical).isFinite {
            Self.warnOfDistances("padding", insets.top, insets.leading, insets.bottom, insets.trailing)
        }
        return modifier(RuleModifier(rule: PaddingRule(insets: insets)))
    }

    /// Adds space at the given edges of the view: `length` points, or 16 if nil. A value that is not finite counts as 0
    /// and logs a warning.
    public nonisolated __consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        if let length, !length.isFinite { Self.warnOfDistances("padding", length) }
        return modifier(RuleModifier(rule: PaddingRule(insets: EdgeInsets(length ?? 16, edges: edges))))
    }

    /// Adds `length` points of space around the view. A value that is not finite counts as 0 and logs a warning.
    public nonisolated __consuming func padding(_ length: CGFloat) -> some View {
        if !length.isFinite { Self.warnOfDistances("padding", length) }
        return modifier(RuleModifier(rule: PaddingRule(insets: EdgeInsets(length, edges: .all))))
    }

    /// Gives the view a frame of a fixed width or height, in points, and aligns the view in it. A negative length
    /// counts as 0, one that is not finite as nil; both log a warning.
    public nonisolated __consuming func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        Self.checkFrame(width: width, height: height)
        return modifier(RuleModifier(rule: FrameRule(width: width, height: height, alignment: alignment)))
    }

    /// Gives the view a frame with limits for its width and height, in points, and aligns the view in it. If limits
    /// contradict each other, the minimum takes precedence over the ideal length, and that over the maximum; a warning
    /// is logged.
    public nonisolated __consuming func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        Self.checkFrame("Width", minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
        Self.checkFrame("Height", minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
        return modifier(
            RuleModifier(
                rule: FlexibleFrameRule(
                    minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                    idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
    }

    /// Centers the view in exactly the space that is proposed, as the views of view controllers are. A larger view
    /// reaches over the edges and does not enlarge what contains it.
    package nonisolated func fillingProposal() -> some View {
        frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    }

    /// Draws the view `offset` away from its position, in points. Its space in the layout stays where it is. A value
    /// that is not finite counts as 0 and logs a warning.
    public nonisolated __consuming func offset(_ offset: CGSize) -> some View {
        if !(offset.width + offset.height).isFinite { Self.warnOfDistances("offset", offset.width, offset.height) }
        return modifier(RuleModifier(rule: OffsetRule(offset: offset)))
    }

    /// Draws the view `x` and `y` points away from its position. Its space in the layout stays where it is. A value
    /// that is not finite counts as 0 and logs a warning.
    public nonisolated __consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the view's center at a point of the proposed space, all of which the result takes. A coordinate that is not
    /// finite counts as 0 and logs a warning.
    public nonisolated __consuming func position(_ position: CGPoint) -> some View {
        if !(position.x + position.y).isFinite { Self.warnOfDistances("position", position.x, position.y) }
        return modifier(RuleModifier(rule: PositionRule(position: position)))
    }

    /// Puts the view's center at a point of the proposed space, all of which the result takes. A coordinate that is not
    /// finite counts as 0 and logs a warning.
    public nonisolated __consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Keeps the view at its ideal size.
    public nonisolated __consuming func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Keeps the view at its ideal size in the given directions.
    public nonisolated __consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(RuleModifier(rule: FixedSizeRule(horizontal: horizontal, vertical: vertical)))
    }

    /// Keeps the ratio of width to height at `aspectRatio`, or at the view's own if nil.
    public nonisolated __consuming func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
        -> some View
    {
        modifier(RuleModifier(rule: AspectRatioRule(ratio: aspectRatio, contentMode: contentMode)))
    }

    /// Keeps the aspect ratio of a size. A height of 0 means the view's own ratio.
    public nonisolated __consuming func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit into the proposed space, at its own aspect ratio.
    public nonisolated __consuming func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }

    /// Scales the view to fill the proposed space, at its own aspect ratio.
    public nonisolated __consuming func scaledToFill() -> some View {
        aspectRatio(contentMode: .fill)
    }

    /// Sets a horizontal guide of the view, in points from its leading edge.
    public nonisolated __consuming func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
    }

    /// Sets a vertical guide of the view, in points from its top edge.
    public nonisolated __consuming func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
    }
}

/// Implements `alignmentGuide(_:computeValue:)`. Functions cannot be compared, so each evaluation counts as a change.
package nonisolated struct AlignmentGuideModifier: NodeModifier, ViewlessModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    @MainActor private static var lastToken = 0

    @MainActor private var rule: AlignmentGuideRule {
        Self.lastToken &+= 1
        return AlignmentGuideRule(key: key, token: Self.lastToken, compute: compute)
    }

    @MainActor func makeNode(in context: NodeContext) -> UnaryLayoutNode<AlignmentGuideRule> {
        context.graph.layoutTraits.tracksGuides = true
        return UnaryLayoutNode(rule, in: context)
    }

    @MainActor func update(_ node: UnaryLayoutNode<AlignmentGuideRule>) { node.update(to: rule) }
}

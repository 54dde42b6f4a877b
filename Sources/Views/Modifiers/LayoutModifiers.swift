public import EspalierLayoutEngine
public import Foundation

/// A modifier that is one of the layout engine's rules for one item.
nonisolated struct RuleModifier<Rule: UnaryLayout>: NodeModifier, ViewlessModifier {
    let rule: Rule

    @MainActor func makeNode(in context: NodeContext) -> UnaryLayoutNode<Rule> { UnaryLayoutNode(rule, in: context) }
    @MainActor func update(_ node: UnaryLayoutNode<Rule>) { node.update(to: rule) }
}

extension View {
    /// Room of `insets` around the view, in points.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        if !(insets.horizontal + insets.vertical).isFinite {
            Self.warnOfDistances("padding", insets.top, insets.leading, insets.bottom, insets.trailing)
        }
        return modifier(RuleModifier(rule: PaddingRule(insets: insets)))
    }

    /// Room at `edges` of the view: `length` points, nil for the platform's default, 16.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        if let length, !length.isFinite { Self.warnOfDistances("padding", length) }
        return modifier(RuleModifier(rule: PaddingRule(insets: EdgeInsets(length ?? 16, edges: edges))))
    }

    /// Room of `length` points around the view.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        if !length.isFinite { Self.warnOfDistances("padding", length) }
        return modifier(RuleModifier(rule: PaddingRule(insets: EdgeInsets(length, edges: .all))))
    }

    /// A frame of a fixed width or height, in points, in which the view stands by `alignment`.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        Self.checkFrame(width: width, height: height)
        return modifier(RuleModifier(rule: FrameRule(width: width, height: height, alignment: alignment)))
    }

    /// A frame with limits for its width and height, in points, in which the view stands by `alignment`.
    public nonisolated func frame(
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

    /// Moves what is seen of the view by `offset`, and leaves its room where it is.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        if !(offset.width + offset.height).isFinite { Self.warnOfDistances("offset", offset.width, offset.height) }
        return modifier(RuleModifier(rule: OffsetRule(offset: offset)))
    }

    /// Moves what is seen of the view, and leaves its room where it is.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the view's centre at a point of the room that is offered, all of which it takes.
    public nonisolated func position(_ position: CGPoint) -> some View {
        if !(position.x + position.y).isFinite { Self.warnOfDistances("position", position.x, position.y) }
        return modifier(RuleModifier(rule: PositionRule(position: position)))
    }

    /// Puts the view's centre at a point of the room that is offered, all of which it takes.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Keeps the view at its ideal size.
    public nonisolated func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Keeps the view at its ideal length in the directions given.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(RuleModifier(rule: FixedSizeRule(horizontal: horizontal, vertical: vertical)))
    }

    /// Keeps the ratio of width to height at `aspectRatio`, nil for the view's own.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(RuleModifier(rule: AspectRatioRule(ratio: aspectRatio, contentMode: contentMode)))
    }

    /// Keeps the ratio of width to height at that of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit into the room offered, with its own ratio.
    public nonisolated func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }

    /// Scales the view to fill the room offered, with its own ratio.
    public nonisolated func scaledToFill() -> some View {
        aspectRatio(contentMode: .fill)
    }

    /// Sets a guide of the view, measured from its leading edge.
    public nonisolated func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
    }

    /// Sets a guide of the view, measured from its top edge.
    public nonisolated func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
    }
}

/// `alignmentGuide(_:computeValue:)`. Its function has no equality: each evaluation counts as another one.
nonisolated struct AlignmentGuideModifier: NodeModifier, ViewlessModifier {
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

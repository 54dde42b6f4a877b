public import EspalierLayoutEngine
public import Foundation

/// A frame in proportion to the nearest scroll view, or to the window.
package nonisolated struct ContainerRelativeModifier: NodeModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func makeNode(in context: NodeContext) -> ContainerRelativeNode {
        ContainerRelativeNode(self, in: context)
    }

    @MainActor func update(_ node: ContainerRelativeNode) { node.update(to: self) }
}

final class ContainerRelativeNode: WrapperNode {
    private var modifier: ContainerRelativeModifier
    /// The frame of the last measurement.
    private var lastRule: FrameRule?

    init(_ modifier: ContainerRelativeModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    func update(to newModifier: ContainerRelativeModifier) {
        modifier = newModifier
        if rule != lastRule { invalidateLayout() }
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { ContainerRelativeNode(modifier, in: context) }
    override func refresh(_ copy: WrapperNode) {
        paired(copy, as: ContainerRelativeNode.self).update(to: modifier)
    }

    /// The space that the container has for its content.
    private var containerSize: CGSize {
        var node: LayoutNode? = layoutParent
        while let current = node {
            if let scroll = current as? ScrollNode {
                scroll.addRelative(self)
                return scroll.roomForContent
            }
            if let provider = current.safeAreaProvider, !(provider is SafeAreaReducingNode) {
                return provider.safeAreaBounds.safe.size
            }
            node = current.layoutParent
        }
        return .zero
    }

    private var rule: FrameRule {
        let size = containerSize
        func length(_ axis: Axis, _ set: Axis.Set, _ container: CGFloat) -> CGFloat? {
            guard modifier.axes.contains(set) else { return nil }
            return LayoutLength.sanitized(modifier.length(container, axis))
        }
        return FrameRule(
            width: length(.horizontal, .horizontal, size.width), height: length(.vertical, .vertical, size.height),
            alignment: modifier.alignment)
    }

    /// Called when the container's size has changed.
    func containerDidChange() {
        if rule != lastRule { invalidateLayout() }
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        guard let item else { return .always(.zero) }
        let rule = rule
        lastRule = rule
        return rule.measuredSize(for: proposal, child: item)
    }

    override func placeItems() {
        guard let item else { return }
        let placement = (lastRule ?? rule).place(item, proposal: placedProposal, size: size)
        let itemSize = item.sizeThatFits(placement.proposal)
        item.place(
            at: mirrored(placement.origin, width: itemSize.width), proposal: placement.proposal, size: itemSize)
    }
}

extension View {
    /// Gives the view the size of the nearest scroll view without its margins, or of the window's safe area, along
    /// `axes`.
    public nonisolated __consuming func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
        -> some View
    {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: { length, _ in length }))
    }

    /// Gives the view the length of `span` out of `count` parts of the container, with `spacing` points between parts.
    /// Counts below 1 count as 1.
    public nonisolated __consuming func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let count = CGFloat(max(1, count))
        let span = CGFloat(max(1, span))
        let spacing = LayoutLength.sanitized(distance: spacing)
        return modifier(
            ContainerRelativeModifier(
                axes: axes, alignment: alignment,
                length: { length, _ in
                    (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
                }))
    }

    /// Gives the view a length computed from the container's, for each of `axes`. Lengths are in points.
    public nonisolated __consuming func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
    }
}

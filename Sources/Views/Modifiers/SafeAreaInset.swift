import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

/// A node whose content has a smaller safe area than the node itself. Views are laid out in the remaining space; scroll
/// views also scroll under the rest.
class SafeAreaReducingNode: WrapperNode, SafeAreaProvider {
    /// The distance from each edge of the bounds to the safe area, for a proposal.
    func insets(in proposal: ProposedViewSize) -> EdgeInsets { EdgeInsets() }

    final var placedInsets = EdgeInsets()

    override final var safeAreaProvider: (any SafeAreaProvider)? { self }

    var safeAreaBounds: (safe: CGRect, whole: CGRect) {
        let outer = safeAreaExpansion(at: .all)
        let safe = CGSize(
            width: max(0, size.width - placedInsets.horizontal), height: max(0, size.height - placedInsets.vertical))
        return (
            CGRect(
                origin: mirrored(CGPoint(x: placedInsets.leading, y: placedInsets.top), width: safe.width), size: safe),
            CGRect(
                x: -outer.leading, y: -outer.top, width: size.width + outer.horizontal,
                height: size.height + outer.vertical)
        )
    }

    private func reduced(_ proposal: ProposedViewSize, by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }

    override final func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        guard let item else { return .always(.zero) }
        let insets = insets(in: proposal)
        let inner = item.sizeThatFits(reduced(proposal, by: insets))
        return MeasuredSize(CGSize(width: inner.width + insets.horizontal, height: inner.height + insets.vertical))
    }

    override final func placeItems() {
        guard let item else { return }
        let insets = insets(in: placedProposal)
        placedInsets = insets
        let proposal = reduced(placedProposal, by: insets)
        let itemSize = item.sizeThatFits(proposal)
        item.place(
            at: mirrored(CGPoint(x: insets.leading, y: insets.top), width: itemSize.width), proposal: proposal,
            size: itemSize)
        placeInset()
    }

    func placeInset() {}
}

// MARK: Padding

package nonisolated struct SafeAreaPaddingModifier: NodeModifier {
    let insets: EdgeInsets

    init(_ insets: EdgeInsets) {
        func length(_ value: CGFloat) -> CGFloat { LayoutLength.sanitized(distance: max(0, value)) }
        self.insets = EdgeInsets(
            top: length(insets.top), leading: length(insets.leading), bottom: length(insets.bottom),
            trailing: length(insets.trailing))
    }

    @MainActor func makeNode(in context: NodeContext) -> SafeAreaPaddingNode {
        SafeAreaPaddingNode(insets, in: context)
    }

    @MainActor func update(_ node: SafeAreaPaddingNode) { node.update(to: insets) }
}

final class SafeAreaPaddingNode: SafeAreaReducingNode {
    private var padding: EdgeInsets

    init(_ padding: EdgeInsets, in context: __shared NodeContext) {
        self.padding = padding
        super.init(in: context)
    }

    func update(to newPadding: EdgeInsets) {
        guard newPadding != padding else { return }
        padding = newPadding
        invalidateLayout()
        refreshCopies()
    }

    override func insets(in proposal: ProposedViewSize) -> EdgeInsets { padding }
    override func makeCopy(in context: NodeContext) -> WrapperNode { SafeAreaPaddingNode(padding, in: context) }
    override func refresh(_ copy: WrapperNode) {
        paired(copy, as: SafeAreaPaddingNode.self).update(to: padding)
    }
}

// MARK: A view at an edge

package nonisolated struct SafeAreaInsetModifier<Bar: View>: NodeModifier {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let bar: Bar

    static var updatesContentFirst: Bool { true }

    /// Whether the bar is at the start of the view.
    fileprivate var isFirst: Bool { edge == .top || edge == .leading }
    fileprivate var frontBar: ModifiedContent<Bar, PartModifier> { bar.modifier(PartModifier(.front)) }

    @MainActor func makeNode(in context: NodeContext) -> SafeAreaInsetNode<Bar> { SafeAreaInsetNode(self, in: context) }
    @MainActor func update(_ node: SafeAreaInsetNode<Bar>) { node.update(to: self) }
}

final class SafeAreaInsetNode<Bar: View>: SafeAreaReducingNode {
    private typealias FrontBar = ModifiedContent<Bar, PartModifier>

    private var modifier: SafeAreaInsetModifier<Bar>
    /// The column that holds the bar's views; nil once the copies have one each.
    private var bar: StackNode?
    /// Whether the bar precedes the content in the order of focus and of reading. It is drawn in front of the content
    /// nevertheless.
    private var barIsFirst = false

    init(_ modifier: SafeAreaInsetModifier<Bar>, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        makeBar()
    }

    private func makeBar() {
        let bar = StackNode(.column, kind: .vStack, in: NodeContext(parent: self, slot: 1))
        barIsFirst = modifier.isFirst
        let context = NodeContext(parent: bar)
        bar.content =
            barIsFirst
            ? FrontBar._makeNode(modifier.frontBar, in: context) : Bar._makeNode(modifier.bar, in: context)
        self.bar = bar
        adopt(bar, at: 1, stackAxis: nil)
    }

    func update(to newModifier: SafeAreaInsetModifier<Bar>) {
        let isSame =
            newModifier.edge == modifier.edge && newModifier.alignment == modifier.alignment
            && newModifier.spacing == modifier.spacing
        modifier = newModifier
        if newModifier.isFirst != barIsFirst, let bar {
            bar.remove()
            makeBar()
        } else if let inner = bar?.content {
            if barIsFirst {
                FrontBar._updateNode(inner, to: newModifier.frontBar)
            } else {
                Bar._updateNode(inner, to: newModifier.bar)
            }
        }
        if !isSame { invalidateLayout() }
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { SafeAreaInsetNode(modifier, in: context) }
    override func refresh(_ copy: WrapperNode) {
        paired(copy, as: SafeAreaInsetNode<Bar>.self).update(to: modifier)
    }

    override func willBeReplacedByCopies() {
        bar?.remove()
        bar = nil
    }

    override func didReplaceCopies() {
        makeBar()
        invalidateLayout()
        setNeedsDisplay()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let bar { body(bar) }
    }

    override func forEachItem(_ body: (LayoutNode) -> Void) {
        super.forEachItem(body)
        if let bar { body(bar) }
    }

    private var isVertical: Bool { modifier.edge == .top || modifier.edge == .bottom }

    private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        isVertical
            ? ProposedViewSize(width: proposal.width, height: nil)
            : ProposedViewSize(width: nil, height: proposal.height)
    }

    override func insets(in proposal: ProposedViewSize) -> EdgeInsets {
        guard let bar else { return EdgeInsets() }
        let size = bar.sizeThatFits(barProposal(proposal))
        let length = (isVertical ? size.height : size.width) + distance(to: bar)
        return EdgeInsets(length, edges: Edge.Set(modifier.edge))
    }

    private func distance(to bar: LayoutNode) -> CGFloat {
        if let spacing = modifier.spacing { return LayoutLength.sanitized(distance: spacing) }
        let own = item?.spacing ?? ViewSpacing()
        let axis: Axis = isVertical ? .vertical : .horizontal
        return modifier.edge == .top || modifier.edge == .leading
            ? bar.spacing.distance(to: own, along: axis) : own.distance(to: bar.spacing, along: axis)
    }

    override func placeInset() {
        guard let bar else { return }
        let proposal = barProposal(ProposedViewSize(size))
        let own = bar.sizeThatFits(proposal)
        func aligned(_ length: CGFloat, in room: CGFloat, isLeading: Bool, isTrailing: Bool) -> CGFloat {
            isLeading ? 0 : isTrailing ? room - length : (room - length) / 2
        }
        let alignment = modifier.alignment
        let x: CGFloat
        let y: CGFloat
        switch modifier.edge {
        case .top, .bottom:
            x = aligned(
                own.width, in: size.width, isLeading: alignment.horizontal == .leading,
                isTrailing: alignment.horizontal == .trailing)
            y = modifier.edge == .top ? 0 : size.height - own.height
        case .leading, .trailing:
            x = modifier.edge == .leading ? 0 : size.width - own.width
            y = aligned(
                own.height, in: size.height, isLeading: alignment.vertical == .top,
                isTrailing: alignment.vertical == .bottom)
        }
        bar.place(at: mirrored(CGPoint(x: x, y: y), width: own.width), proposal: proposal, size: own)
    }

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        func showBar() {
            guard let bar else { return }
            builder.add(bar, at: CGPoint(x: position.x + bar.origin.x, y: position.y + bar.origin.y))
        }
        if barIsFirst { showBar() }
        super.displayContents(into: &builder, at: position)
        if !barIsFirst { showBar() }
    }
}

extension View {
    /// Shows `content` at the upper or lower edge of the view and ends the view's safe area there: views are laid out
    /// beside the content, and scroll views scroll under it.
    ///
    /// - Parameter spacing: The distance between view and content, in points; nil for a stack's default.
    public nonisolated __consuming func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, bar: content()))
    }

    /// Shows `content` at the leading or trailing edge of the view and ends the view's safe area there.
    public nonisolated __consuming func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, bar: content()))
    }

    /// Shows a bar at the top or bottom of the view and ends the view's safe area there.
    public nonisolated __consuming func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shows a bar at the leading or trailing edge of the view and ends the view's safe area there.
    public nonisolated __consuming func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Insets the view's safe area. Lengths that are negative or not finite count as 0.
    public nonisolated __consuming func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets))
    }

    /// Insets the view's safe area by `length` points at `edges`, or by 16 if nil.
    public nonisolated __consuming func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    {
        modifier(SafeAreaPaddingModifier(EdgeInsets(length ?? 16, edges: edges)))
    }

    /// Insets the view's safe area by `length` points at all edges.
    public nonisolated __consuming func safeAreaPadding(_ length: CGFloat) -> some View {
        modifier(SafeAreaPaddingModifier(EdgeInsets(length, edges: .all)))
    }
}

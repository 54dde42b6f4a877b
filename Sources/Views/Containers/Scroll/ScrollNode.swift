import DisplayTree
import Foundation
import LayoutEngine

/// Keeps a scroll view: lays its content out beyond its own bounds, and knows how far it is scrolled where somebody reads a
/// place inside of it. Only then does the page report scrolling.
final class ScrollNode: ItemNode {
    private var axes: Axis.Set
    private var showsIndicators: Bool
    private var container: (any ScrollContainer)!
    private var contentType: ObjectIdentifier?
    private var boxNumber = 0

    /// How far the content is scrolled, in points.
    private(set) var offset = CGPoint.zero
    private(set) var contentSize = CGSize.zero
    private var isRead = false
    private var request: DisplayScroll.Request?

    init(axes: Axis.Set, showsIndicators: Bool, in context: NodeContext) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        super.init(in: context)
        container =
            axes == .horizontal
            ? ScrollContent(ContainerNode(HStackLayout(), kind: .hStack, in: NodeContext(parent: self)))
            : ScrollContent(ContainerNode(VStackLayout(), kind: .vStack, in: NodeContext(parent: self)))
        adopt(container.item, at: 0, stackAxis: nil)
    }

    func setContent<V: View>(_ view: V) {
        container.setContent(view)
    }

    func update(axes newAxes: Axis.Set, showsIndicators newValue: Bool) {
        if showsIndicators != newValue { setNeedsDisplay() }
        showsIndicators = newValue
        guard newAxes != axes else { return }
        axes = newAxes
        invalidateLayout()
        setNeedsDisplay()
    }

    override var typeName: String { "ScrollView" }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let container { body(container.item) }
    }

    override func forEachItem(_ body: (ItemNode) -> Void) {
        body(container.item)
    }

    override func environmentDidChange() { setNeedsDisplay() }

    // MARK: Layout

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        let content = container.item.sizeThatFits(contentProposal(proposal))
        func length(_ axis: Axis.Set, _ proposed: CGFloat?, _ content: CGFloat) -> CGFloat {
            guard axes.contains(axis), let proposed else { return content }
            return LayoutLength.sanitized(max(0, proposed)) ?? content
        }
        return SizeAnswer(
            CGSize(
                width: length(.horizontal, proposal.width, content.width),
                height: length(.vertical, proposal.height, content.height)))
    }

    override func placeItems() {
        let proposal = contentProposal(ProposedViewSize(size))
        let newSize = container.item.sizeThatFits(proposal)
        if newSize != contentSize { setNeedsDisplay() }
        contentSize = newSize
        container.item.place(at: .zero, proposal: proposal, size: newSize)
        offset = clamped(offset)
    }

    /// The farthest that the content can be scrolled.
    private var farthest: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(0, contentSize.width - size.width) : 0,
            y: axes.contains(.vertical) ? max(0, contentSize.height - size.height) : 0)
    }

    private func clamped(_ point: CGPoint) -> CGPoint {
        let farthest = farthest
        return CGPoint(x: min(max(point.x, 0), farthest.x), y: min(max(point.y, 0), farthest.y))
    }

    override var contentShift: CGPoint {
        // Who asks for a place in the content while making views has to hear when it moves.
        if !isRead, DependencyTracking.reader != nil { startReading() }
        return CGPoint(x: -offset.x, y: -offset.y)
    }

    /// From now on the page reports scrolling.
    func startReading() {
        guard !isRead else { return }
        isRead = true
        setNeedsDisplay()
    }

    /// The part of the content that is to be seen.
    var visibleRect: CGRect { CGRect(origin: offset, size: size) }

    // MARK: Display

    override func display(into builder: inout DisplayBuilder, at position: CGPoint) {
        let frame = PixelGrid.round(CGRect(origin: position, size: size))
        if !needsDisplay, !hasDisplayChangesBelow, let last = lastDisplay, last.frame.size == frame.size {
            builder.append(last.frame == frame ? last : last.moved(to: frame, animation: builder.animation), of: self)
            return
        }
        var inner = builder.inner()
        container.item.display(into: &inner, at: .zero)
        super.display(into: &builder, at: position)
        let box = PixelGrid.round(CGRect(origin: .zero, size: contentSize))
        let isBox = inner.nodes.count == 1 && inner.nodes[0].frame == box && inner.nodes[0].events.isEmpty
        if !isBox, boxNumber == 0 { boxNumber = graph.takeDisplayNumber() }
        let children = DisplayChildren(inner.nodes)
        let content =
            isBox
            ? children
            : DisplayChildren([DisplayNode(id: boxNumber, type: "ScrollContent", frame: box, children: children)])
        let hidden = environment.hidesScrollIndicators
        builder.append(
            DisplayNode(
                id: displayNumber, type: "ScrollView", frame: frame,
                content: .scroll(
                    DisplayScroll(
                        axes: environment.isScrollEnabled ? axes : [],
                        showsIndicators: showsIndicators && hidden.isDisjoint(with: axes), offset: offset,
                        request: request)),
                // What takes no focus inside has to be scrolled by keyboard all the same.
                semantics: children.isInteractive ? nil : Semantics(role: .group, isFocusable: true),
                events: isRead ? .scroll : [], children: content, animation: builder.animation), of: self)
        graph.setTarget(displayNumber, self)
    }

    // MARK: Scrolling

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .scroll, isRead else { throw .notTaken(node: event.node, type: event.type) }
        guard case .point(let point) = event.value, point.x.isFinite, point.y.isFinite else {
            throw .wrongValue(node: event.node, type: event.type, expected: "a place in points, {\"x\", \"y\"}")
        }
        move(to: clamped(point))
    }

    private func move(to newOffset: CGPoint) {
        guard newOffset != offset else { return }
        offset = newOffset
        container.item.scrollDidMove(self)
        setNeedsDisplay()
    }

    /// Scrolls so that `rect`, in the content's coordinates, stands at `anchor` of both; nil for as little as shows it.
    func scroll(to rect: CGRect, anchor: UnitPoint?) {
        func target(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ room: CGFloat, _ anchor: CGFloat?)
            -> CGFloat
        {
            if let anchor { return start + anchor * length - anchor * room }
            if start < from { return start }
            return start + length > from + room ? min(start, start + length - room) : from
        }
        let to = clamped(
            CGPoint(
                x: target(rect.minX, rect.width, offset.x, size.width, anchor?.x),
                y: target(rect.minY, rect.height, offset.y, size.height, anchor?.y)))
        request = DisplayScroll.Request(
            number: (request?.number ?? 0) + 1, offset: to, isAnimated: Transaction.current.animation != nil)
        move(to: to)
        setNeedsDisplay()
    }
}

/// The column or row that a scroll view's content stands in.
@MainActor
private protocol ScrollContainer {
    var item: ItemNode { get }
    mutating func setContent<V: View>(_ view: V)
}

private struct ScrollContent<L: Layout>: ScrollContainer {
    private let node: ContainerNode<L>

    init(_ node: ContainerNode<L>) {
        self.node = node
    }

    var item: ItemNode { node }

    func setContent<V: View>(_ view: V) {
        if let content = node.content {
            V._updateNode(content, to: view)
        } else {
            node.content = V._makeNode(view, in: NodeContext(parent: node))
        }
    }
}

extension ItemNode {
    /// The nearest scroll view around the item.
    var enclosingScroll: ScrollNode? {
        var node = layoutParent
        while let current = node {
            if let scroll = current as? ScrollNode { return scroll }
            node = current.layoutParent
        }
        return nil
    }
}

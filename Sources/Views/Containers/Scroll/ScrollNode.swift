import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The node of a scroll view. It lays out content beyond its own bounds. It tracks the scroll offset only if a position
/// inside of it is read; otherwise the page does not report scrolling.
final class ScrollNode: LayoutNode {
    private(set) var axes: Axis.Set
    private var showsIndicators: Bool
    private var container: StackNode!
    private var contentType: ObjectIdentifier?
    private var boxNumber = 0

    /// The scroll offset in points; 0 at the start of the content, margins included.
    private(set) var offset = CGPoint.zero
    /// The size of the scrolled area, margins included.
    private(set) var contentSize = CGSize.zero
    /// The extent of the element beyond the node's edges: under the bars around the safe area, and where it does not
    /// clip.
    private(set) var expansion = EdgeInsets()
    private var safeExpansion = EdgeInsets()
    private var wasPlaced = false
    private(set) var isRead = false
    /// Whether the page reports the phases of scrolling.
    private var readsPhase = false
    private var phase = ScrollPhase.idle
    /// The estimated length of a row of lazy content.
    private(set) var lazyRowLength: CGFloat?
    /// Whether the user searches the page with the browser.
    private(set) var isSearched = false
    /// The approach to the place that the app has requested.
    private(set) lazy var approach = ScrollApproach(of: self)
    private var links: ContiguousArray<ScrollLink> = []
    var targetLayouts: [NodeReference] = []
    private var stops = ScrollStops()

    init(axes: Axis.Set, showsIndicators: Bool, in context: __shared NodeContext) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        super.init(in: context)
        let inner = NodeContext(parent: self)
        container =
            axes == .horizontal
            ? StackNode(.row, kind: .hStack, in: inner) : StackNode(.column, kind: .vStack, in: inner)
        adopt(container, at: 0, stackAxis: nil)
        attachLinks()
        needsEvaluation = false
        updateRefresher()
        noteState()
        takeKeptOffset()
    }

    // MARK: Sleep

    private static let offsetName = "offset"

    private final class KeptOffset: KeptElement {
        private(set) var number: Int?
        let offset: CGPoint

        init(number: Int, offset: CGPoint) {
            self.number = number
            self.offset = offset
        }

        func forgetNumber() { number = nil }
    }

    override func forEachKeptSlot(_ body: (String, AnyObject) -> Void) {
        body(Self.offsetName, KeptOffset(number: displayNumber, offset: offset))
    }

    private func takeKeptOffset() {
        guard let kept = graph.keptState(for: self, property: Self.offsetName, as: KeptOffset.self) else { return }
        offset = kept.offset
        wasPlaced = true
        if let number = kept.number { setDisplayNumber(number) }
    }

    // MARK: Content

    /// Attaches the node to the modifiers around it, up to the next scroll view.
    private func attachLinks() {
        var node = parent
        while let current = node, !(current is ScrollNode) {
            if let holder = current as? any ScrollLinkHolder {
                links.append(holder.scrollLink)
                holder.attach(self)
            }
            node = current.parent
        }
        isRead = links.contains { $0.reads }
        readsPhase = links.contains { $0.readsPhase }
        isNested = node != nil
    }

    func setContent<V: View>(_ view: V) {
        if let content = container.content {
            V._updateNode(content, to: view)
        } else {
            container.content = V._makeNode(view, in: NodeContext(parent: container))
        }
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
        if let container { body(container) }
        if let refresher { body(refresher.node) }
    }

    override func forEachItem(_ body: (LayoutNode) -> Void) {
        body(container)
        if let item = refresher?.item { body(item) }
    }

    override func environmentDidChange() {
        if environment.scrollSettings != settings {
            settings = environment.scrollSettings
            invalidateLayout()
        }
        updateRefresher()
        setNeedsDisplay()
    }

    private(set) lazy var settings = environment.scrollSettings

    // MARK: Refreshing

    /// The control of an enclosing `refreshable`.
    private var refresher: ScrollRefresher?
    /// Whether another scroll view encloses this one, and is pulled instead.
    private var isNested = false

    private func updateRefresher() {
        guard !isNested, axes.contains(.vertical), let action = environment.refresh else {
            refresher?.node.remove()
            refresher = nil
            return
        }
        if refresher == nil {
            refresher = ScrollRefresher(of: self)
            itemsOfRefresherDidChange()
        }
        refresher?.action = action
    }

    private func itemsOfRefresherDidChange() {
        invalidateLayout()
        setNeedsDisplay()
    }

    override func itemsDidChange() { itemsOfRefresherDidChange() }

    /// Called when refreshing has begun or ended.
    override func evaluate() {
        needsEvaluation = false
        refresher?.update()
        itemsOfRefresherDidChange()
    }

    /// The margins around the content, plus space for the refresh control while it runs.
    private var margins: EdgeInsets {
        var margins = settings.margins
        if refresher?.isRunning == true { margins.top += ScrollRefresher.height }
        return margins
    }

    // MARK: Layout

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let margins = margins
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        let content = container.sizeThatFits(contentProposal(proposal))
        let margins = margins
        func length(_ axis: Axis.Set, _ proposed: CGFloat?, _ content: CGFloat) -> CGFloat {
            guard axes.contains(axis), let proposed else { return content }
            return LayoutLength.sanitized(max(0, proposed)) ?? content
        }
        return MeasuredSize(
            CGSize(
                width: length(.horizontal, proposal.width, content.width + margins.horizontal),
                height: length(.vertical, proposal.height, content.height + margins.vertical)))
    }

    /// Nodes in the content whose size depends on this view's.
    private var relatives: [NodeReference] = []
    private var knownRoom: CGSize?

    func addRelative(_ node: ContainerRelativeNode) {
        guard !relatives.contains(where: { $0.node === node }) else { return }
        relatives.removeAll { $0.node == nil }
        relatives.append(NodeReference(node))
    }

    /// The view's size without margins. Across its axes, where the view is as large as its content, the proposed size.
    var roomForContent: CGSize {
        func length(_ axis: Axis.Set, _ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
            guard !axes.contains(axis), let proposed, proposed.isFinite else { return own }
            return proposed
        }
        return CGSize(
            width: max(0, length(.horizontal, placedProposal.width, size.width) - margins.horizontal),
            height: max(0, length(.vertical, placedProposal.height, size.height) - margins.vertical))
    }

    override func placeItems() {
        if knownRoom != roomForContent {
            knownRoom = roomForContent
            for relative in relatives { (relative.node as? ContainerRelativeNode)?.containerDidChange() }
        }
        let margins = margins
        let proposal = contentProposal(ProposedViewSize(size))
        let newSize = container.sizeThatFits(proposal)
        var edges: Edge.Set = []
        if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
        if axes.contains(.vertical) { edges.formUnion(.vertical) }
        safeExpansion = safeAreaExpansion(at: edges, scrolls: false)
        expansion = safeExpansion
        if !settings.clips {
            let (x, y): (CGFloat, CGFloat) = (
                axes.contains(.horizontal) ? 200 : 60, axes.contains(.vertical) ? 200 : 60
            )
            expansion.leading += x
            expansion.trailing += x
            expansion.top += y
            expansion.bottom += y
        }
        var corner = CGPoint(x: margins.leading, y: margins.top)
        if let anchor = settings.smallAnchor {
            if axes.contains(.horizontal) {
                corner.x += max(0, size.width - margins.horizontal - newSize.width) * anchor.x
            }
            if axes.contains(.vertical) {
                corner.y += max(0, size.height - margins.vertical - newSize.height) * anchor.y
            }
        }
        let newContentSize = CGSize(
            width: expansion.horizontal + corner.x + newSize.width + margins.trailing,
            height: expansion.vertical + corner.y + newSize.height + margins.bottom)
        if newContentSize != contentSize { setNeedsDisplay() }
        updateOffset(in: newContentSize)
        container.place(at: corner, proposal: proposal, size: newSize)
        refresher?.place(in: size.width)
        for link in links { link.geometryDidChange(self) }
    }

    /// The anchor of the initial position: the author's, otherwise the leading edge, which may be on the right.
    private var initialAnchor: UnitPoint? {
        if let anchor = settings.initialAnchor { return anchor }
        let isMirrored = environment.layoutDirection == .rightToLeft
        return isMirrored && axes.contains(.horizontal) ? .topTrailing : nil
    }

    /// Keeps the offset within the content, and at its anchor.
    private func updateOffset(in newContentSize: CGSize) {
        let (before, old) = (farthest, offset)
        contentSize = newContentSize
        let now = farthest
        func anchored(_ anchor: UnitPoint, _ farthest: CGPoint) -> CGPoint {
            CGPoint(x: farthest.x * anchor.x, y: farthest.y * anchor.y)
        }
        var wanted: CGPoint?
        if !wasPlaced {
            wasPlaced = true
            wanted = initialAnchor.map { anchored($0, now) }
            if let anchor = initialAnchor { approach.aim(at: { anchored(anchor, $0.farthest) }, animation: nil) }
        } else if now != before, let anchor = links.lazy.compactMap(\.anchor).first ?? settings.growingAnchor,
            old.isNear(anchored(anchor, before))
        {
            wanted = anchored(anchor, now)
        }
        if settings.growingAnchor != nil || initialAnchor != nil { startReading() }
        offset = clamped(wanted ?? old)
        // If the offset is only clamped to the content's end, the browser clamps it by itself.
        if wanted != nil, offset != old { approach.stay(at: offset) }
    }

    /// The frame of the element, in the node's coordinates.
    var viewport: CGRect {
        CGRect(
            x: -expansion.leading, y: -expansion.top, width: size.width + expansion.horizontal,
            height: size.height + expansion.vertical)
    }

    /// The largest scroll offset.
    var farthest: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(0, contentSize.width - viewport.width) : 0,
            y: axes.contains(.vertical) ? max(0, contentSize.height - viewport.height) : 0)
    }

    /// The offset within the content that is nearest to another one.
    func clamped(_ point: CGPoint) -> CGPoint {
        let farthest = farthest
        return CGPoint(x: min(max(point.x, 0), farthest.x), y: min(max(point.y, 0), farthest.y))
    }

    override var scrollsContent: Bool { true }
    override var scrollAxes: Axis.Set { axes }

    /// The offset that views inside read while their effects are evaluated; nil for the actual one.
    var heldOffset: CGPoint?

    override var contentShift: CGPoint {
        if let heldOffset { return CGPoint(x: -heldOffset.x, y: -heldOffset.y) }
        // Code that reads a position inside the content while making views must be notified when it moves.
        if !isRead, DependencyTracking.reader != nil { startReading() }
        return CGPoint(x: -offset.x, y: -offset.y)
    }

    /// Makes the page report scrolling from now on.
    func startReading() {
        guard !isRead else { return }
        isRead = true
        setNeedsDisplay()
    }

    /// Stores the estimated length of rows that are made when they become visible. The page shows placeholders for rows
    /// while it waits, so the first estimate is enough.
    func noteRows(of length: CGFloat) {
        guard lazyRowLength == nil, length >= 1 else { return }
        lazyRowLength = length
        setNeedsDisplay()
    }

    /// The visible part of the content, in the node's coordinates.
    var visibleRect: CGRect { viewport.offsetBy(dx: offset.x, dy: offset.y) }

    /// The extent of the margins and of the bars around the safe area over the element's edges. Pinned views are placed
    /// at their inner end.
    var contentInsets: EdgeInsets {
        let margins = margins
        return EdgeInsets(
            top: margins.top + expansion.top, leading: margins.leading + expansion.leading,
            bottom: margins.bottom + expansion.bottom, trailing: margins.trailing + expansion.trailing)
    }

    var geometry: ScrollGeometry {
        let margins = margins
        let insets = EdgeInsets(
            top: margins.top + safeExpansion.top, leading: margins.leading + safeExpansion.leading,
            bottom: margins.bottom + safeExpansion.bottom, trailing: margins.trailing + safeExpansion.trailing)
        return ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
            contentSize: container.size, contentInsets: insets,
            containerSize: CGSize(
                width: size.width + safeExpansion.horizontal, height: size.height + safeExpansion.vertical))
    }

    // MARK: Display

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        displayArea(into: &builder, at: position)
        if let item = refresher?.item {
            builder.add(item, at: CGPoint(x: position.x + item.origin.x, y: position.y + item.origin.y))
        }
    }

    private func displayArea(into builder: inout DisplayBuilder, at position: CGPoint) {
        let frame = PixelGrid.round(viewport.offsetBy(dx: position.x, dy: position.y))
        builder.addElement(of: self, at: frame, isCurrent: !needsDisplay && !hasDisplayChangesBelow) {
            makeArea(at: frame, in: $0)
        }
    }

    private func makeArea(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode {
        let corner = container.origin
        let nodes = builder.nodes(
            of: container, at: CGPoint(x: expansion.leading + corner.x, y: expansion.top + corner.y))
        let box = PixelGrid.round(CGRect(origin: .zero, size: contentSize))
        let (marks, snapAxes) = stops.nodes(of: self, graph: graph)
        let isBox =
            marks.isEmpty && nodes.count == 1 && nodes[0].frame == box && nodes[0].events.isEmpty
        if !isBox, boxNumber == 0 { boxNumber = graph.takeDisplayNumber() }
        let children = DisplayChildren(nodes)
        let content =
            isBox
            ? children
            : DisplayChildren([
                DisplayNode(
                    id: boxNumber, type: "ScrollContent", frame: box, children: DisplayChildren(nodes + marks))
            ])
        let hidden = environment.hidesScrollIndicators
        let common = graph.values.feature(InterfaceAppearance.self)
        graph.setTarget(displayNumber, self)
        return DisplayNode(
            id: displayNumber, type: "ScrollView", frame: frame,
            content: .scroll(
                DisplayScroll(
                    axes: environment.isScrollEnabled ? axes : [],
                    showsIndicators: showsIndicators && hidden.isDisjoint(with: axes), offset: offset,
                    request: approach.request, snapAxes: snapAxes, snapInsets: contentInsets,
                    letsPointerThrough: !settings.clips,
                    dismissesKeyboard: settings.dismissesKeyboard || common.settings.scrollingDismissesKeyboard,
                    rowLength: lazyRowLength)),
            // An area without focusable elements must still be scrollable by keyboard.
            semantics: children.isInteractive ? nil : Semantics(role: .group, isFocusable: true),
            events: events, children: content, animation: builder.animation)
    }

    private var events: EventTypes {
        var events: EventTypes = isRead ? .scroll : []
        if readsPhase { events.insert(.phase) }
        if lazyRowLength != nil { events.insert(.search) }
        return events
    }

    override func renumber(_ number: (Int) -> Int) {
        super.renumber(number)
        if boxNumber != 0 { boxNumber = number(boxNumber) }
        stops.renumber(number)
    }

    // MARK: Scrolling

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard events.contains(EventTypes(event.type)) else { throw .notTaken(node: event.node, type: event.type) }
        if event.type == .phase { return try enter(event) }
        if event.type == .search { return try search(event) }
        guard case .point(let point) = event.value, point.x.isFinite, point.y.isFinite else {
            throw .wrongValue(node: event.node, type: event.type, expected: "a place in points, {\"x\", \"y\"}")
        }
        let place = clamped(point)
        let isOnTheWay = approach.isOnTheWay(to: place)
        let moves = place != offset
        move(to: place)
        guard moves, !isOnTheWay else { return }
        approach.end()
        for link in links { link.userDidScroll(self) }
    }

    /// Enters a phase. The position is that of the report, because the page reports no others if only phases are read.
    private func enter(_ event: DisplayEvent) throws(EventRefusal) {
        guard case .text(let text) = event.value, let report = ScrollPhaseReport(text) else {
            throw .wrongValue(
                node: event.node, type: event.type, expected: "a phase, a place in points and a velocity, with spaces")
        }
        if !isRead { move(to: clamped(report.offset)) }
        if report.phase == .interacting { approach.end() }
        guard report.phase != phase else { return }
        let old = phase
        phase = report.phase
        for link in links { link.phaseDidChange(self, from: old, to: report) }
    }

    /// Begins or ends a search of the browser. Rows that are made on demand then reach further.
    private func search(_ event: DisplayEvent) throws(EventRefusal) {
        guard case .bool(let searches) = event.value else {
            throw .wrongValue(node: event.node, type: event.type, expected: "a Boolean")
        }
        guard searches != isSearched else { return }
        isSearched = searches
        container.scrollDidMove(self)
    }

    /// Changes the offset, and informs what depends on it.
    func move(to newOffset: CGPoint) {
        guard newOffset != offset else { return }
        offset = newOffset
        container.scrollDidMove(self)
        setNeedsDisplay()
        for link in links { link.geometryDidChange(self) }
    }

    /// The place in which `anchor` of `rect`, which is in the node's coordinates, meets that of the visible part; with nil, the
    /// nearest place that shows it.
    func place(showing rect: CGRect, anchor: UnitPoint?) -> CGPoint {
        let insets = contentInsets
        let shown = visibleRect
        func target(
            _ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ room: CGFloat, _ anchor: CGFloat?
        ) -> CGFloat {
            if let anchor { return start + anchor * length - anchor * room }
            if start < from { return start }
            return start + length > from + room ? min(start, start + length - room) : from
        }
        let margin = CGPoint(x: insets.leading - expansion.leading, y: insets.top - expansion.top)
        return CGPoint(
            x: target(
                rect.minX, rect.width, shown.minX + insets.leading, max(0, shown.width - insets.horizontal), anchor?.x)
                - margin.x,
            y: target(
                rect.minY, rect.height, shown.minY + insets.top, max(0, shown.height - insets.vertical), anchor?.y)
                - margin.y)
    }
}

extension LayoutNode {
    /// The nearest enclosing scroll view.
    var enclosingScroll: ScrollNode? {
        var node = layoutParent
        while let current = node {
            if let scroll = current as? ScrollNode { return scroll }
            node = current.layoutParent
        }
        return nil
    }
}

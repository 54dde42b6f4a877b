import DisplayTree
import Foundation
import LayoutEngine

/// Keeps a lazy stack: the rows near the part of the scroll view that is to be seen, and how long the others are thought to
/// be.
final class LazyStackNode: ItemNode {
    fileprivate var rule: LazyStackRule
    fileprivate var segments: ContiguousArray<LazySegment> = []
    private var shown: ContiguousArray<(item: ItemNode, start: CGFloat)> = []
    /// The stretch of the stack whose rows are there.
    private var built: ClosedRange<CGFloat>?
    private var breadth: CGFloat?
    private var use = 0

    init(_ rule: LazyStackRule, in context: NodeContext) {
        self.rule = rule
        super.init(in: context)
    }

    override var typeName: String { rule.axis == .vertical ? "LazyVStack" : "LazyHStack" }

    func update(to newRule: LazyStackRule) {
        guard newRule != rule else { return }
        rule = newRule
        rowsDidChange()
    }

    func setContent<V: View>(_ view: V) {
        let views = Self.flattened(view)
        if views.count == segments.count,
            zip(views, segments).allSatisfy({ ObjectIdentifier(Swift.type(of: $0)) == $1.type })
        {
            for (view, segment) in zip(views, segments) { segment.update(to: view) }
        } else {
            for segment in segments { segment.removeAll() }
            segments = ContiguousArray(views.map { LazySegment($0, in: self) })
        }
        rowsDidChange()
    }

    private static func flattened(_ view: any View) -> [any View] {
        (view as? any LazySegmented)?.lazySegments.flatMap(flattened) ?? [view]
    }

    private func rowsDidChange() {
        built = nil
        needsPlacement = true
        invalidateLayout()
        setNeedsDisplay()
    }

    // MARK: Structure

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for segment in segments { for node in segment.nodes { body(node) } }
    }

    override func forEachItem(_ body: (ItemNode) -> Void) {
        for row in shown { body(row.item) }
    }

    override func place(of child: ViewNode) -> String {
        for (index, segment) in segments.enumerated() {
            if let id = segment.id(of: child) { return "\(index).\(id)" }
        }
        return "\(segments.count)"
    }

    override func explicitID(of child: ViewNode) -> AnyHashable? {
        for segment in segments { if let id = segment.id(of: child) { return id } }
        return nil
    }

    override func itemsDidChange() {
        rowsDidChange()
    }

    // MARK: Lengths

    private func along(_ size: CGSize) -> CGFloat { rule.axis == .vertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { rule.axis == .vertical ? size.width : size.height }

    private func rowProposal(_ breadth: CGFloat?) -> ProposedViewSize {
        rule.axis == .vertical
            ? ProposedViewSize(width: breadth, height: nil) : ProposedViewSize(width: nil, height: breadth)
    }

    /// Takes the lengths for rows of a breadth: those for another are forgotten.
    private func prepare(_ newBreadth: CGFloat?) {
        if newBreadth != breadth {
            breadth = newBreadth
            for segment in segments { segment.forgetLengths() }
            built = nil
        }
        for segment in segments where segment.usualLength == nil && segment.count > 0 {
            let row = segment.row(at: 0, in: self, use: use)
            segment.usualLength = along(row.node.sizeThatFits(rowProposal(breadth)))
        }
    }

    private var extent: CGFloat {
        var total: CGFloat = 0
        var isFirst = true
        for segment in segments where segment.count > 0 {
            total += segment.extent(gap: rule.gap) + (isFirst ? 0 : rule.gap)
            isFirst = false
        }
        return total
    }

    override func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        let offered = LayoutLength.sanitized(rule.axis == .vertical ? proposal.width : proposal.height)
        prepare(offered)
        let breadth =
            offered
            ?? segments.reduce(0) { widest, segment in
                segment.count == 0
                    ? widest
                    : max(widest, across(segment.row(at: 0, in: self, use: use).node.sizeThatFits(rowProposal(nil))))
            }
        return SizeAnswer(
            rule.axis == .vertical
                ? CGSize(width: breadth, height: extent) : CGSize(width: extent, height: breadth))
    }

    /// Where the row with an id stands, or will, in the stack's coordinates.
    ///
    /// - Complexity: O(rows).
    func rect(of id: AnyHashable) -> CGRect? {
        var start: CGFloat = 0
        for segment in segments where segment.count > 0 {
            if let index = segment.index(of: id) {
                let from = start + segment.start(of: index, gap: rule.gap)
                let length = segment.length(at: index)
                return rule.axis == .vertical
                    ? CGRect(x: 0, y: from, width: size.width, height: length)
                    : CGRect(x: from, y: 0, width: length, height: size.height)
            }
            start += segment.extent(gap: rule.gap) + rule.gap
        }
        return nil
    }

    // MARK: Rows that are to be seen

    /// The stretch of the stack that the scroll view shows; all of it outside of one.
    private var visible: (stretch: ClosedRange<CGFloat>, scroll: ScrollNode?) {
        guard let scroll = enclosingScroll else { return (0...max(0, along(size)), nil) }
        var start: CGFloat = 0
        var node: ItemNode = self
        while node !== scroll {
            start += rule.axis == .vertical ? node.origin.y : node.origin.x
            guard let outer = node.layoutParent else { break }
            node = outer
        }
        let rect = scroll.visibleRect
        let from = (rule.axis == .vertical ? rect.minY : rect.minX) - start
        let length = rule.axis == .vertical ? rect.height : rect.width
        return (from...from + max(0, length), scroll)
    }

    override func scrollDidMove(_ scroll: ItemNode) {
        super.scrollDidMove(scroll)
        let stretch = visible.stretch
        guard let built, built.contains(stretch.lowerBound), built.contains(stretch.upperBound) else {
            self.built = nil
            needsPlacement = true
            invalidateLayout()
            setNeedsDisplay()
            return
        }
    }

    override func placeItems() {
        prepare(LayoutLength.sanitized(across(size)))
        let (stretch, scroll) = visible
        scroll?.startReading()
        // One more screen before and after, so that most scrolling finds the rows there.
        let margin = scroll == nil ? 0 : stretch.upperBound - stretch.lowerBound
        let wanted = (stretch.lowerBound - margin)...(stretch.upperBound + margin)
        use += 1
        let before = shown
        let old = Set(shown.map { ObjectIdentifier($0.item) })
        shown.removeAll()
        var start: CGFloat = 0
        var differs = false
        for segment in segments where segment.count > 0 {
            differs = show(segment, from: start, wanted) || differs
            start += segment.extent(gap: rule.gap) + rule.gap
            segment.trim(use: use)
        }
        // Rows near the edges are built ahead only as far as there are any.
        built =
            max(
                wanted.lowerBound, stretch.lowerBound - margin / 2)...min(
                wanted.upperBound, stretch.upperBound + margin / 2)
        if wanted.lowerBound <= 0 { built = -CGFloat.infinity...built!.upperBound }
        if wanted.upperBound >= extent { built = built!.lowerBound...CGFloat.infinity }
        if shown.contains(where: { !old.contains(ObjectIdentifier($0.item)) }) || old.count != shown.count {
            setNeedsDisplay()
        }
        if differs { invalidateLayout() }
        // Rows that are kept for later are nobody's until then.
        let now = Set(shown.map { ObjectIdentifier($0.item) })
        for row in before where !now.contains(ObjectIdentifier(row.item)) && row.item.layoutParent === self {
            row.item.layoutParent = nil
        }
    }

    /// Makes and places the rows of a segment that are wanted; says whether one is longer or shorter than was thought.
    private func show(_ segment: LazySegment, from base: CGFloat, _ wanted: ClosedRange<CGFloat>) -> Bool {
        let gap = rule.gap
        guard base <= wanted.upperBound, base + segment.extent(gap: gap) >= wanted.lowerBound else { return false }
        let first = segment.index(at: wanted.lowerBound - base, gap: gap)
        var differs = false
        var position = base + segment.start(of: first, gap: gap)
        var index = first
        let proposal = rowProposal(breadth)
        while index < segment.count, position <= wanted.upperBound {
            let row = segment.row(at: index, in: self, use: use)
            adopt(row.node, at: shown.count, stackAxis: nil)
            let size = row.node.sizeThatFits(proposal)
            if segment.note(along(size), at: index) { differs = true }
            row.node.place(at: origin(position, size), proposal: proposal, size: size)
            shown.append((row.node, position))
            position += along(size) + gap
            index += 1
        }
        return differs
    }

    private func origin(_ position: CGFloat, _ rowSize: CGSize) -> CGPoint {
        switch rule.axis {
        case .vertical:
            mirrored(
                CGPoint(
                    x: aligned(
                        rowSize.width, in: size.width, isLeading: rule.alignment.horizontal == .leading,
                        isTrailing: rule.alignment.horizontal == .trailing), y: position), width: rowSize.width)
        case .horizontal:
            CGPoint(
                x: position,
                y: aligned(
                    rowSize.height, in: size.height, isLeading: rule.alignment.vertical == .top,
                    isTrailing: rule.alignment.vertical == .bottom))
        }
    }

    private func aligned(_ length: CGFloat, in room: CGFloat, isLeading: Bool, isTrailing: Bool) -> CGFloat {
        isLeading ? 0 : isTrailing ? room - length : (room - length) / 2
    }

    override func display(into builder: inout DisplayBuilder, at position: CGPoint) {
        for row in shown {
            row.item.display(
                into: &builder, at: CGPoint(x: position.x + row.item.origin.x, y: position.y + row.item.origin.y))
        }
        super.display(into: &builder, at: position)
    }
}

extension LazyStackNode: ScrollTargetContainer {
    func forEachScrollTarget(in rect: CGRect, _ body: (ScrollTarget) -> Bool) {
        var start: CGFloat = 0
        let isVertical = rule.axis == .vertical
        let (from, to) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        for segment in segments where segment.count > 0 {
            var index = segment.index(at: from - start, gap: rule.gap)
            var position = start + segment.start(of: index, gap: rule.gap)
            while index < segment.count, position <= to {
                let length = segment.length(at: index)
                let frame =
                    isVertical
                    ? CGRect(x: 0, y: position, width: size.width, height: length)
                    : CGRect(x: position, y: 0, width: length, height: size.height)
                if !body(ScrollTarget(id: segment.rows?.lazyID(at: index), rect: frame)) { return }
                position += length + rule.gap
                index += 1
            }
            start += segment.extent(gap: rule.gap) + rule.gap
        }
    }
}

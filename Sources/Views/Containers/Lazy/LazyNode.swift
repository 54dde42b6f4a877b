import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The node of a lazy stack or grid. It keeps the lines near the visible part of the scroll view, and estimates the
/// lengths of the others.
final class LazyNode: CachingLayoutNode {
    @exclusivity(unchecked) private(set) var rule: LazyRule
    private var content: any View
    /// Transforms the parts of the content; for a list, into rows.
    private var change: (any LazyPartChange)?
    @exclusivity(unchecked) private(set) var sections: [LazySection] = []
    @exclusivity(unchecked) private var segments: [LazySegment] = []
    @exclusivity(unchecked) private(set) var shown: ContiguousArray<Shown> = []
    private(set) var departures = LazyDepartures()
    /// Whether the parts of the content have been determined before.
    private var isInUse = false
    /// The range of the layout whose lines exist.
    @exclusivity(unchecked) private var built: ClosedRange<CGFloat>?
    /// Whether lines exist for a search of the browser.
    private var isSearched = false
    /// The views of a grid's line that is being placed, in memory that all lines share.
    @exclusivity(unchecked) private var cells: ContiguousArray<Cell> = []
    @exclusivity(unchecked) private var breadth: CGFloat?
    @exclusivity(unchecked) private(set) var columns: [LazyGridRule.Column] = []
    @exclusivity(unchecked) private var use = 0
    private var componentBeingMade: String?

    /// A view that exists.
    struct Shown {
        let item: LayoutNode
        let section: Int
        let run: LazyRun
        /// The position of the view in its run.
        let index: Int

        var role: LazyPart.Role { run.role }
    }

    init(
        _ rule: LazyRule, content: any View, change: (any LazyPartChange)? = nil,
        in context: __shared NodeContext
    ) {
        self.rule = rule
        self.content = content
        self.change = change
        super.init(in: context)
        noteState()
        evaluate()
        if let kept = graph.keptState(for: self, property: Self.lengthsName, as: KeptLengths.self) { restore(kept) }
    }

    // MARK: Sleep

    private static let lengthsName = "lengths"

    /// The lengths of the lines, so that the content has the same extent when it is made again.
    private final class KeptLengths {
        let breadth: CGFloat?
        let lengths: [[LazyRun.Lengths]]

        init(breadth: CGFloat?, lengths: [[LazyRun.Lengths]]) {
            self.breadth = breadth
            self.lengths = lengths
        }
    }

    override func forEachKeptSlot(_ body: (String, AnyObject) -> Void) {
        body(Self.lengthsName, KeptLengths(breadth: breadth, lengths: sections.map { $0.runs.map(\.lengths) }))
    }

    /// Restores lengths, unless the content has other sections than before.
    private func restore(_ kept: KeptLengths) {
        guard kept.lengths.map(\.count) == sections.map(\.runs.count) else { return }
        breadth = kept.breadth
        columns = rule.columns(in: breadth)
        for (section, lengths) in zip(sections, kept.lengths) {
            for (run, lengths) in zip(section.runs, lengths) { run.lengths = lengths }
        }
    }

    override var typeName: String {
        switch (rule.grid == nil, rule.axis) {
        case (true, .vertical): "LazyVStack"
        case (true, .horizontal): "LazyHStack"
        case (false, .vertical): "LazyVGrid"
        case (false, .horizontal): "LazyHGrid"
        }
    }

    func update(
        to newRule: LazyRule, content newContent: any View,
        change newChange: (any LazyPartChange)? = nil
    ) {
        change = newChange
        if newRule != rule {
            let keepsColumns = rule.grid == newRule.grid && rule.axis == newRule.axis
            rule = newRule
            if !keepsColumns { breadth = .nan }
        }
        content = newContent
        evaluate()
    }

    /// Determines the parts of the content, without making the views of collections.
    override func evaluate() {
        needsEvaluation = false
        let parts = track {
            let parts = LazyParts.of(content)
            return change?.changed(parts) ?? parts
        }
        var keepsSections = !sections.isEmpty
        if parts.count == segments.count, zip(parts, segments).allSatisfy({ $1.isFor($0) }) {
            var differs = false
            for (part, segment) in zip(parts, segments) {
                keepsSections = keepsSections && segment.keepsPlace(of: part)
                differs = segment.update(to: part, in: self) || differs
            }
            if differs { for run in runs { run.forgetLengths() } }
        } else {
            keepsSections = false
            let isLong = parts.count > Self.longContent
            var known = Dictionary(segments.map { ($0.path, $0) }) { first, _ in first }
            segments = parts.map { part in
                if let old = known[part.path], old.isFor(part) {
                    known[part.path] = nil
                    _ = old.update(to: part, in: self)
                    return old
                }
                let waits = isLong && part.role != .rows
                return LazySegment(part, in: self, isNew: isInUse, waits: waits)
            }
            isInUse = true
            for gone in known.values { gone.removeAll(from: self) }
        }
        if !keepsSections {
            sections = LazySection.sections(
                parts, segments, mixesSegments: rule.grid != nil,
                old: sections + departures.homes(apartFrom: sections))
        }
        departures.keep(shown, graph.transitions)
        rowsDidChange()
    }

    private func rowsDidChange() {
        built = nil
        needsPlacement = true
        invalidateLayout()
        setNeedsDisplay()
    }

    var runs: some Sequence<LazyRun> { sections.lazy.flatMap(\.runs) }

    // MARK: Structure

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for segment in segments { segment.forEachNode(body) }
    }

    override func renumber(_ number: (Int) -> Int) {
        super.renumber(number)
        for section in sections { section.renumber(number) }
    }

    override func forEachItem(_ body: (LayoutNode) -> Void) {
        for view in shown { body(view.item) }
    }

    override func structuralComponent(of child: ViewNode) -> String {
        componentBeingMade ?? segments.lazy.compactMap { $0.structuralComponent(of: child) }.first ?? ""
    }

    override func forEachChildWithState(_ body: (String, ViewNode) -> Void) {
        for segment in segments { segment.forEachNodeWithState(body) }
    }

    /// Runs `make`, which makes a child that is not yet in a segment, with the child's component in structural paths.
    func making<Node>(_ component: @autoclosure () -> String, _ make: () -> Node) -> Node {
        guard graph.findsState else { return make() }
        let outer = componentBeingMade
        componentBeingMade = component()
        defer { componentBeingMade = outer }
        return make()
    }

    override func explicitID(of child: ViewNode) -> AnyHashable? {
        for segment in segments { if let id = segment.id(of: child) { return id } }
        return nil
    }

    override func itemsDidChange() {
        departures.keep(shown, graph.transitions)
        for run in runs where run.segments.contains(where: \.isStale) { run.forgetLengths() }
        rowsDidChange()
    }

    override func shows(_ item: LayoutNode?, over origin: ViewNode) -> Bool {
        origin.leaves(item) { $0.flags[.isInSight] }
    }

    // MARK: Lengths

    /// Sets the breadth of the lines. Lengths for another breadth are discarded.
    private func prepare(_ newBreadth: CGFloat?) {
        if newBreadth != breadth {
            for run in runs { run.changeBreadth(from: breadth, to: newBreadth) }
            breadth = newBreadth
            columns = rule.columns(in: newBreadth)
            built = nil
        }
        let isLong = segments.count > Self.longContent
        var usual: [UsualKey: CGFloat] = [:]
        for run in runs {
            run.columns = run.role == .rows ? max(1, columns.count) : 1
            guard run.usualLength == nil, run.count > 0 else { continue }
            // In a long content, the first of the runs of a kind gives the estimate for the others.
            let key = UsualKey(type: run.segments.first?.type, role: run.role)
            let length = isLong ? usual[key] ?? length(of: 0, in: run) : length(of: 0, in: run)
            run.usualLength = length
            usual[key] = length
        }
    }

    /// The number of parts beyond which lengths are estimated from other parts, and headers and footers are made when they are shown.
    private static let longContent = 100

    private struct UsualKey: Hashable {
        let type: ObjectIdentifier?
        let role: LazyPart.Role
    }

    /// The view at an index of a run, made or updated; nil if the content has fewer views.
    private func item(at index: Int, of run: LazyRun) -> LayoutNode? {
        guard let (segment, place) = run.place(of: index), let item = segment.item(at: place, in: self, use: use) else {
            return nil
        }
        // A view that depends on the scroll view's size searches for it during measurement.
        if item.layoutParent == nil { adopt(item, at: 0, stackAxis: rule.axis) }
        return item
    }

    private func length(of line: Int, in run: LazyRun) -> CGFloat {
        if run.role != .rows || columns.isEmpty {
            return item(at: line, of: run).map { rule.along($0.sizeThatFits(rule.proposal(across: breadth))) } ?? 0
        }
        collectCells(of: line, in: run)
        return cells.reduce(0) { max($0, rule.along($1.size)) }
    }

    /// A view of a line of a grid.
    private struct Cell {
        let item: LayoutNode
        let index: Int
        let column: LazyGridRule.Column
        let proposal: ProposedViewSize
        let size: CGSize
    }

    /// Collects and measures the views of a line of a grid in `cells`.
    private func collectCells(of line: Int, in run: LazyRun) {
        cells.removeAll(keepingCapacity: true)
        let first = line * run.columns
        for index in first..<min(first + run.columns, run.count) {
            guard let item = item(at: index, of: run) else { continue }
            let column = columns[index - first]
            let proposal = rule.proposal(across: column.length)
            cells.append(
                Cell(item: item, index: index, column: column, proposal: proposal, size: item.sizeThatFits(proposal)))
        }
    }

    /// Calls `body` for each run that has lines, with the start and the length of the run.
    func forEachRun(_ body: (_ section: Int, LazyRun, _ start: CGFloat, _ length: CGFloat) -> Void) {
        let gap = rule.gap
        var start: CGFloat = 0
        for index in sections.indices {
            var hasLines = false
            for run in sections[index].runs {
                let lines = run.lines
                guard lines > 0 else { continue }
                let length = run.length(ofLines: lines, gap: gap)
                body(index, run, start, length)
                start += length + gap
                hasLines = true
            }
            if hasLines { start += rule.sectionGap }
        }
    }

    var extent: CGFloat {
        var end: CGFloat = 0
        forEachRun { end = $2 + $3 }
        return end
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        let offered = LayoutLength.sanitized(rule.axis == .vertical ? proposal.width : proposal.height)
        prepare(offered)
        let used = columns.map { $0.start + $0.length }.max()
        var breadth = offered ?? used ?? 0
        if let used {
            breadth = max(breadth, used)
        } else if offered == nil {
            for run in runs where run.count > 0 {
                for index in 0..<min(run.columns, run.count) {
                    guard let item = item(at: index, of: run) else { continue }
                    breadth = max(breadth, rule.across(item.sizeThatFits(rule.proposal(across: nil))))
                }
            }
        }
        // Rows that are not on paper need no sheets.
        let length = graph.isPrinting ? min(extent, paper.upperBound) : extent
        return MeasuredSize(rule.size(along: length, across: breadth))
    }

    // MARK: Visible lines

    /// The range of the layout that the scroll view shows; all of it outside of a scroll view.
    var visible: (stretch: ClosedRange<CGFloat>, scroll: ScrollNode?) {
        guard let scroll = enclosingScroll else { return (0...max(0, rule.along(size)), nil) }
        var start: CGFloat = 0
        var node: LayoutNode = self
        while node !== scroll {
            start += rule.axis == .vertical ? node.origin.y : node.origin.x
            guard let outer = node.layoutParent else { break }
            node = outer
        }
        let rect = scroll.visibleRect
        let from = (rule.axis == .vertical ? rect.minY : rect.minX) - start
        return (from...from + max(0, rule.along(rect.size)), scroll)
    }

    override func scrollDidMove(_ scroll: LayoutNode) {
        super.scrollDidMove(scroll)
        let (stretch, scroll) = visible
        if built != nil { updateSight(around: stretch) }
        if let scroll, scroll.isSearched != isSearched {
            isSearched = scroll.isSearched
            if isSearched { stay(in: scroll) }
            built = nil
        }
        guard let built, built.contains(stretch.lowerBound), built.contains(stretch.upperBound) else {
            self.built = nil
            needsPlacement = true
            invalidateLayout()
            setNeedsDisplay()
            return
        }
    }

    /// The largest number of lines on paper.
    private static let longestPaper = 1000

    /// The range of the layout for paper: all of it, or that of the first lines.
    var paper: ClosedRange<CGFloat> {
        var left = Self.longestPaper
        var end: CGFloat?
        forEachRun { _, run, start, _ in
            guard end == nil else { return }
            if run.lines <= left {
                left -= run.lines
            } else {
                end = start + run.start(of: left, gap: rule.gap)
            }
        }
        return 0...(end ?? .greatestFiniteMagnitude)
    }

    override func printingDidChange() {
        super.printingDidChange()
        rowsDidChange()
    }

    override func placeItems() {
        prepare(LayoutLength.sanitized(rule.across(size)))
        let (stretch, scroll) = visible
        scroll?.startReading()
        if rule.axis == .vertical, let scroll, scroll.lazyRowLength == nil {
            // The largest run of rows.
            let rows = runs.filter { $0.role == .rows }.max { $0.count < $1.count }
            if let length = rows?.usualLength { scroll.noteRows(of: length + rule.gap) }
        }
        // One more screen on both sides, so that most scrolling finds its lines ready.
        let screen = scroll == nil ? 0 : stretch.upperBound - stretch.lowerBound
        let margin = isSearched ? max(screen, searchedLength) : screen
        let wanted = graph.isPrinting ? paper : (stretch.lowerBound - margin)...(stretch.upperBound + margin)
        use += 1
        let before = shown
        shown.removeAll()
        departures.sections = sections
        var differs = false
        let ends = rule.pinned.isEmpty ? [] : sectionStretches()
        forEachRun { section, run, start, extent in
            let isPinned =
                run.role == .header && rule.pinned.contains(.sectionHeaders)
                || run.role == .footer && rule.pinned.contains(.sectionFooters)
            // A pinned view exists as long as its section is visible.
            let reach = isPinned && ends[section].whole.overlaps(wanted) ? nil : wanted
            if let reach, start > reach.upperBound || start + extent < reach.lowerBound { return }
            differs = show(run, of: section, from: start, reach) || differs
        }
        cells.removeAll(keepingCapacity: true)
        for segment in segments {
            segment.trim(use: use)
            segment.forgetArrivals()
        }
        noteBuilt(stretch, wanted, margin)
        if !isShowingSame(as: before) { setNeedsDisplay() }
        if differs { invalidateLayout() }
        updateSight(around: stretch, leaving: before)
        // A recycled row belongs to no layout until it is used again.
        for view in before where !shows(view.item) && view.item.layoutParent === self {
            if !graph.transitions.isLeaving(view.item) { view.item.layoutParent = nil }
        }
    }

    private func isShowingSame(as before: ContiguousArray<Shown>) -> Bool {
        guard before.count == shown.count else { return false }
        for index in shown.indices where shown[index].item !== before[index].item { return false }
        return true
    }

    private func noteBuilt(_ stretch: ClosedRange<CGFloat>, _ wanted: ClosedRange<CGFloat>, _ margin: CGFloat) {
        // The ranges near the ends of the content reach to infinity, since there are no more lines to build.
        let lower = wanted.lowerBound <= 0 ? -CGFloat.infinity : stretch.lowerBound - margin / 2
        let upper = wanted.upperBound >= extent ? CGFloat.infinity : stretch.upperBound + margin / 2
        built = lower...upper
    }

    /// Makes and places the lines of a run within `reach`, or all if nil. Returns whether the length of a line differs
    /// from its estimate.
    private func show(
        _ run: LazyRun, of section: Int, from base: CGFloat, _ reach: ClosedRange<CGFloat>?
    ) -> Bool {
        let gap = rule.gap
        var line = reach.map { run.line(at: $0.lowerBound - base, gap: gap) } ?? 0
        var differs = false
        var position = base + run.start(of: line, gap: gap)
        let lines = run.lines
        defer { if run.lines != lines { differs = true } }
        while line < lines, position <= reach?.upperBound ?? .infinity {
            let length = place(line, of: run, in: section, at: position)
            if run.note(length, at: line) { differs = true }
            position += length + gap
            line += 1
        }
        return differs
    }

    /// Places the views of a line and returns its length.
    private func place(_ line: Int, of run: LazyRun, in section: Int, at position: CGFloat) -> CGFloat {
        let rule = rule
        let room = rule.across(size)
        if run.role != .rows || columns.isEmpty {
            guard let item = item(at: line, of: run) else { return 0 }
            let proposal = rule.proposal(across: breadth)
            let size = item.sizeThatFits(proposal)
            let across = (room - rule.across(size)) * rule.acrossFraction(rule.alignment)
            show(
                Shown(item: item, section: section, run: run, index: line),
                at: rule.point(along: position, across: across), proposal, size)
            return rule.along(size)
        }
        collectCells(of: line, in: run)
        var length: CGFloat = 0
        for cell in cells { length = max(length, rule.along(cell.size)) }
        let used = columns.map { $0.start + $0.length }.max() ?? room
        let shift = (room - used) * rule.acrossFraction(rule.alignment)
        for cell in cells {
            let own = rule.grid?.alignments[cell.column.track] ?? .center
            let (start, width) = (cell.column.start, cell.column.length)
            show(
                Shown(item: cell.item, section: section, run: run, index: cell.index),
                at: rule.point(
                    along: position + (length - rule.along(cell.size)) * rule.alongFraction(own),
                    across: shift + start + (width - rule.across(cell.size)) * rule.acrossFraction(own)),
                cell.proposal, cell.size)
        }
        return length
    }

    private func show(_ view: Shown, at origin: CGPoint, _ proposal: ProposedViewSize, _ size: CGSize) {
        adopt(view.item, at: shown.count, stackAxis: rule.axis)
        view.item.place(
            at: rule.axis == .vertical ? mirrored(origin, width: size.width) : origin, proposal: proposal, size: size)
        shown.append(view)
    }

    // MARK: Display

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        if !rule.showsSections {
            departures.display(into: &builder, at: position)
            for view in shown {
                let origin = view.item.origin
                builder.add(view.item, at: CGPoint(x: position.x + origin.x, y: position.y + origin.y))
            }
        } else {
            displaySections(into: &builder, at: position)
        }
    }
}

extension LazyNode: LazyContainer {}

import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension LazyNode {
    /// Displays each section in an element of its own, in which header and footer stick to the edges of the visible
    /// part. The browser moves them, and the end of the section pushes them out.
    func displaySections(into builder: inout DisplayBuilder, at position: CGPoint) {
        for section in departures.homes(apartFrom: sections) {
            if let element = leavingElement(of: section, at: position, builder) { builder.nodes.append(element) }
        }
        let stretches = sectionStretches()
        let insets = enclosingScroll?.contentInsets ?? EdgeInsets()
        var index = shown.startIndex
        while index < shown.endIndex {
            let section = shown[index].section
            let parts = shownParts(from: &index)
            let stretch = stretches[section].whole
            let origin = rule.point(along: stretch.lowerBound, across: 0)
            let frame = PixelGrid.round(
                CGRect(
                    x: position.x + origin.x, y: position.y + origin.y,
                    width: rule.axis == .vertical ? size.width : stretch.upperBound - stretch.lowerBound,
                    height: rule.axis == .vertical ? stretch.upperBound - stretch.lowerBound : size.height))
            let rows = stretches[section].rows.map {
                PixelGrid.round(
                    $0.lowerBound - stretch.lowerBound)...PixelGrid.round(
                        $0.upperBound - stretch.lowerBound)
            }
            let made = node(of: sections[section], parts, frame: frame, origin: origin, rows: rows, insets, builder)
            let numbers = sections[section].numbers
            let shownParts = made.children.compactMap { child in
                numbers.firstIndex(of: child.id).map { index in
                    LazySection.ShownPart(
                        number: child.id, role: [.header, .rows, .footer][index - 1], frame: child.frame,
                        appearance: child.appearance)
                }
            }
            sections[section].shown = (frame, position, origin, shownParts)
            builder.nodes.append(made)
        }
    }

    /// The range of a section, and the range between its header and footer.
    struct SectionStretch {
        var whole: ClosedRange<CGFloat>
        var rows: ClosedRange<CGFloat>?
    }

    func sectionStretches() -> ContiguousArray<SectionStretch> {
        var stretches = ContiguousArray(repeating: SectionStretch(whole: 0...0), count: sections.count)
        let limit = graph.isPrinting ? paper.upperBound : .infinity
        // The section of the last run.
        var last = -1
        forEachRun { section, run, start, length in
            let end = min(start + max(0, length), limit)
            let start = min(start, limit)
            stretches[section].whole = (section == last ? stretches[section].whole.lowerBound : start)...end
            if run.role == .rows { stretches[section].rows = (stretches[section].rows?.lowerBound ?? start)...end }
            last = section
        }
        return stretches
    }

    /// The views of a section by their roles, whose order is that of the section. Advances `index` from the section's first view to the next
    /// section.
    private func shownParts(from index: inout Int) -> [LazyPart.Role: ContiguousArray<Shown>.SubSequence] {
        let section = shown[index].section
        var parts: [LazyPart.Role: ContiguousArray<Shown>.SubSequence] = [:]
        while index < shown.endIndex, shown[index].section == section {
            let (first, role) = (index, shown[index].role)
            while index < shown.endIndex, shown[index].section == section, shown[index].role == role { index += 1 }
            parts[role] = shown[first..<index]
        }
        return parts
    }

    /// The element of a section that was removed with its last views, with those views that are still leaving.
    private func leavingElement(of section: LazySection, at position: CGPoint, _ builder: DisplayBuilder)
        -> DisplayNode?
    {
        guard let (frame, last, origin, parts) = section.shown else { return nil }
        var children: ContiguousArray<DisplayNode> = []
        for part in parts {
            var inner = builder.inner()
            for item in departures.items(of: section, part.role) {
                let corner = CGPoint(x: origin.x + part.frame.minX, y: origin.y + part.frame.minY)
                inner.add(item, at: CGPoint(x: item.origin.x - corner.x, y: item.origin.y - corner.y))
            }
            children.append(
                DisplayNode(
                    id: part.number, type: "SectionPart", frame: part.frame, appearance: part.appearance,
                    children: DisplayChildren(inner.nodes), animation: builder.animation))
        }
        return DisplayNode(
            id: section.takeNumbers(of: graph)[0], type: "Section",
            frame: frame.offsetBy(dx: position.x - last.x, dy: position.y - last.y),
            content: .flow(DisplayFlow(axis: rule.axis, gap: 0)), children: DisplayChildren(children),
            animation: builder.animation, transition: .leaving)
    }

    private func node(
        of section: LazySection, _ parts: [LazyPart.Role: ContiguousArray<Shown>.SubSequence], frame: CGRect,
        origin: CGPoint,
        rows: ClosedRange<CGFloat>?, _ insets: EdgeInsets, _ builder: DisplayBuilder
    ) -> DisplayNode {
        let numbers = section.takeNumbers(of: graph)
        let isVertical = rule.axis == .vertical
        func bounds(_ views: ContiguousArray<Shown>.SubSequence) -> (start: CGFloat, end: CGFloat)? {
            guard let first = views.first, let last = views.last else { return nil }
            let shift = isVertical ? origin.y : origin.x
            let start = isVertical ? first.item.origin.y : first.item.origin.x
            let end = (isVertical ? last.item.origin.y : last.item.origin.x) + rule.along(last.item.size)
            return (PixelGrid.round(start - shift), PixelGrid.round(end - shift))
        }
        let header = parts[.header].flatMap(bounds)
        let footer = parts[.footer].flatMap(bounds)
        var children: ContiguousArray<DisplayNode> = []
        func add(_ role: LazyPart.Role, _ number: Int, _ start: CGFloat, _ end: CGFloat, _ part: DisplayPart?) {
            let box = CGRect(
                origin: rule.point(along: start, across: 0),
                size: rule.size(along: max(0, end - start), across: rule.across(frame.size)))
            var inner = builder.inner()
            if role == .rows {
                departures.display(
                    of: section, into: &inner, at: CGPoint(x: -origin.x - box.minX, y: -origin.y - box.minY))
            }
            for view in parts[role] ?? [] {
                inner.add(
                    view.item,
                    at: CGPoint(
                        x: view.item.origin.x - origin.x - box.minX, y: view.item.origin.y - origin.y - box.minY))
            }
            children.append(
                DisplayNode(
                    id: number, type: part == nil ? "SectionPart" : "PinnedView", frame: box,
                    content: part.map { .part($0) } ?? .box, appearance: role == .rows ? listAppearance : nil,
                    semantics: role == .rows && rule.listRadius != nil
                        ? listSemantics(of: section, parts[role] ?? [], inner.nodes) : nil,
                    children: DisplayChildren(inner.nodes), animation: builder.animation))
        }
        if let header {
            let pins = rule.pinned.contains(.sectionHeaders)
            let edge: Edge = isVertical ? .top : .leading
            add(
                .header, numbers[1], header.start, header.end,
                pins ? .pinned(edge, inset: isVertical ? insets.top : insets.leading) : nil)
        }
        if let rows, parts[.rows] != nil { add(.rows, numbers[2], rows.lowerBound, rows.upperBound, nil) }
        if let footer {
            let pins = rule.pinned.contains(.sectionFooters)
            let edge: Edge = isVertical ? .bottom : .trailing
            add(
                .footer, numbers[3], footer.start, footer.end,
                pins ? .pinned(edge, inset: isVertical ? insets.bottom : insets.trailing) : nil)
        }
        return DisplayNode(
            id: numbers[0], type: "Section", frame: frame, content: .flow(DisplayFlow(axis: rule.axis, gap: 0)),
            children: DisplayChildren(children), animation: builder.animation)
    }

    /// The semantics of the list of a section. Views that consist of several rows, or of none, leave the positions unknown.
    private func listSemantics(
        of section: LazySection, _ views: ContiguousArray<Shown>.SubSequence, _ nodes: ContiguousArray<DisplayNode>
    ) -> Semantics {
        var semantics = Semantics(role: .list)
        guard let first = views.first else { return semantics }
        var (count, before) = (0, 0)
        for run in section.runs where run.role == .rows {
            if run === first.run { before = count }
            count += run.count
        }
        var rows = 0
        for node in nodes where node.semantics?.role == .listitem && !node.isLeaving { rows += 1 }
        if views.count < count, views.count == rows {
            semantics.rowSpan = RowSpan(first: before + first.index + 1, count: count)
        }
        return semantics
    }

    /// The rows of a list are in a box with rounded corners.
    private var listAppearance: Appearance? {
        guard let radius = rule.listRadius, radius > 0 else { return nil }
        return Appearance(cornerRadius: radius, clips: true)
    }
}

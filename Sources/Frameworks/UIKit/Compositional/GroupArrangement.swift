import Foundation

/// The places of the items of a group of a compositional layout, in its coordinates.
struct GroupArrangement: Equatable {
    var size: CGSize
    var items: [Item]

    struct Item: Equatable {
        var frame: CGRect
        var badges: [GroupBadge] = []
    }

    /// Measures an item: the size of its content, with the lengths that are known.
    typealias Measure = (_ item: Int, _ width: CGFloat?, _ height: CGFloat?) -> CGSize

    /// The arrangement of a group in the room of a section.
    ///
    /// - Parameters:
    ///   - count: The number of items that are left; nil for any number. A group that never ends has 10 000 items.
    ///   - measure: Measures items of estimated sizes; nil to take the estimates.
    init(of group: GroupPart, in container: CGSize, count: Int? = nil, measure: Measure? = nil) {
        var placing = GroupPlacing(end: count ?? 10_000, measure: measure)
        let placed = placing.place(group, in: container)
        self.init(size: placed.size, items: placed.items)
    }

    init(size: CGSize, items: [Item]) {
        self.size = size
        self.items = items
    }
}

/// Places parts of groups, and counts the items.
private struct GroupPlacing {
    let end: Int
    let measure: GroupArrangement.Measure?
    var next = 0

    mutating func place(_ part: GroupPart, in container: CGSize) -> GroupArrangement {
        let size = CGSize(width: part.width.points(in: container), height: part.height.points(in: container))
        switch part.content {
        case .item(let badges): return place(part, of: size, badges)
        case .line(let line): return place(line, of: part, size)
        case .places(let frames):
            let items = frames.prefix(end - next).map { GroupArrangement.Item(frame: $0) }
            next += items.count
            return GroupArrangement(size: size, items: items)
        }
    }

    private mutating func place(_ part: GroupPart, of estimate: CGSize, _ badges: [GroupBadge]) -> GroupArrangement {
        var size = estimate
        let insets = part.ownInsets
        if let measure, part.isMeasured {
            let inner = size.inset(by: insets)
            let measured = measure(
                next, part.width.isMeasured ? nil : inner.width, part.height.isMeasured ? nil : inner.height)
            if part.width.isMeasured { size.width = max(0, measured.width) }
            if part.height.isMeasured { size.height = max(0, measured.height) }
        }
        next += 1
        let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size.inset(by: insets))
        return GroupArrangement(size: size, items: [GroupArrangement.Item(frame: frame, badges: badges)])
    }

    private mutating func place(_ line: GroupLine, of group: GroupPart, _ estimate: CGSize) -> GroupArrangement {
        let axis = line.axis
        let insets = group.ownInsets
        let room = estimate.inset(by: insets)
        let children = fill(line, in: room, isOpen: (axis == .horizontal ? group.width : group.height).isMeasured)
        // The room along the line and across it. A measured length is that of the content.
        var (along, across) = (axis.length(of: room), axis.across.length(of: room))
        let used =
            children.reduce(0) { $0 + $1.length(axis) } + CGFloat(max(0, children.count - 1)) * line.spacing.points
        if (axis == .horizontal ? group.width : group.height).isMeasured { along = used }
        if (axis == .horizontal ? group.height : group.width).isMeasured, measure != nil || !group.isMeasured {
            across = children.reduce(0) { max($0, $1.length(axis.across)) }
        }
        let share = Self.share(of: along - used, line, children)
        var items: [GroupArrangement.Item] = []
        var position: CGFloat = 0
        for (index, child) in children.enumerated() {
            if index > 0 { position += line.spacing.points + (line.spacing.isFlexible ? share : 0) }
            position += child.before(axis, share)
            let rest = max(0, across - child.length(axis.across))
            let isOpenBefore = child.part.edges.before(axis.across).isFlexible
            let parts = CGFloat((isOpenBefore ? 1 : 0) + (child.part.edges.after(axis.across).isFlexible ? 1 : 0))
            let side = child.part.edges.before(axis.across).points + (isOpenBefore ? rest / parts : 0)
            let origin = axis.size(position, side)
            for var item in child.placed.items {
                if child.isUniform(across: axis) {
                    if axis == .horizontal { item.frame.size.height = across } else { item.frame.size.width = across }
                }
                item.frame.origin.x += insets.leading + origin.width
                item.frame.origin.y += insets.top + origin.height
                items.append(item)
            }
            position += axis.length(of: child.placed.size) + child.after(axis, share)
        }
        let inner = axis.size(along, across)
        let size = CGSize(
            width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom)
        return GroupArrangement(
            size: CGSize(
                width: group.width.isMeasured ? size.width : estimate.width,
                height: group.height.isMeasured ? size.height : estimate.height), items: items)
    }

    private struct Child {
        let part: GroupPart
        let placed: GroupArrangement

        func length(_ axis: GroupAxis) -> CGFloat {
            part.edges.before(axis).points + axis.length(of: placed.size) + part.edges.after(axis).points
        }

        func before(_ axis: GroupAxis, _ share: CGFloat) -> CGFloat {
            part.edges.before(axis).points + (part.edges.before(axis).isFlexible ? share : 0)
        }

        func after(_ axis: GroupAxis, _ share: CGFloat) -> CGFloat {
            part.edges.after(axis).points + (part.edges.after(axis).isFlexible ? share : 0)
        }

        func isUniform(across axis: GroupAxis) -> Bool {
            guard case .item = part.content else { return false }
            if case .uniform = axis == .horizontal ? part.height : part.width { return true }
            return false
        }
    }

    /// The parts for which there are items, as many as the line repeats.
    private mutating func fill(_ line: GroupLine, in room: CGSize, isOpen: Bool) -> [Child] {
        guard !line.parts.isEmpty else { return [] }
        let space = line.axis.length(of: room)
        var children: [Child] = []
        var used: CGFloat = 0
        while next < end {
            var part = line.parts[children.count % line.parts.count]
            switch line.repetition {
            case .fitting: if isOpen, children.count == line.parts.count { return children }
            case .count(let count): if children.count == count { return children }
            case .equal(let count):
                if children.count == count { return children }
                let length = max(0, (space - CGFloat(count - 1) * line.spacing.points) / CGFloat(count))
                if line.axis == .horizontal { part.width = .absolute(length) } else { part.height = .absolute(length) }
            }
            let first = next
            let child = Child(part: part, placed: place(part, in: room))
            used += (children.isEmpty ? 0 : line.spacing.points) + child.length(line.axis)
            // A small tolerance, for lengths that are a fraction of the room.
            if line.repetition == .fitting, !isOpen, !children.isEmpty, used > space + 0.01 {
                next = first
                return children
            }
            children.append(child)
            if next == first { return children }
        }
        return children
    }

    /// The part of the room that is left for each flexible distance.
    private static func share(of rest: CGFloat, _ line: GroupLine, _ children: [Child]) -> CGFloat {
        var count = line.spacing.isFlexible ? max(0, children.count - 1) : 0
        for child in children {
            if child.part.edges.before(line.axis).isFlexible { count += 1 }
            if child.part.edges.after(line.axis).isFlexible { count += 1 }
        }
        return count == 0 ? 0 : max(0, rest) / CGFloat(count)
    }
}

import Foundation

/// A direction of a finger.
package enum SwipeDirection: String {
    case up, down, left, right
}

extension AutomationPage {
    /// Scrolls the areas around an element until its middle is visible.
    func show(_ element: ElementSnapshot) throws(AutomationProblem) -> ElementSnapshot {
        switch element.target {
        case .key, .page, .option: return element
        default: break
        }
        let bars = barInsets(around: element)
        func isShown(_ element: ElementSnapshot) -> Bool {
            let visible = element.visibleFrame
            return !visible.isEmpty && cover(of: element, at: CGPoint(x: visible.midX, y: visible.midY)) == nil
        }
        if isShown(element) { return element }
        guard let node = element.target.node else { return element }
        for area in node.ancestry where area.scroll != nil && area !== node {
            guard let content = area.children.first, let offset = offset(of: area) else { continue }
            let frame = element.frame
            var new = offset
            if frame.maxY > area.frame.maxY - bars.bottom {
                new.y += frame.maxY - (area.frame.maxY - bars.bottom) + 8
            } else if frame.minY < area.frame.minY + bars.top {
                new.y -= area.frame.minY + bars.top - frame.minY + 8
            }
            if frame.maxX > area.frame.maxX {
                new.x += frame.maxX - area.frame.maxX
            } else if frame.minX < area.frame.minX {
                new.x -= area.frame.minX - frame.minX
            }
            new = Self.clamp(new, area, content)
            if new != offset { try scroll(area, to: new) }
            guard let again = find(element) else { continue }
            if isShown(again) { return again }
        }
        guard let again = find(element), !again.visibleFrame.isEmpty else {
            throw AutomationProblem(
                "\(element.summary) is off the screen (0, 0), \(ElementSnapshot.number(tree.size.width)) × "
                    + "\(ElementSnapshot.number(tree.size.height)), and no area around it scrolls there")
        }
        return again
    }

    /// The element of the same node in the current revision.
    private func find(_ element: ElementSnapshot) -> ElementSnapshot? {
        guard let app = try? application(), let id = element.target.node?.id else { return nil }
        var found: ElementSnapshot?
        app.forEachDescendant { other in
            guard found == nil, other.type == element.type, other.target.node?.id == id else { return }
            if case .step(_, let step) = element.target {
                guard case .step(_, step) = other.target else { return }
            }
            if case .wheel(_, let component) = element.target {
                guard case .wheel(_, component) = other.target else { return }
            }
            found = other
        }
        return found
    }

    private func barInsets(around element: ElementSnapshot) -> (top: CGFloat, bottom: CGFloat) {
        guard let app = try? application() else { return (0, 0) }
        var (top, bottom): (CGFloat, CGFloat) = (0, 0)
        app.forEachDescendant { bar in
            if bar.isBehindDialog { return }
            if bar.type == .navigationBar { top = max(top, bar.frame.maxY) }
            if bar.type == .tabBar || bar.type == .toolbar, bar.frame.minY > tree.size.height / 2 {
                bottom = max(bottom, tree.size.height - bar.frame.minY)
            }
        }
        return (top, bottom)
    }

    private func offset(of area: PageNode) -> CGPoint? {
        if area.accepts("scroll") { return area.scroll }
        return area.scroll == nil ? nil : state.offsets[area.id] ?? .zero
    }

    private static func clamp(_ offset: CGPoint, _ area: PageNode, _ content: PageNode) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, 0), max(0, content.frame.width - area.frame.width)),
            y: min(max(offset.y, 0), max(0, content.frame.height - area.frame.height)))
    }

    private func scroll(_ area: PageNode, to offset: CGPoint) throws(AutomationProblem) {
        if area.accepts("scroll") {
            try send(AutomationEvent(area.id, "scroll", .point(offset)))
        } else {
            state.offsets[area.id] = offset
        }
    }

    // MARK: Swipes

    /// Moves a finger over an element.
    package func swipe(_ element: ElementSnapshot, _ direction: SwipeDirection) throws(AutomationProblem) {
        let element =
            element.type == .application || element.visibleFrame.isEmpty == false ? element : try show(element)
        let node = element.target.node ?? tree.root
        let isAcross = direction == .left || direction == .right
        if isAcross, let row = row(of: element), try reveal(row, direction) { return }
        let start = element.center
        if let target = gestureTarget(of: element, at: start) {
            let length = isAcross ? max(120, element.frame.width * 0.6) : max(120, element.frame.height * 0.6)
            let (dx, dy): (CGFloat, CGFloat) =
                switch direction {
                case .left: (-length, 0)
                case .right: (length, 0)
                case .up: (0, -length)
                case .down: (0, length)
                }
            return try drag(target, from: start, to: CGPoint(x: start.x + dx, y: start.y + dy), duration: 200)
        }
        if let area = area(of: element, node, isAcross: isAcross), try scroll(area, direction) { return }
        if direction == .down { _ = try pullDown(node, element) }
    }

    /// Scrolls an area by most of its length. False if it is at its end.
    private func scroll(_ area: PageNode, _ direction: SwipeDirection) throws(AutomationProblem) -> Bool {
        guard let offset = offset(of: area), let content = area.children.first else { return false }
        var new = offset
        switch direction {
        case .up: new.y += area.frame.height * 0.7
        case .down: new.y -= area.frame.height * 0.7
        case .left: new.x += area.frame.width * 0.9
        case .right: new.x -= area.frame.width * 0.9
        }
        new = Self.clamp(new, area, content)
        if new == offset { return false }
        try scroll(area, to: new)
        return true
    }

    /// The scroll area that a finger on an element moves.
    private func area(of element: ElementSnapshot, _ node: PageNode, isAcross: Bool) -> PageNode? {
        func scrolls(_ area: PageNode) -> Bool {
            guard area.scroll != nil, let content = area.children.first else { return false }
            return isAcross
                ? content.frame.width > area.frame.width + 0.5 : content.frame.height > area.frame.height + 0.5
        }
        if let around = node.ancestry.first(where: scrolls) { return around }
        // The last area inside at the middle is in front.
        var inside: PageNode?
        let center = element.center
        let isBehind = Set(tree.root.children.prefix(frontLayer).map(\.id))
        func visit(_ node: PageNode) {
            if node.isHidden || isBehind.contains(node.id) { return }
            if scrolls(node), node.frame.contains(center) { inside = node }
            for child in node.children { visit(child) }
        }
        visit(node)
        return inside
    }

    private var frontLayer: Int { tree.root.children.lastIndex { $0.flag("modal") && !$0.isHidden } ?? 0 }

    /// Refreshes a list, or ends a sheet, that is pulled down at its upper end.
    private func pullDown(_ node: PageNode, _ element: ElementSnapshot) throws(AutomationProblem) -> Bool {
        for area in node.ancestry {
            if let button = area.parent?.children.first(where: { $0.type == "RefreshControl" })?.first(where: {
                $0.accepts("tap")
            }) {
                try send(AutomationEvent(button.id, "tap"))
                return true
            }
        }
        if let control = node.first(where: { $0.type == "RefreshControl" && !$0.isHidden }),
            let button = control.first(where: { $0.accepts("tap") })
        {
            try send(AutomationEvent(button.id, "tap"))
            return true
        }
        let dialog =
            node.ancestry.first { $0.accepts("dismiss") }
            ?? (element.type == .application || element.type == .window
                ? tree.root.children.last { $0.accepts("dismiss") } : nil)
        guard let dialog else { return false }
        try send(AutomationEvent(dialog.id, "dismiss"))
        return true
    }

    // MARK: Rows

    private func row(of element: ElementSnapshot) -> PageNode? {
        guard let node = element.target.node else { return nil }
        if let around = node.ancestry.first(where: { $0.type == "SwipeRow" }) { return around }
        guard element.type == .cell else { return nil }
        return node.first { $0.type == "SwipeRow" }
    }

    /// Shows the actions at an edge of a row, or hides those at the other edge. False if there are none.
    private func reveal(_ row: PageNode, _ direction: SwipeDirection) throws(AutomationProblem) -> Bool {
        if state.swipedRow?.row == row.id {
            state.swipedRow = nil
            return true
        }
        let actions = row.children.first { side in
            guard side.type == "SwipeActions" else { return false }
            let isAtRight = side.frame.midX > row.frame.midX
            return isAtRight == (direction == .left)
        }
        guard let actions, let edge = actions.name("edge") else { return false }
        state.swipedRow = PageState.SwipedRow(row: row.id, edge: edge)
        return true
    }
}

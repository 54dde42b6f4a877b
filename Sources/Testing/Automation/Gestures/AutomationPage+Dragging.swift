package import EspalierLayoutEngine
package import Foundation

extension AutomationPage {
    /// Holds a finger on an element: a context menu, a long press, or a slow tap.
    package func press(_ element: ElementSnapshot, for seconds: Double, at offset: CGVector? = nil)
        throws(AutomationProblem)
    {
        guard element.isEnabled else { throw AutomationProblem("\(element.summary) is disabled") }
        let element = offset == nil ? try show(element) : element
        let point =
            offset.map { CGPoint(x: element.frame.minX + $0.dx, y: element.frame.minY + $0.dy) } ?? element.center
        if let cover = cover(of: element, at: point) {
            throw AutomationProblem("\(element.summary) is covered by \(cover.summary), in \(cover.path)")
        }
        guard let node = element.target.node else { return try tap(element, at: offset) }
        if seconds >= 0.5, try openMenu(of: node) { return }
        let target = gestureTarget(of: element, at: point, dragging: false, entersAreas: true)
        guard let target else { return try tap(element, at: offset) }
        touches += 1
        time += 500
        var events = [touch(target, "touch", at: point)]
        time += seconds * 1000
        events.append(touch(target, "move", at: point))
        try send(events)
        time += 20
        if tree.node(target.id)?.accepts("lift") == true { try send(touch(target, "lift", at: point)) }
    }

    /// Opens the context menu around a node. False if there is none.
    package func openMenu(of node: PageNode) throws(AutomationProblem) -> Bool {
        func menu(_ node: PageNode) -> Int? { node.type == "ContextMenu" || node.flag("held") ? node.menu : nil }
        let holder =
            node.ancestry.first { $0.accepts("menu") || menu($0) != nil }
            ?? (node.role == "listitem" || node.role == "row"
                ? node.first { $0.accepts("menu") || menu($0) != nil } : nil)
        guard let holder else { return false }
        if holder.accepts("menu") { try send(AutomationEvent(holder.id, "menu")) }
        guard let id = tree.node(holder.id).flatMap(menu) ?? menu(holder) else { return false }
        state.openMenus = [id]
        return true
    }

    /// The node with gestures that a finger on an element moves.
    func gestureTarget(
        of element: ElementSnapshot, at point: CGPoint, dragging: Bool = true, entersAreas: Bool = false
    ) -> PageNode? {
        guard let node = element.target.node else { return nil }
        func takes(_ node: PageNode) -> Bool {
            guard node.accepts("touch"), let words = node.name("gesture") else { return false }
            return !dragging || words.split(separator: " ").contains { $0.hasPrefix("d") }
        }
        var found: PageNode?
        let shift = shift(of: element, node)
        func visit(_ node: PageNode) {
            if node.isHidden { return }
            if takes(node), node.frame.offsetBy(dx: shift.dx, dy: shift.dy).contains(point) { found = node }
            // A finger that swipes over an area that scrolls moves the area.
            if entersAreas || node.scroll == nil { for child in node.children { visit(child) } }
        }
        if element.type != .application, element.type != .window { visit(node) }
        return found ?? node.ancestry.first(where: takes)
    }

    /// Drags an element to a point: a row to another position, a view onto another, or whatever follows a finger.
    package func drag(
        _ element: ElementSnapshot, from start: CGPoint, to end: CGPoint, holding seconds: Double
    ) throws(AutomationProblem) {
        guard let node = element.target.node else { return }
        if node.role == "slider" {
            return try slide(node, to: (end.x - node.frame.minX) / max(1, node.frame.width))
        }
        if let handle = handle(of: node, at: start) { return try reorder(handle, to: end) }
        if let source = node.ancestry.first(where: { $0.accepts("drag") }) ?? node.first(where: { $0.accepts("drag") })
        {
            return try drop(source, at: end)
        }
        if let target = gestureTarget(of: element, at: start, entersAreas: true) {
            return try drag(target, from: start, to: end, duration: max(100, seconds * 1000))
        }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        try swipe(element, abs(dx) > abs(dy) ? dx < 0 ? .left : .right : dy < 0 ? .up : .down)
    }

    /// Reports a finger that moves over a node with gestures.
    func drag(
        _ node: PageNode, from start: CGPoint, to end: CGPoint, duration: Double
    ) throws(AutomationProblem) {
        touches += 1
        time += 500
        try send(touch(node, "touch", at: start))
        let steps = 8
        let seconds = duration / 1000
        let velocity = CGVector(dx: (end.x - start.x) / seconds, dy: (end.y - start.y) / seconds)
        for step in 1...steps {
            time += duration / Double(steps)
            let share = CGFloat(step) / CGFloat(steps)
            let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            guard tree.node(node.id)?.accepts("move") == true else { return }
            try send(touch(node, "move", at: point, velocity: velocity))
        }
        guard tree.node(node.id)?.accepts("lift") == true else { return }
        try send(touch(node, "lift", at: end, velocity: velocity))
    }

    // MARK: Rows

    /// The handle that drags a row: the node itself, that around it, or the one of its row.
    private func handle(of node: PageNode, at point: CGPoint) -> PageNode? {
        func isHandle(_ node: PageNode) -> Bool { node.accepts("reorder") && node.number("row") != nil }
        if let around = node.ancestry.first(where: isHandle) { return around }
        let row = node.ancestry.first { $0.role == "listitem" } ?? node
        return row.first(where: isHandle)
    }

    /// Drags a row in front of or behind the row at a point.
    private func reorder(_ handle: PageNode, to point: CGPoint) throws(AutomationProblem) {
        guard let from = handle.number("row") else { return }
        var rows: [(position: Double, frame: CGRect)] = []
        tree.root.forEach { node in
            guard node.accepts("reorder"), let position = node.number("row") else { return }
            let row = node.ancestry.first { $0.role == "listitem" } ?? node
            rows.append((position, row.frame))
        }
        let near = rows.min { abs($0.frame.midY - point.y) < abs($1.frame.midY - point.y) }
        guard let to = near?.position, to != from else { return }
        try send(AutomationEvent(handle.id, "reorder", .number(to > from ? to + 1 : to)))
    }

    /// Drops a view on the one at a point.
    private func drop(_ source: PageNode, at point: CGPoint) throws(AutomationProblem) {
        try send(AutomationEvent(source.id, "drag", .bool(true)))
        var target: PageNode?
        func visit(_ node: PageNode) {
            if node.isHidden { return }
            if node.accepts("drop"), node.frame.contains(point) { target = node }
            for child in node.children { visit(child) }
        }
        visit(tree.root)
        guard let target else {
            try send(AutomationEvent(source.id, "drag", .bool(false)))
            return
        }
        let place = CGPoint(x: point.x - target.frame.minX, y: point.y - target.frame.minY)
        try send(AutomationEvent(target.id, "aim", .point(place)))
        guard tree.node(target.id)?.accepts("drop") == true else { return }
        try send(AutomationEvent(target.id, "drop", .point(place)))
    }

    /// Moves the pointer over an element.
    package func hover(_ element: ElementSnapshot) throws(AutomationProblem) {
        let element = try show(element)
        guard let node = element.target.node else { return }
        var events: [AutomationEvent] = []
        for around in node.ancestry {
            if around.accepts("hover") { events.append(AutomationEvent(around.id, "hover", .bool(true))) }
            if around.accepts("over") {
                let point = CGPoint(x: element.center.x - around.frame.minX, y: element.center.y - around.frame.minY)
                events.append(AutomationEvent(around.id, "over", .point(point)))
            }
        }
        try send(events)
    }

    /// Changes the window.
    package func resize(to size: CGSize, isDark: Bool) throws(AutomationProblem) {
        try send(AutomationEvent(tree.root.id, "resize", .window(size, isDark: isDark)))
    }
}

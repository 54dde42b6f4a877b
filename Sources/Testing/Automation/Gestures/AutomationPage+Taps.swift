package import EspalierLayoutEngine
package import Foundation

extension AutomationPage {
    /// Taps an element in its middle, or at an offset from its upper left corner.
    package func tap(_ element: ElementSnapshot, at offset: CGVector? = nil, times: Int = 1) throws(AutomationProblem) {
        try check(element)
        var element = element
        if offset == nil { element = try show(element) }
        let point =
            offset.map { CGPoint(x: element.frame.minX + $0.dx, y: element.frame.minY + $0.dy) } ?? element.center
        try checkCover(of: element, at: point)
        switch element.target {
        case .key(let text): return try type(text)
        case .step(let node, let step):
            for _ in 0..<times { try send(AutomationEvent(node.id, "change", .number(Double(step)))) }
            return
        case .option(let node, let index):
            state.openPicker = nil
            return try send(AutomationEvent(node.id, "change", .number(Double(index))))
        case .wheel: return
        case .page: return try tap(at: point, times: times)
        case .node(let node):
            for index in 0..<times {
                let node = index == 0 ? node : tree.node(node.id) ?? node
                try tap(
                    Self.deepest(at: point, in: node, shift(of: element, node)) ?? node, at: point, first: index == 0)
            }
        }
    }

    /// Taps what is in front at a point of the page.
    package func tap(at point: CGPoint, times: Int = 1) throws(AutomationProblem) {
        guard let element = front(at: point, in: try application()) else { return try closeAll() }
        if case .page = element.target { return try closeAll() }
        if !element.isEnabled { return }
        let offset = CGVector(dx: point.x - element.frame.minX, dy: point.y - element.frame.minY)
        try tap(element, at: offset, times: times)
    }

    // MARK: Conditions

    private func check(_ element: ElementSnapshot) throws(AutomationProblem) {
        guard element.isEnabled else { throw AutomationProblem("\(element.summary) is disabled") }
        if element.isBehindDialog {
            let dialog = frontDialog()
            throw AutomationProblem("\(element.summary) is behind \(dialog?.summary ?? "a dialog")")
        }
    }

    func frontDialog() -> ElementSnapshot? {
        guard let app = try? application() else { return nil }
        return app.elements.first?.elements.last { !$0.isBehindDialog }
    }

    private func checkCover(of element: ElementSnapshot, at point: CGPoint) throws(AutomationProblem) {
        guard let cover = cover(of: element, at: point) else { return }
        throw AutomationProblem("\(element.summary) is covered by \(cover.summary), in \(cover.path)")
    }

    /// The bar or menu in front of an element at a point; nil for none.
    package func cover(of element: ElementSnapshot, at point: CGPoint) -> ElementSnapshot? {
        guard let app = try? application() else { return nil }
        var cover: ElementSnapshot?
        app.forEachDescendant { other in
            guard [.navigationBar, .tabBar, .toolbar, .menu].contains(other.type), other.visibleFrame.contains(point),
                !other.isBehindDialog, !element.ancestry.contains(where: { $0 === other })
            else { return }
            // A bar of the page behind a dialog does not cover the dialog.
            if other.type == .menu || Self.layer(of: other) === Self.layer(of: element) { cover = other }
        }
        return cover
    }

    /// The layer of the window that shows an element: the page, or a dialog.
    private static func layer(of element: ElementSnapshot) -> PageNode? {
        guard let node = element.target.node else { return nil }
        return node.ancestry.first { $0.parent == nil || $0.role == "dialog" || $0.role == "alertdialog" }
    }

    /// The frontmost node at a point.
    func front(at point: CGPoint, in app: ElementSnapshot) -> ElementSnapshot? {
        var found: ElementSnapshot?
        var bar: ElementSnapshot?
        app.forEachDescendant { element in
            guard element.visibleFrame.contains(point), !element.isBehindDialog else { return }
            found = element
            if element.ancestry.contains(where: { [.navigationBar, .tabBar, .toolbar, .menu].contains($0.type) }) {
                bar = element
            }
        }
        return bar ?? found
    }

    // MARK: Nodes

    /// The distance between an element and its node, because of scrolling that the server does not know.
    func shift(of element: ElementSnapshot, _ node: PageNode) -> CGVector {
        CGVector(dx: element.frame.minX - node.frame.minX, dy: element.frame.minY - node.frame.minY)
    }

    /// The innermost node in front at a point, inside of another one.
    private static func deepest(at point: CGPoint, in node: PageNode, _ shift: CGVector) -> PageNode? {
        let place = CGPoint(x: point.x - shift.dx, y: point.y - shift.dy)
        var found: PageNode?
        func visit(_ node: PageNode) {
            if node.isHidden || node.type == "SwipeActions" || node.role == "menu" { return }
            if node.frame.contains(place), reacts(node) { found = node }
            for child in node.children { visit(child) }
        }
        for child in node.children { visit(child) }
        return found
    }

    /// Whether a tap on a node itself does something.
    private static func reacts(_ node: PageNode) -> Bool {
        node.accepts("tap") || node.accepts("change") || node.menu != nil && node.role != nil
            || node.name("url") != nil || takesTaps(node) || ElementBuilder.isTextEntry(node)
            || node.flag("disabled")
    }

    private static func words(_ node: PageNode) -> [Substring] { node.name("gesture")?.split(separator: " ") ?? [] }
    private static func takesTaps(_ node: PageNode) -> Bool {
        node.accepts("touch") && words(node).contains { $0 == "t" }
    }

    private func tap(_ inner: PageNode, at point: CGPoint, first: Bool) throws(AutomationProblem) {
        let target = inner.ancestry.first { Self.reacts($0) }
        if !(target.map(ElementBuilder.isTextEntry) ?? false) { try loseFocus(to: target) }
        guard let target else { return try closeAll() }
        if target.flag("disabled") { throw AutomationProblem("a tap there hits a disabled \(target.type)") }
        if let menu = target.menu, !target.accepts("tap") || !first {
            let around = target.ancestry.contains { state.openMenus.contains($0.id) }
            state.openMenus = around ? state.openMenus.union([menu]) : [menu]
            return
        }
        if ElementBuilder.isTextEntry(target) { return try focus(target) }
        if Self.takesTaps(target) { return try touch(target, at: point, isLast: true) }
        if !state.openMenus.isEmpty { state.openMenus = [] }
        state.swipedRow = nil
        if target.accepts("tap") { return try send(AutomationEvent(target.id, "tap")) }
        if let url = target.name("url") { return try follow(url) }
        switch target.role {
        case "switch": try send(AutomationEvent(target.id, "change", .bool(target.value != .bool(true))))
        case "combobox": state.openPicker = target.id
        case "slider":
            let fraction = target.frame.width > 0 ? (point.x - target.frame.minX) / target.frame.width : 0
            try slide(target, to: fraction)
        default: break
        }
    }

    /// Ends what a tap elsewhere ends: menus, swiped rows.
    func closeAll() throws(AutomationProblem) {
        state.openMenus = []
        state.openPicker = nil
        state.swipedRow = nil
        try loseFocus(to: nil)
    }

    /// Reports a finger that goes down and up.
    private func touch(_ node: PageNode, at point: CGPoint, isLast: Bool) throws(AutomationProblem) {
        touches += 1
        time += 400
        var events = [touch(node, "touch", at: point)]
        time += 60
        events.append(touch(node, "lift", at: point))
        if isLast, Self.words(node).contains("w") { events.append(AutomationEvent(node.id, "rest")) }
        try send(events)
    }

    func touch(
        _ node: PageNode, _ type: String, at points: CGPoint..., velocity: CGVector = .zero
    ) -> AutomationEvent {
        AutomationEvent(
            node.id, type,
            .touch(
                AutomationEvent.Touch(
                    number: touches, time: time,
                    points: points.map { CGPoint(x: $0.x - node.frame.minX, y: $0.y - node.frame.minY) },
                    pagePoints: points, velocity: velocity)))
    }

    /// Two taps in a row.
    package func doubleTap(_ element: ElementSnapshot, at offset: CGVector? = nil) throws(AutomationProblem) {
        try check(element)
        let element = offset == nil ? try show(element) : element
        let point =
            offset.map { CGPoint(x: element.frame.minX + $0.dx, y: element.frame.minY + $0.dy) } ?? element.center
        try checkCover(of: element, at: point)
        guard let node = element.target.node,
            let target = (Self.deepest(at: point, in: node, shift(of: element, node)) ?? node).ancestry.first(
                where: Self.takesTaps)
        else { return try tap(element, at: offset, times: 2) }
        touches += 1
        time += 400
        var events: [AutomationEvent] = []
        for index in 0..<2 {
            if index > 0 { touches += 1 }
            events.append(touch(target, "touch", at: point))
            time += 60
            events.append(touch(target, "lift", at: point))
            time += 80
        }
        if Self.words(target).contains("w") { events.append(AutomationEvent(target.id, "rest")) }
        try send(events)
    }
}

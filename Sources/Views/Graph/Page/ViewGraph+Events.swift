package import EspalierDisplayTree
import EspalierInternationalization

extension ViewGraph {
    package func send(_ event: DisplayEvent) throws(EventRefusal) {
        guard !hasEnded, failure == nil else { throw .unknownNode(event.node) }
        updates.isSending = true
        defer { updates.isSending = false }
        try run { () throws(EventRefusal) in try deliver(event) }
    }

    private func deliver(_ event: DisplayEvent) throws(EventRefusal) {
        // An event refers to a node of a revision, so the revision must exist. The update may remove nodes, so it comes before
        // the table is read: as an argument it would run after that, and the table would hold nodes that are gone.
        let tree = updatedTree()
        let target = try elements.target(of: event, in: tree)
        WorkTrace.act(target)
        noteUse()
        hasTakenEvents = true
        defer {
            UndoEvents.end()
            EventEnd.reach()
        }
        let reached = target === root ? nil : place.reached
        feature(PressedItem.self).note(target, event.type)
        try target.handle(event)
        if let reached { place.noteAction(after: reached) }
    }

    /// Delivers events for the element `number` to `item`.
    func setTarget(_ number: Int, _ item: LayoutNode) {
        elements.setTarget(item, for: number)
    }

    /// Takes a number for an element.
    package func takeDisplayNumber() -> Int { elements.takeNumber() }

    /// Moves the keyboard focus to the element with a number; nil removes the focus.
    package func setFocus(_ number: Int?) {
        focus = DisplayFocus(node: number, count: (focus?.count ?? 0) + 1)
        displayDidChange()
    }

    package func renumber(_ numbers: [Int: Int], from first: Int) {
        elements.restart(from: first)
        // The window has the same number on every page.
        var given = numbers
        given[root.displayNumber] = root.displayNumber
        func renumbered(_ number: Int) -> Int {
            if let known = given[number] { return known }
            let new = elements.takeNumber()
            given[number] = new
            return new
        }
        func visit(_ node: ViewNode) {
            node.renumber(renumbered)
            node.forEachChild(visit)
        }
        visit(root)
        if let focus { self.focus = DisplayFocus(node: focus.node.map(renumbered), count: focus.count) }
        displayDidChange()
    }
}

import Foundation

extension AutomationPage {
    /// Types keys into the field with the focus, as a user does: the field reports its text, Return submits it.
    package func type(_ keys: String) throws(AutomationProblem) {
        guard let field = state.focus.flatMap({ tree.node($0) }) else {
            throw AutomationProblem("no field has the keyboard's focus: tap a field first")
        }
        guard ElementBuilder.isTextEntry(field) else { return try press(keys, in: field) }
        var text = currentText(of: field)
        var events: [AutomationEvent] = []
        func report() {
            if field.accepts("input") { events.append(AutomationEvent(field.id, "input", .text(text))) }
            typed = (field.id, text)
        }
        func flush() throws(AutomationProblem) {
            let ready = events
            events = []
            try send(ready)
            if let field = tree.node(field.id) { text = currentText(of: field) }
        }
        for key in keys {
            switch key {
            case "\u{8}":
                if text.isEmpty { continue }
                text.removeLast()
                report()
            case "\r", "\n", "\u{3}", "\r\n":
                if field.flag("multiline") && !field.accepts("submit") {
                    text.append("\n")
                    report()
                    continue
                }
                if field.accepts("change") { events.append(AutomationEvent(field.id, "change", .text(text))) }
                if field.accepts("submit") { events.append(AutomationEvent(field.id, "submit")) }
                try flush()
                if state.focus == field.id, !field.accepts("submit") || !field.flag("multiline") {
                    try loseFocus(to: nil)
                }
                if state.focus != field.id { return }
            case "\t":
                try flush()
                try focusNext(after: field)
                return
            case "\u{1B}":
                try flush()
                return try escape()
            case _ where key.unicodeScalars.first.map({ 0xF700...0xF7FF ~= $0.value }) == true: continue
            default:
                text.append(key)
                report()
                // The server may change the text after each key: a limit, a format.
                if field.accepts("input") { try flush() }
            }
        }
        try flush()
    }

    /// The text that the user sees in a field.
    private func currentText(of field: PageNode) -> String {
        if let typed, typed.node == field.id, field.flag("secure") || field.accepts("change") { return typed.text }
        if case .text(let text)? = field.value { return text }
        return ""
    }

    // MARK: Keys

    /// Presses keys while something has the focus that is no field.
    private func press(_ keys: String, in node: PageNode) throws(AutomationProblem) {
        for key in keys { try press("\(key)", modifiers: 0) }
    }

    /// Presses a key with modifier keys (1 shift, 2 control, 4 option, 8 command).
    package func press(_ key: String, modifiers: Int) throws(AutomationProblem) {
        let name = XCUIKeyboardKey.browserName(of: key)
        let words = "\(modifiers) \(name)"
        if modifiers == 0, let field = state.focus.flatMap({ tree.node($0) }), ElementBuilder.isTextEntry(field) {
            return try type(key)
        }
        var shortcut: PageNode?
        tree.root.forEach { node in
            if let word = node.name("shortcut"), word.lowercased() == words.lowercased(),
                node.accepts("tap") || node.accepts("change")
            {
                shortcut = node
            }
        }
        if let shortcut {
            if shortcut.accepts("tap") { return try send(AutomationEvent(shortcut.id, "tap")) }
            return try send(AutomationEvent(shortcut.id, "change", .bool(shortcut.value != .bool(true))))
        }
        let start = state.focus.flatMap { tree.node($0) }
        let listener =
            start?.ancestry.first { $0.accepts("key") } ?? tree.root.first { $0.accepts("key") && !$0.isHidden }
        if let listener {
            return try send([
                AutomationEvent(listener.id, "key", .text("d\(words)")),
                AutomationEvent(listener.id, "key", .text("u\(words)")),
            ])
        }
        if name == "Escape" { try escape() }
    }

    /// Escape closes a menu, or ends a dialog.
    private func escape() throws(AutomationProblem) {
        if !state.openMenus.isEmpty || state.openPicker != nil {
            state.openMenus = []
            state.openPicker = nil
            return
        }
        if let dialog = tree.root.children.last(where: { $0.accepts("dismiss") }) {
            return try send(AutomationEvent(dialog.id, "dismiss"))
        }
        try loseFocus(to: nil)
    }

    // MARK: Focus

    func focus(_ field: PageNode) throws(AutomationProblem) {
        if state.focus == field.id { return }
        try loseFocus(to: field)
        state.focus = field.id
        typed = nil
        if field.accepts("focus") { try send(AutomationEvent(field.id, "focus")) }
    }

    /// Ends editing, unless the next element keeps the focus.
    func loseFocus(to next: PageNode?) throws(AutomationProblem) {
        guard let field = state.focus.flatMap({ tree.node($0) }), next !== field else { return }
        if let next, next.ancestry.contains(where: { $0.type == "FocusKeeper" }) { return }
        var events: [AutomationEvent] = []
        if field.accepts("change"), let typed, typed.node == field.id {
            events.append(AutomationEvent(field.id, "change", .text(typed.text)))
        }
        if field.accepts("blur") { events.append(AutomationEvent(field.id, "blur")) }
        state.focus = nil
        typed = nil
        try send(events)
    }

    private func focusNext(after field: PageNode) throws(AutomationProblem) {
        var fields: [PageNode] = []
        tree.root.forEach { node in
            if ElementBuilder.isTextEntry(node), !node.flag("disabled"), !node.ancestry.contains(where: { $0.isHidden })
            {
                fields.append(node)
            }
        }
        guard let index = fields.firstIndex(where: { $0.id == field.id }), fields.count > 1 else { return }
        try focus(fields[(index + 1) % fields.count])
    }

    /// Gives an element's field the focus without a tap.
    package func hasFocus(_ element: ElementSnapshot) -> Bool {
        guard let focus = state.focus else { return false }
        return element.target.node?.first { $0.id == focus } != nil || element.type == .application
    }
}

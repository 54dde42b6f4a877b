package import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The display tree as JSON, for programs that read a page: `{"session", "revision", "scene", "path", "opened", "title", "focus",
/// "size", "animations", "root": node}`. The app's last request for the focus is `[node or null, number of the request]`.
///
/// A node is `{"id", "type", "frame": [x, y, width, height], "role", "label", "identifier", "text", "value", "events", "children"}`
/// with its frame in page coordinates. Empty members are omitted. Events that the user cannot cause are, too: those of nodes that
/// are hidden, covered by another screen, or behind a modal dialog. The value of a secure field is a bullet for each character.
///
/// Further members say what the look of a node tells a user: "hidden" (the user does not find the node and what is inside),
/// "silent" (assistive technology does not), "modal", "disabled", "selected", "expanded", "fraction" (of progress), "placeholder",
/// "secure", "enterKey", "multiline", "minimum" and "maximum" (of a slider), "steps" (those that a stepper can take now), "options" (of
/// a picker), "time" (a date control's value is a time), "image" (the name of a symbol or a file), "url" (of a link that the browser
/// follows), "menu" (the id of the menu that the node opens), "held" (by a long press only), "edge" (of swipe actions), "row" (the
/// position that a handle drags), "scrollTo" (the number, x and y of the app's last request to scroll), "gesture" (the words of
/// `data-g`), "shortcut" (that of `data-key`).
/// The tree is that at the end of all animations. An animation in progress is `{"id", "elapsed", "duration"}`, in seconds
/// and without a duration if it is endless.
package enum JSONTree {
    /// - Complexity: O(nodes).
    ///
    /// - Parameters:
    ///   - opened: The URL that the app asks the browser to open; nil for none.
    ///   - basePath: The path in front of the app's paths.
    package static func write(
        _ tree: DisplayTree, session: String, scene: String, opened: String? = nil, animations: [RunningAnimation] = [],
        basePath: BasePath = .none
    ) -> [UInt8] {
        var out = ByteWriter(capacity: 16384)
        out.basePath = basePath
        out.append("{\"session\":")
        out.appendJSON(session)
        out.append(",\"revision\":")
        out.append(tree.revision)
        out.append(",\"scene\":")
        out.appendJSON(scene)
        if let place = tree.place {
            out.append(",\"path\":")
            out.appendJSON(basePath.address(of: place.path))
        }
        if let opened {
            out.append(",\"opened\":")
            out.appendJSON(basePath.address(of: opened))
        }
        if !tree.title.isEmpty { out.appendMember("title", tree.title) }
        if let focus = tree.focus {
            out.append(",\"focus\":[")
            if let node = focus.node { out.append(node) } else { out.append("null") }
            out.append(UInt8(ascii: ","))
            out.append(focus.count)
            out.append(UInt8(ascii: "]"))
        }
        out.append(",\"size\":[")
        out.append(tree.size.width)
        out.append(UInt8(ascii: ","))
        out.append(tree.size.height)
        out.append(UInt8(ascii: "]"))
        out.appendAnimations(animations)
        out.append(",\"root\":")
        out.appendTree(
            tree.root, in: CGRect(origin: .zero, size: tree.size), port: nil, isReachable: true,
            firstReachable: tree.firstReachableLayer)
        out.append(UInt8(ascii: "}"))
        return out.bytes
    }
}

extension ByteWriter {
    fileprivate mutating func appendAnimations(_ animations: [RunningAnimation]) {
        if animations.isEmpty { return }
        append(",\"animations\":")
        var separator = UInt8(ascii: "[")
        for animation in animations {
            append(separator)
            append("{\"id\":")
            append(animation.node)
            append(",\"elapsed\":")
            append((animation.elapsed * 1000).rounded() / 1000)
            if animation.duration.isFinite {
                append(",\"duration\":")
                append((animation.duration * 1000).rounded() / 1000)
            }
            append(UInt8(ascii: "}"))
            separator = UInt8(ascii: ",")
        }
        append(UInt8(ascii: "]"))
    }

    /// - Parameters:
    ///   - parent: The parent's frame, in page coordinates.
    ///   - port: The frame of the enclosing scroll area.
    ///   - isReachable: Whether the user can reach what is around the node.
    ///   - firstReachable: The index of the first child that is not behind a dialog.
    fileprivate mutating func appendTree(
        _ node: DisplayNode, in parent: CGRect, port: CGRect?, isReachable: Bool, firstReachable: Int = 0
    ) {
        let isReachable = isReachable && !node.keepsUserOut
        let place = node.place(in: parent, port: port)
        let (x, y) = (place.x, place.y)
        append("{\"id\":")
        append(node.id)
        append(",\"type\":\"")
        append(node.type)
        append("\",\"frame\":[")
        append(x)
        append(UInt8(ascii: ","))
        append(y)
        append(UInt8(ascii: ","))
        append(node.frame.width)
        append(UInt8(ascii: ","))
        append(node.frame.height)
        append(UInt8(ascii: "]"))
        appendMeaning(node)
        appendState(node)
        appendEvents(isReachable ? node.events : node.events.intersection(.reports))
        var inner = CGRect(origin: place, size: node.frame.size)
        var port = port
        if case .scroll(let scroll) = node.content {
            port = inner
            inner.origin.x -= scroll.offset.x
            inner.origin.y -= scroll.offset.y
            append(",\"scroll\":[")
            append(scroll.offset.x)
            append(UInt8(ascii: ","))
            append(scroll.offset.y)
            append(UInt8(ascii: "]"))
            if let request = scroll.request {
                append(",\"scrollTo\":[")
                append(request.number)
                append(UInt8(ascii: ","))
                append(request.offset.x)
                append(UInt8(ascii: ","))
                append(request.offset.y)
                append(UInt8(ascii: "]"))
            }
        }
        if node.children.contains(where: { !$0.isLeaving }) {
            append(",\"children\":")
            var separator = UInt8(ascii: "[")
            for (index, child) in node.children.enumerated() where !child.isLeaving {
                append(separator)
                appendTree(child, in: inner, port: port, isReachable: isReachable && index >= firstReachable)
                separator = UInt8(ascii: ",")
            }
            append(UInt8(ascii: "]"))
        }
        append(UInt8(ascii: "}"))
    }

    private mutating func appendMeaning(_ node: DisplayNode) {
        if let role = node.accessibilityRole { appendMember("role", role) }
        if let label = node.accessibilityLabel, !label.isEmpty { appendMember("label", label) }
        if let identifier = node.semantics?.identifier, !identifier.isEmpty { appendMember("identifier", identifier) }
        if case .text(let text) = node.content, !text.isEmpty { appendMember("text", text.plainText) }
        if let value = node.semantics?.value {
            appendMember("value", value)
        } else if case .control(let control) = node.content {
            appendValue(control.kind)
        } else if case .image(let image) = node.content, node.events.contains(.load), case .url(let url) = image.source
        {
            // For programs that load the image.
            appendMember("value", basePath.address(of: url))
        }
    }

    /// Appends the state that the look of a node shows.
    private mutating func appendState(_ node: DisplayNode) {
        if node.keepsUserOut { appendFlag("hidden") }
        if node.semantics?.isHidden == true { appendFlag("silent") }
        if node.isDisabledControl { appendFlag("disabled") }
        if let semantics = node.semantics {
            if semantics.isModal { appendFlag("modal") }
            if let isSelected = semantics.isSelected {
                append(isSelected ? ",\"selected\":true" : ",\"selected\":false")
            }
            if let isExpanded = semantics.isExpanded {
                append(isExpanded ? ",\"expanded\":true" : ",\"expanded\":false")
            }
            if let fraction = semantics.fraction { appendMember("fraction", fraction) }
        }
        switch node.content {
        case .control(let control):
            appendState(control.kind)
            if let shortcut = control.shortcut { appendMember("shortcut", shortcut) }
        case .image(let image):
            let name = image.name
            if !name.isEmpty { appendMember("image", name) }
        case .link(let link) where !node.events.contains(.tap): appendMember("url", basePath.address(of: link.url))
        case .part(.contextMenu(let menu)): appendMember("menu", Double(menu))
        case .part(.swipeActions(let isLeading, _)): appendMember("edge", isLeading ? "leading" : "trailing")
        case .part(.rowHandle(let position)): appendMember("row", Double(position))
        case .part(.dataTable(let table)): appendRows(table)
        default: break
        }
        if let gesture = node.gesture { appendMember("gesture", gesture.words) }
    }

    /// Appends the rows of a table, the titles of the columns first.
    private mutating func appendRows(_ table: DisplayDataTable) {
        append(",\"rows\":")
        var separator = UInt8(ascii: "[")
        for row in [table.columns] + table.rows where !row.isEmpty {
            append(separator)
            append(UInt8(ascii: "["))
            for (index, text) in row.enumerated() {
                if index > 0 { append(UInt8(ascii: ",")) }
                appendJSON(text)
            }
            append(UInt8(ascii: "]"))
            separator = UInt8(ascii: ",")
        }
        append(separator == UInt8(ascii: "[") ? "[]" : "]")
    }

    private mutating func appendState(_ kind: DisplayControl.Kind) {
        switch kind {
        case .button(let feedback):
            guard let menu = feedback.menu else { break }
            appendMember("menu", Double(menu))
            if feedback.menuIsHeld { appendFlag("held") }
        case .textField(let entry):
            if !entry.placeholder.isEmpty { appendMember("placeholder", entry.placeholder) }
            if entry.isSecure { appendFlag("secure") }
            if !entry.enterKey.isEmpty { appendMember("enterKey", entry.enterKey) }
        case .textArea(let entry):
            if !entry.placeholder.isEmpty { appendMember("placeholder", entry.placeholder) }
            appendFlag("multiline")
        case .slider(_, let minimum, let maximum, _):
            appendMember("minimum", minimum)
            appendMember("maximum", maximum)
        case .stepper(let canDecrement, let canIncrement):
            append(
                canDecrement
                    ? canIncrement ? ",\"steps\":[-1,1]" : ",\"steps\":[-1]"
                    : canIncrement ? ",\"steps\":[1]" : ",\"steps\":[]")
        case .date(let entry): if entry.isTime { appendFlag("time") }
        case .toggle, .choice, .spinner, .color, .files, .clipboard: break
        }
    }

    private mutating func appendFlag(_ name: StaticString) {
        append(",\"")
        append(name)
        append("\":true")
    }

    private mutating func appendMember(_ name: StaticString, _ value: Double) {
        append(",\"")
        append(name)
        append("\":")
        append(exact: value)
    }

    /// Appends a control's value, but no secret.
    private mutating func appendValue(_ kind: DisplayControl.Kind) {
        switch kind {
        case .textField(let entry), .textArea(let entry):
            if entry.value.isEmpty { break }
            appendMember(
                "value", entry.isSecure ? String(repeating: "\u{2022}", count: entry.value.count) : entry.value)
        case .toggle(let isOn):
            append(isOn ? ",\"value\":true" : ",\"value\":false")
        case .slider(let value, _, _, _):
            append(",\"value\":")
            append(exact: value)
        case .choice(let options, let selected):
            if let selected, options.indices.contains(selected) { appendMember("value", options[selected]) }
            append(",\"options\":")
            var separator = UInt8(ascii: "[")
            if options.isEmpty { append(separator) }
            for option in options {
                append(separator)
                appendJSON(option)
                separator = UInt8(ascii: ",")
            }
            append(UInt8(ascii: "]"))
        case .date(let entry): appendMember("value", entry.value)
        case .color(let value): appendMember("value", value)
        case .button, .stepper, .spinner, .files, .clipboard: break
        }
    }

    fileprivate mutating func appendMember(_ name: StaticString, _ value: String) {
        append(",\"")
        append(name)
        append("\":")
        appendJSON(value)
    }

    private mutating func appendEvents(_ events: EventTypes) {
        guard !events.isEmpty else { return }
        append(",\"events\":")
        var separator = UInt8(ascii: "[")
        for type in EventType.allCases where events.contains(EventTypes(type)) {
            append(separator)
            append(UInt8(ascii: "\""))
            append(raw: type.rawValue)
            append(UInt8(ascii: "\""))
            separator = UInt8(ascii: ",")
        }
        append(UInt8(ascii: "]"))
    }
}

extension DisplayNode {
    /// The node's position on the page. A pinned node is at an edge of the scroll area, within its parent.
    fileprivate func place(in parent: CGRect, port: CGRect?) -> CGPoint {
        var place = CGPoint(x: parent.minX + frame.minX, y: parent.minY + frame.minY)
        guard case .part(.pinned(let edge, let inset)) = content, let port else { return place }
        switch edge {
        case .top: place.y = max(place.y, min(port.minY + inset, parent.maxY - frame.height))
        case .bottom: place.y = min(place.y, max(port.maxY - inset - frame.height, parent.minY))
        case .leading: place.x = max(place.x, min(port.minX + inset, parent.maxX - frame.width))
        case .trailing: place.x = min(place.x, max(port.maxX - inset - frame.width, parent.minX))
        }
        return place
    }

    /// The role for assistive technology: the author's, or that of the node's element.
    var accessibilityRole: String? {
        if let role = semantics?.role { return role.rawValue }
        switch content {
        case .control(let control):
            switch control.kind {
            case .button: return "button"
            case .textField, .textArea: return "textbox"
            case .toggle: return "switch"
            case .slider: return "slider"
            case .stepper: return "group"
            case .choice: return "combobox"
            case .clipboard: return "button"
            case .date, .color, .files: return nil
            case .spinner: return "progressbar"
            }
        case .link: return "link"
        case .part(.dataTable): return "table"
        case .image(let image) where image.alternative != nil && !events.contains(.tap): return "img"
        case .box, .flow, .text, .image, .shape, .drawing, .tapArea, .scroll, .popup, .dialog, .part:
            if events.contains(.tap) { return "button" }
            return semantics.map { $0.headingLevel > 0 } == true ? "heading" : nil
        }
    }

    fileprivate var accessibilityLabel: String? {
        if let label = semantics?.label { return label }
        if case .part(.dataTable(let table)) = content { return table.caption }
        if case .image(let image) = content { return image.alternative }
        return nil
    }
}

extension DisplayImage {
    /// The name of the symbol, or that of the file without its extension.
    fileprivate var name: String {
        switch source {
        case .symbol(let name): return name
        case .url(let url):
            if url.hasPrefix("data:") { return "" }
            let file = url.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").last ?? ""
            let stem = file.prefix { $0 != "." }
            return stem.removingPercentEncoding ?? String(stem)
        }
    }
}

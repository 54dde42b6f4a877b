import EspalierDisplayTree
import EspalierHTMLRenderer
import Foundation

/// Reads the form of a whole page, which a browser without JavaScript posts.
enum FormEvents {
    /// The differences between the tree and the values of a form, as events: changed texts, sliders and toggles in page
    /// order, then the tap or step.
    ///
    /// Fields without an enabled control that the user can reach are ignored, and so are values of the wrong kind. HTML forms
    /// omit toggles that are off.
    ///
    /// - Parameters:
    ///   - tree: the current page.
    ///   - isCurrent: whether the form was created from this page. Only then does an omitted toggle mean one that was
    ///     turned off.
    /// - Complexity: O(nodes).
    static func events(
        _ fields: Parameters, in tree: DisplayTree, isCurrent: Bool
    ) throws(Problem) -> [DisplayEvent] {
        var values: [Int: String] = [:]
        var pressed: [DisplayEvent] = []
        for pair in fields.pairs {
            switch pair.name {
            case Wire.Form.tap: pressed.append(try tap(pair.value))
            case Wire.Form.step: pressed.append(try step(pair.value))
            default:
                if let node = NodeName.node(of: pair.name) { values[node] = pair.value }
            }
        }
        var events: [DisplayEvent] = []
        let layers = tree.root.children
        for layer in layers[tree.firstReachableLayer...] { collect(layer, values, isCurrent, &events) }
        return events + pressed
    }

    private static func tap(_ value: String) throws(Problem) -> DisplayEvent {
        guard let node = Int(value) else {
            throw Problem(.badRequest, "The field \"tap\" must be a node's number.")
        }
        return DisplayEvent(node: node, type: .tap)
    }

    private static func step(_ value: String) throws(Problem) -> DisplayEvent {
        let halves = value.split(separator: ":")
        guard halves.count == 2, let node = Int(halves[0]), halves[1] == "1" || halves[1] == "-1" else {
            throw Problem(.badRequest, "The field \"step\" must be a node's number, a colon and 1 or -1.")
        }
        return DisplayEvent(node: node, type: .change, value: .number(halves[1] == "1" ? 1 : -1))
    }

    private static func collect(
        _ node: DisplayNode, _ values: [Int: String], _ isCurrent: Bool, _ events: inout [DisplayEvent]
    ) {
        if node.keepsUserOut { return }
        if case .control(let control) = node.content, !node.isDisabledControl,
            let event = event(of: node, control, posted: values[node.id], isCurrent)
        {
            events.append(event)
        }
        for child in node.children { collect(child, values, isCurrent, &events) }
    }

    private static func event(
        of node: DisplayNode, _ control: DisplayControl, posted: String?, _ isCurrent: Bool
    ) -> DisplayEvent? {
        switch control.kind {
        case .textField(let entry), .textArea(let entry):
            // A form is posted at the end of editing.
            let type: EventType = node.events.contains(.change) ? .change : .input
            guard let posted, posted != entry.value, node.events.contains(EventTypes(type)) else { return nil }
            // A form sends line feeds as CR LF.
            let text = posted.replacingOccurrences(of: "\r\n", with: "\n")
            return text == entry.value ? nil : DisplayEvent(node: node.id, type: type, value: .text(text))
        case .toggle(let isOn):
            guard isOn != (posted != nil), posted != nil || isCurrent, node.events.contains(.change) else {
                return nil
            }
            return DisplayEvent(node: node.id, type: .change, value: .bool(!isOn))
        case .slider(let value, _, _, _):
            guard let number = posted.flatMap(Double.init), number.isFinite, number != value else { return nil }
            return DisplayEvent(
                node: node.id, type: node.events.contains(.change) ? .change : .input, value: .number(number))
        case .choice(let options, let selected):
            guard let index = posted.flatMap({ Int($0) }), options.indices.contains(index), index != selected,
                node.events.contains(.change)
            else { return nil }
            return DisplayEvent(node: node.id, type: .change, value: .number(Double(index)))
        case .date(let entry):
            guard let posted, posted != entry.value else { return nil }
            return DisplayEvent(node: node.id, type: .change, value: .text(posted))
        case .color(let value):
            guard let posted, posted != value else { return nil }
            return DisplayEvent(node: node.id, type: .change, value: .text(posted))
        case .button, .stepper, .spinner, .files, .clipboard:
            return nil
        }
    }
}

package import EspalierDisplayTree
import Foundation

/// Reads the form that a page without JavaScript posts.
package enum FormPost {
    /// The events that lead from what `tree` shows to what the form says: changed texts, sliders and toggles in the
    /// order of the page, then the tap or step. Fields that name no enabled control are passed over; so are values of
    /// another kind. A toggle that is off is not among the fields, as HTML forms have it.
    ///
    /// - Complexity: O(nodes).
    package static func events(_ fields: [(name: String, value: String)], in tree: DisplayTree) -> [DisplayEvent] {
        var values: [Int: String] = [:]
        var pressed: [DisplayEvent] = []
        for field in fields {
            if let node = NodeName.node(of: field.name) {
                values[node] = field.value
            } else if field.name == Wire.Form.tap, let node = Int(field.value) {
                pressed.append(DisplayEvent(node: node, type: .tap))
            } else if field.name == Wire.Form.step, let event = step(field.value) {
                pressed.append(event)
            }
        }
        var events: [DisplayEvent] = []
        collect(tree.root, values, &events)
        return events + pressed
    }

    private static func collect(_ node: DisplayNode, _ values: [Int: String], _ events: inout [DisplayEvent]) {
        if case .control(let control) = node.content, !node.isDisabledControl,
            let event = event(of: node, control, posted: values[node.id])
        {
            events.append(event)
        }
        for child in node.children { collect(child, values, &events) }
    }

    private static func event(of node: DisplayNode, _ control: DisplayControl, posted: String?) -> DisplayEvent? {
        switch control.kind {
        case .textField(let entry), .textArea(let entry):
            let type: EventType = node.events.contains(.input) ? .input : .change
            guard let posted, posted != entry.value, node.events.contains(EventTypes(type)) else { return nil }
            // A form sends line feeds as CR LF.
            let text = posted.replacingOccurrences(of: "\r\n", with: "\n")
            return text == entry.value ? nil : DisplayEvent(node: node.id, type: type, value: .text(text))
        case .toggle(let isOn):
            guard isOn != (posted != nil), node.events.contains(.change) else { return nil }
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
        case .button, .stepper, .spinner:
            return nil
        }
    }

    private static func step(_ text: String) -> DisplayEvent? {
        let parts = text.split(separator: ":")
        guard parts.count == 2, let node = Int(parts[0]), let step = Double(parts[1]), abs(step) == 1 else {
            return nil
        }
        return DisplayEvent(node: node, type: .change, value: .number(step))
    }
}

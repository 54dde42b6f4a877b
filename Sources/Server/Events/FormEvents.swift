import DisplayTree
import Foundation

/// What a form of the whole page says, which a browser without JavaScript posts: field `n12` is the value of the control
/// of node 12, `tap` the number of the button that was pressed, `step` the number of a stepper and its direction (`12:-1`).
enum FormEvents {
    /// The events of the controls whose value differs from the tree's, in document order, and then the tap. `isCurrent` says
    /// that the form was made from this tree: then a check box that is missing is one that was turned off.
    static func events(_ fields: Parameters, in tree: DisplayTree, isCurrent: Bool) throws(Problem) -> [DisplayEvent] {
        var values: [Int: String] = [:]
        var taps: [DisplayEvent] = []
        for pair in fields.pairs {
            if pair.name == "tap" {
                guard let node = Int(pair.value) else {
                    throw Problem(.badRequest, "The field \"tap\" must be a node's number.")
                }
                taps.append(DisplayEvent(node: node, type: .tap))
            } else if pair.name == "step" {
                let halves = pair.value.split(separator: ":")
                guard halves.count == 2, let node = Int(halves[0]), let step = Double(halves[1]) else {
                    throw Problem(.badRequest, "The field \"step\" must be a node's number, a colon and 1 or -1.")
                }
                taps.append(DisplayEvent(node: node, type: .change, value: .number(step)))
            } else if pair.name.first == "n", let node = Int(pair.name.dropFirst()) {
                values[node] = pair.value
            }
        }
        var events: [DisplayEvent] = []
        collect(from: tree.root, values: values, isCurrent: isCurrent, into: &events)
        return events + taps
    }

    private static func collect(
        from node: DisplayNode, values: [Int: String], isCurrent: Bool, into events: inout [DisplayEvent]
    ) {
        if case .control(let control) = node.content, !control.isDisabled,
            let event = event(of: control, at: node.id, value: values[node.id], isCurrent: isCurrent)
        {
            events.append(event)
        }
        for child in node.children { collect(from: child, values: values, isCurrent: isCurrent, into: &events) }
    }

    private static func event(
        of control: DisplayControl, at node: Int, value: String?, isCurrent: Bool
    ) -> DisplayEvent? {
        switch control.kind {
        case .button, .stepper: return nil
        case .textField(let entry), .textArea(let entry):
            guard let value, value != entry.value else { return nil }
            return DisplayEvent(node: node, type: .input, value: .text(value))
        case .toggle(let isOn):
            guard isCurrent || value != nil else { return nil }
            let isChecked = value != nil && value != "false"
            return isChecked == isOn ? nil : DisplayEvent(node: node, type: .change, value: .bool(isChecked))
        case .slider(let current, _, _, _):
            guard let number = value.flatMap({ Double($0) }), number.isFinite, number != current else { return nil }
            return DisplayEvent(node: node, type: .change, value: .number(number))
        }
    }
}

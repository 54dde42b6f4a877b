import Foundation

extension AutomationPage {
    /// Moves a slider to a fraction of its range.
    func slide(_ node: PageNode, to fraction: Double) throws(AutomationProblem) {
        let (least, greatest) = (node.number("minimum") ?? 0, node.number("maximum") ?? 1)
        let value = least + (greatest - least) * min(max(fraction, 0), 1)
        var events: [AutomationEvent] = []
        if node.accepts("input") { events.append(AutomationEvent(node.id, "input", .number(value))) }
        if node.accepts("change") { events.append(AutomationEvent(node.id, "change", .number(value))) }
        try send(events)
    }

    package func adjust(_ element: ElementSnapshot, toPosition position: Double) throws(AutomationProblem) {
        guard element.type == .slider, let node = element.target.node else {
            throw AutomationProblem("\(element.summary) is no slider")
        }
        guard element.isEnabled else { throw AutomationProblem("\(element.summary) is disabled") }
        guard 0...1 ~= position else {
            throw AutomationProblem("the position of a slider is from 0 to 1, not \(position)")
        }
        try slide(node, to: position)
    }

    package func adjust(_ element: ElementSnapshot, toWheelValue value: String) throws(AutomationProblem) {
        guard element.isEnabled else { throw AutomationProblem("\(element.summary) is disabled") }
        switch element.target {
        case .wheel(let node, let component):
            guard case .text(let old)? = node.value,
                let new = DateWheels.value(old, isTime: node.flag("time"), turning: component, to: value)
            else { throw AutomationProblem("the wheel of \(node.label) has no value \"\(value)\"") }
            try send(AutomationEvent(node.id, "change", .text(new)))
        case .node(let node) where node.options != nil:
            let options = node.options ?? []
            guard let index = options.firstIndex(of: value) else {
                throw AutomationProblem(
                    "\(element.summary) has no value \"\(value)\", but \(options.joined(separator: ", "))")
            }
            try send(AutomationEvent(node.id, "change", .number(Double(index))))
        case .node(let node) where node.role == "radiogroup": try turn(node, element, to: value)
        default: throw AutomationProblem("\(element.summary) is no wheel of a picker")
        }
    }

    /// Turns a wheel, which shows a few of its rows, until the row is there.
    private func turn(_ group: PageNode, _ element: ElementSnapshot, to value: String) throws(AutomationProblem) {
        var seen: [String] = []
        for goesOn in [true, false] {
            for _ in 0..<500 {
                guard let group = tree.node(group.id) else { break }
                let radios = ElementBuilder.radios(of: group).filter { $0.accepts("tap") }
                let names = radios.map { ElementBuilder.label(of: $0) }
                for name in names where !seen.contains(name) { seen.append(name) }
                if let index = names.firstIndex(of: value) {
                    return radios[index].flag("selected") ? () : try send(AutomationEvent(radios[index].id, "tap"))
                }
                guard let edge = goesOn ? radios.last : radios.first, !edge.flag("selected") else { break }
                try send(AutomationEvent(edge.id, "tap"))
            }
        }
        throw AutomationProblem("\(element.summary) has no value \"\(value)\", but \(seen.joined(separator: ", "))")
    }
}

import EspalierDisplayTree
import Foundation

extension AttributeList {
    /// The attributes of a control of the browser's own.
    mutating func describeControl(_ control: DisplayControl, node: DisplayNode, context: ElementContext) {
        let isDisabled = node.isDisabledControl
        switch control.kind {
        case .button:
            break
        case .textField(let entry):
            set(.type, entry.isSecure ? "password" : "text")
            describeEntry(entry, node: node)
            set(.value, entry.value)
            if isDisabled { set(.disabled) }
        case .textArea(let entry):
            describeEntry(entry, node: node)
            if isDisabled { set(.disabled) }
        case .toggle(let isOn):
            set(.type, "checkbox")
            set(.role, "switch")
            set(.name, FormField.name(of: node.id))
            if isOn { set(.checked) }
            if isDisabled { set(.disabled) }
        case .slider(let value, let minimum, let maximum, let step):
            set(.type, "range")
            set(.name, FormField.name(of: node.id))
            set(.min, number(minimum))
            set(.max, number(maximum))
            set(.step, step.map(number) ?? "any")
            set(.value, number(value))
            if isDisabled { set(.disabled) }
        case .choice:
            set(.name, FormField.name(of: node.id))
            if isDisabled { set(.disabled) }
        case .date(let entry):
            set(.type, entry.isTime ? "time" : "date")
            set(.name, FormField.name(of: node.id))
            if let minimum = entry.minimum { set(.min, minimum) }
            if let maximum = entry.maximum { set(.max, maximum) }
            set(.value, entry.value)
            if isDisabled { set(.disabled) }
        case .color(let value):
            set(.type, "color")
            set(.name, FormField.name(of: node.id))
            set(.value, value)
            if isDisabled { set(.disabled) }
        case .stepper, .spinner:
            break
        }
        if context.isAriaHidden, !isDisabled, !control.kind.isButton { set(.tabindex, "-1") }
    }

    private mutating func describeEntry(_ entry: DisplayControl.TextEntry, node: DisplayNode) {
        set(.name, FormField.name(of: node.id))
        if !entry.placeholder.isEmpty { set(.placeholder, entry.placeholder) }
        if !entry.inputMode.isEmpty { set(.inputmode, entry.inputMode) }
        if !entry.autocapitalize.isEmpty { set(.autocapitalize, entry.autocapitalize) }
        if !entry.enterKey.isEmpty { set(.enterkeyhint, entry.enterKey) }
        if let isCorrected = entry.isCorrected {
            set(.autocorrect, isCorrected ? "on" : "off")
            set(.spellcheck, isCorrected ? "true" : "false")
        }
        // Without a wish of the author's the browser must not put its own lists over the page.
        set(.autocomplete, entry.autocomplete.isEmpty ? "off" : entry.autocomplete)
    }

    private func number(_ value: Double) -> String {
        var writer = ByteWriter(capacity: 64)
        writer.append(exact: value)
        return writer.string()
    }
}

/// The names of the fields of the form that a page without JavaScript posts.
package enum FormField {
    /// A hidden field: the session's id.
    package static let session = "session"
    /// A hidden field: the revision that the form shows.
    package static let revision = "revision"
    /// The pressed button; its value is the node's number.
    package static let tap = "tap"
    /// A pressed half of a stepper; its value is the node's number, a colon and -1 or 1.
    package static let step = "step"

    /// The name of a text field, toggle or slider: `n12`.
    package static func name(of node: Int) -> String { "n\(node)" }

    /// The node of such a name; nil for other names.
    package static func node(of name: String) -> Int? {
        guard name.utf8.first == UInt8(ascii: "n"), let number = Int(name.dropFirst()), number > 0 else { return nil }
        return number
    }
}

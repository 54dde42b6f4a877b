import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension AttributeList {
    /// The attributes of a control provided by the browser.
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
            set(.name, NodeName.of(node.id))
            if isOn { set(.checked) }
            if isDisabled { set(.disabled) }
            if let shortcut = control.shortcut { set(.shortcut, shortcut) }
        case .slider(let value, let minimum, let maximum, let step):
            set(.type, "range")
            set(.name, NodeName.of(node.id))
            set(.min, number(minimum))
            set(.max, number(maximum))
            set(.step, step.map(number) ?? "any")
            set(.value, number(value))
            if isDisabled { set(.disabled) }
        case .choice:
            set(.name, NodeName.of(node.id))
            if isDisabled { set(.disabled) }
        case .date(let entry):
            set(.type, entry.isTime ? "time" : "date")
            set(.name, NodeName.of(node.id))
            if let minimum = entry.minimum { set(.min, minimum) }
            if let maximum = entry.maximum { set(.max, maximum) }
            set(.value, entry.value)
            if isDisabled { set(.disabled) }
        case .color(let value):
            set(.type, "color")
            set(.name, NodeName.of(node.id))
            set(.value, value)
            if isDisabled { set(.disabled) }
        case .files(let entry):
            // It has no name, because a form would only send the names of files.
            set(.type, "file")
            if !entry.accept.isEmpty { set(.accept, entry.accept) }
            // Loads the script.
            set(.opens)
            if entry.usesCamera { set(.capture, "environment") }
            if entry.ofFolders { set(.directory) }
            if entry.limit > 1 {
                set(.multiple)
                set(.limit, String(entry.limit))
            }
            if entry.opensAtOnce { set(.opensAtOnce) }
            if entry.keepsFormats { set(.keepsFormats) }
            if !entry.words.isEmpty { set(.uploads, entry.words) }
            if isDisabled { set(.disabled) }
        case .clipboard:
            set(.type, "button")
            set(.opens)
            if isDisabled { set(.disabled) }
        case .stepper, .spinner:
            break
        }
        // Places count from the left, so the page itself reads from there.
        if control.direction == .rightToLeft, !control.kind.isButton { set(.dir, "rtl") }
        if context.isAriaHidden, !isDisabled, !control.kind.isButton { set(.tabindex, "-1") }
    }

    private mutating func describeEntry(_ entry: DisplayControl.TextEntry, node: DisplayNode) {
        set(.name, NodeName.of(node.id))
        if !entry.placeholder.isEmpty { set(.placeholder, entry.placeholder) }
        if !entry.inputMode.isEmpty { set(.inputmode, entry.inputMode) }
        if !entry.autocapitalize.isEmpty { set(.autocapitalize, entry.autocapitalize) }
        if !entry.enterKey.isEmpty { set(.enterkeyhint, entry.enterKey) }
        if let isCorrected = entry.isCorrected {
            set(.autocorrect, isCorrected ? "on" : "off")
            set(.spellcheck, isCorrected ? "true" : "false")
        }
        if let selection = entry.selection {
            set(.selection, "\(selection.number) \(selection.range.lowerBound) \(selection.range.upperBound)")
        }
        // Unless the author asks for it, the browser must not show its own suggestion lists.
        set(.autocomplete, entry.autocomplete.isEmpty ? "off" : entry.autocomplete)
    }

    private func number(_ value: Double) -> String {
        var writer = ByteWriter(capacity: 64)
        writer.append(exact: value)
        return writer.string()
    }
}

/// The name of a node on a page: the id of its element, and the name of its field in the form of a page without
/// JavaScript.
package enum NodeName {
    /// The name of a node: `n12`.
    package static func of(_ node: Int) -> String { "\(Wire.Element.prefix)\(node)" }

    /// The node of a name; nil for other names.
    package static func node(of name: String) -> Int? {
        let prefix = String(describing: Wire.Element.prefix)
        guard name.hasPrefix(prefix), let number = Int(name.dropFirst(prefix.count)), number > 0 else { return nil }
        return number
    }
}

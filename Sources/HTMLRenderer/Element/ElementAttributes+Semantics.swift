import EspalierDisplayTree
import Foundation

extension AttributeList {
    /// The attributes for assistive technology that the element does not imply.
    mutating func describeSemantics(_ node: DisplayNode, kind: ElementKind) {
        if kind == .stepper { set(.role, "group") }
        guard let semantics = node.semantics else {
            describeSymbol(node, kind: kind)
            return
        }
        // The button or link below a compound element has its name and states.
        if kind == .compoundButton || kind == .compoundLink {
            if semantics.isHidden { set(.hidden, "true") }
            if isInvisibleAndDisabled(node) { set(.inert) }
            return
        }
        let role = describeRole(semantics, node: node, kind: kind)
        if let label = semantics.label, kind != .image {
            set(.label, label)
            if role == nil && !kind.hasRoleOfItsOwn && self[.role] == nil {
                set(.role, kind.isNamedAsImage(node) ? "img" : "group")
            }
        } else {
            describeSymbol(node, kind: kind)
        }
        describeValue(semantics, role: role)
        describeState(semantics, role: role, kind: kind)
        if semantics.isHidden { set(.hidden, "true") }
        if isInvisibleAndDisabled(node) || semantics.isInert { set(.inert) }
        if semantics.isFocusable && !kind.isFocusable && !semantics.isHidden { set(.tabindex, "0") }
        if let identifier = semantics.identifier { set(.identifier, identifier) }
    }

    /// Sets the node's role if the element's own role differs. Returns the role in effect.
    private mutating func describeRole(_ semantics: Semantics, node: DisplayNode, kind: ElementKind)
        -> Semantics.Role?
    {
        guard let role = semantics.role else {
            if semantics.headingLevel > 0, kind == .generic || kind == .main {
                set(.role, "heading")
                set(.level, String(min(semantics.headingLevel, 6)))
                return .heading
            }
            return kind == .button ? .button : nil
        }
        switch (kind, role) {
        case (.main, .main), (.navigation, .navigation), (.list, .list), (.listItem, .listitem), (.heading, .heading),
            (.image, .image), (.button, .button), (.dialog, .dialog), (.link, .link), (.toggle, .switch),
            (.slider, .slider):
            return role
        case (.button, .tab), (.button, .link), (.button, .switch), (.button, .radio), (.generic, _), (.link, .tab),
            (.button, .menuitem), (.button, .menuitemcheckbox), (.link, .button), (.textField, .searchbox),
            (.image, .none), (.dialog, .alertdialog):
            set(.role, role.rawValue)
            if role == .heading { set(.level, String(max(1, min(semantics.headingLevel, 6)))) }
            return role
        default:
            // The element must not have this role, so it keeps its own.
            return kind == .button ? .button : nil
        }
    }

    private mutating func describeSymbol(_ node: DisplayNode, kind: ElementKind) {
        if kind == .button { return describeButtonName(node) }
        guard case .image(let image) = node.content, kind == .generic, let alternative = image.alternative else {
            return
        }
        if self[.role] == nil { set(.role, "img") }
        set(.label, alternative)
    }

    /// Names a tappable view without a name in its content: after its image, or else after its type.
    private mutating func describeButtonName(_ node: DisplayNode) {
        if case .control = node.content { return }
        if case .text(let text) = node.content, !text.isEmpty { return }
        if node.children.isReadable { return }
        if case .image(let image) = node.content, let alternative = image.alternative {
            set(.label, alternative)
        } else {
            set(.label, node.type.description)
        }
    }

    private mutating func describeValue(_ semantics: Semantics, role: Semantics.Role?) {
        var description = semantics.hint ?? ""
        if let value = semantics.value {
            if role == .slider || role == .progressbar || role == .meter {
                set(.valueText, value)
            } else {
                description = description.isEmpty ? value : value + ", " + description
            }
        }
        if !description.isEmpty { set(.describedBy, description) }
    }

    private mutating func describeState(_ semantics: Semantics, role: Semantics.Role?, kind: ElementKind) {
        if let isSelected = semantics.isSelected {
            switch role {
            case .tab:
                set(.selected, isSelected ? "true" : "false")
                if isSelected { set(.current, "page") }
            case .menuitemcheckbox, .switch, .radio: set(.checkedState, isSelected ? "true" : "false")
            case .button:
                if semantics.isCurrent {
                    if isSelected { set(.current, "true") }
                } else {
                    set(.pressed, isSelected ? "true" : "false")
                }
            case .row: set(.selected, isSelected ? "true" : "false")
            case .link: if isSelected { set(.current, "page") }
            default: if isSelected { set(.current, "true") }
            }
        }
        if let isExpanded = semantics.isExpanded { set(.expanded, isExpanded ? "true" : "false") }
        if let fraction = semantics.fraction, role == .progressbar || role == .meter {
            set(.valueNow, String(Int((fraction * 100).rounded())))
        }
        if let order = semantics.order { set(.sort, order.rawValue) }
        if let number = semantics.rowNumber { set(role == .row ? .rowIndex : .rowCount, String(number)) }
        if let span = semantics.rowSpan { set(.span, "\(span.first) \(span.count)") }
        if semantics.selectsSeveral { set(.multiselectable, "true") }
        if semantics.isModal { set(.modal, "true") }
        if let tooltip = semantics.tooltip { set(.title, tooltip) }
        if semantics.isDisabled && self[.disabled] == nil && role != nil { set(.isDisabled, "true") }
    }

    private func isInvisibleAndDisabled(_ node: DisplayNode) -> Bool {
        node.appearance?.opacity == 0 && node.semantics?.isDisabled == true
    }
}

extension ElementKind {
    /// Whether the element may have a name without a role attribute.
    fileprivate var hasRoleOfItsOwn: Bool {
        switch self {
        case .generic: false
        default: true
        }
    }

    fileprivate var isFocusable: Bool {
        switch self {
        case .button, .link, .textField, .textArea, .toggle, .slider, .pick, .choice: true
        default: false
        }
    }

    fileprivate func isNamedAsImage(_ node: DisplayNode) -> Bool {
        switch node.content {
        case .text, .image, .shape, .drawing: true
        default: false
        }
    }
}

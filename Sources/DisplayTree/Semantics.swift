/// What assistive technology is told of a node beyond its content.
package struct Semantics: Hashable, Sendable {
    package var role: Role?
    /// The name that is read out; nil for the content's own text.
    package var label: String?
    package var value: String?
    package var hint: String?
    /// Whether the node and all below it are kept from assistive technology.
    package var isHidden: Bool
    /// Nil where being selected has no meaning.
    package var isSelected: Bool?
    package var isDisabled: Bool
    package var headingLevel: UInt8
    /// The author's `accessibilityIdentifier`.
    package var identifier: String?
    /// Whether what the control shows and hides is shown; nil where it does not do that.
    package var isExpanded: Bool?
    /// A progress or a level, 0 to 1.
    package var fraction: Double?
    /// What is shown where the pointer rests on the node.
    package var tooltip: String?
    /// Whether the node takes keyboard focus though its element is not a control.
    package var isFocusable: Bool

    package init(
        role: Role? = nil, label: String? = nil, value: String? = nil, hint: String? = nil, isHidden: Bool = false,
        isSelected: Bool? = nil, isDisabled: Bool = false, headingLevel: UInt8 = 0, identifier: String? = nil,
        isFocusable: Bool = false
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.hint = hint
        self.isHidden = isHidden
        self.isSelected = isSelected
        self.isDisabled = isDisabled
        self.headingLevel = headingLevel
        self.identifier = identifier
        self.isFocusable = isFocusable
    }

    /// The roles of WAI-ARIA 1.2 in use; the raw value is the attribute's.
    package enum Role: String, Hashable, Sendable {
        case button, link, heading, image = "img", tab, tablist, tabpanel, list, listitem, group, main, navigation
        case region, searchbox, meter, menu, menuitem, menuitemcheckbox, `switch`, slider, separator, status, alert,
            none, radiogroup, radio, progressbar
    }
}

/// A node's properties for assistive technology, beyond its content.
package struct Semantics: Hashable, Sendable {
    package var role: Role?
    package var headingLevel: UInt8
    /// Whether the node and its descendants are hidden from assistive technology.
    package var isHidden: Bool
    /// Nil for nodes that cannot be selected.
    package var isSelected: Bool?
    package var isDisabled: Bool
    /// Whether the node accepts keyboard focus although its element is not a control.
    package var isFocusable: Bool
    /// Whether the control's content is disclosed; nil for other controls.
    package var isExpanded: Bool?
    /// The name that is read out; nil for the content's own text.
    package var label: String?
    /// Rare properties.
    private var details: Details?

    package init(
        role: Role? = nil, label: String? = nil, value: String? = nil, hint: String? = nil, isHidden: Bool = false,
        isSelected: Bool? = nil, isDisabled: Bool = false, headingLevel: UInt8 = 0, identifier: String? = nil,
        isFocusable: Bool = false
    ) {
        self.role = role
        self.headingLevel = headingLevel
        self.isHidden = isHidden
        self.isSelected = isSelected
        self.isDisabled = isDisabled
        self.isFocusable = isFocusable
        self.label = label
        if value == nil, hint == nil, identifier == nil { return }
        change {
            $0.value = value
            $0.hint = hint
            $0.identifier = identifier
        }
    }

    /// The order of a table by one of its columns. The raw value is that of the attribute `aria-sort`.
    package enum ColumnOrder: String, Hashable, Sendable {
        case none, ascending, descending
    }

    /// The WAI-ARIA 1.2 roles in use. The raw value is the attribute's value.
    package enum Role: String, Hashable, Sendable {
        case button, link, heading, image = "img", tab, tablist, tabpanel, list, listitem, group, main, navigation
        case region, searchbox, meter, menu, menuitem, menuitemcheckbox, `switch`, slider, separator, status, alert,
            none, radiogroup, radio, progressbar, dialog, alertdialog, search, toolbar, menubar
        case table, grid, rowgroup, row, columnheader, cell, gridcell
    }
}

extension Semantics {
    package var value: String? {
        get { details?.parts.value }
        set { change { $0.value = newValue } }
    }

    package var hint: String? {
        get { details?.parts.hint }
        set { change { $0.hint = newValue } }
    }

    /// The author's `accessibilityIdentifier`.
    package var identifier: String? {
        get { details?.parts.identifier }
        set { change { $0.identifier = newValue } }
    }

    /// Progress or a level, 0 to 1.
    package var fraction: Double? {
        get { details?.parts.fraction }
        set { change { $0.fraction = newValue } }
    }

    /// The text shown while the pointer rests on the node.
    package var tooltip: String? {
        get { details?.parts.tooltip }
        set { change { $0.tooltip = newValue } }
    }

    /// The order of a table by the column of this header; nil for other nodes.
    package var order: ColumnOrder? {
        get { details?.parts.order }
        set { change { $0.order = newValue } }
    }

    /// The position of a row in its table, from 1, or the number of the rows of a table: not all of them are on the page.
    /// Nil for other nodes.
    package var rowNumber: Int? {
        get { details?.parts.rowNumber }
        set { change { $0.rowNumber = newValue } }
    }

    /// The rows of a list that are on the page; nil if all of them are, and for other nodes.
    package var rowSpan: RowSpan? {
        get { details?.parts.rowSpan }
        set { change { $0.rowSpan = newValue } }
    }

    /// Whether several rows of a table can be selected.
    package var selectsSeveral: Bool {
        get { details?.parts.selectsSeveral ?? false }
        set { change { $0.selectsSeveral = newValue } }
    }

    /// Whether assistive technology is confined to the node while it is present.
    package var isModal: Bool {
        get { details?.parts.isModal ?? false }
        set { change { $0.isModal = newValue } }
    }

    /// Whether the node and all inside of it cannot be used, and are hidden from assistive technology.
    package var isInert: Bool {
        get { details?.parts.isInert ?? false }
        set { change { $0.isInert = newValue } }
    }

    /// Whether the selection of the node is the current place rather than a state that a press changes.
    package var isCurrent: Bool {
        get { details?.parts.isCurrent ?? false }
        set { change { $0.isCurrent = newValue } }
    }

    private mutating func change(_ body: (inout Details.Parts) -> Void) {
        var parts = details?.parts ?? Details.Parts()
        body(&parts)
        details = parts == Details.Parts() ? nil : Details(parts)
    }

    private final class Details: Hashable, Sendable {
        struct Parts: Hashable {
            var value: String?
            var hint: String?
            var identifier: String?
            var fraction: Double?
            var tooltip: String?
            var order: ColumnOrder?
            var rowNumber: Int?
            var rowSpan: RowSpan?
            var selectsSeveral = false
            var isModal = false
            var isInert = false
            var isCurrent = false
        }

        let parts: Parts

        init(_ parts: Parts) {
            self.parts = parts
        }

        static func == (left: Details, right: Details) -> Bool { left === right || left.parts == right.parts }
        func hash(into hasher: inout Hasher) { hasher.combine(parts) }
    }
}

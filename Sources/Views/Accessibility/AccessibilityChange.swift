import EspalierDisplayTree
import EspalierLayoutEngine

/// A change that an accessibility modifier makes to an item.
nonisolated enum AccessibilityChange: Equatable {
    case label(AccessibilityText)
    case value(AccessibilityText)
    case hint(AccessibilityText)
    case identifier(String)
    case hidden(Bool)
    case adding(AccessibilityTraits)
    case removing(AccessibilityTraits)
    /// One of several elements of a kind, such as a tab.
    case role(Semantics.Role, isSelected: Bool)
    /// A group of elements of a kind, with its name.
    case group(Semantics.Role, Text?)
    /// A single element in place of the content.
    case element(AccessibilityChildBehavior)
    case progress(Semantics.Role, Double?)
    case expanded(Bool)
    case selected(Bool)
    /// The selected one of several places.
    case current(Bool)
    case checked(Bool)
    case help(AccessibilityText)
    case heading(AccessibilityHeadingLevel)
    /// A text for the description; none if the value is nil.
    case detail(label: Text, value: Text?)
    /// The order of a table by one of its columns.
    case order(Semantics.ColumnOrder)
    /// The position of a row in its table, from 1.
    case rowNumber(Int)

    @MainActor
    func apply(to semantics: inout Semantics, in environment: TextEnvironment) {
        switch self {
        case .label(let text): semantics.label = text.string(in: environment)
        case .value(let text): semantics.value = text.string(in: environment)
        case .hint(let text): semantics.hint = text.string(in: environment)
        case .identifier(let identifier): semantics.identifier = identifier
        case .hidden(let isHidden): semantics.isHidden = isHidden
        case .adding(let traits): traits.apply(to: &semantics)
        case .removing(let traits): traits.withdraw(from: &semantics)
        case .role(let role, let isSelected):
            semantics.role = role
            semantics.isSelected = isSelected
        case .group(let role, let name):
            semantics.role = role
            let text = name?.resolve(in: environment).plainText ?? ""
            if !text.isEmpty { semantics.label = text }
        case .element(let children):
            // A group's parts are read one by one; an image is read as a whole.
            semantics.role = children == .contain ? .group : .image
        case .progress(let role, let fraction):
            semantics.role = role
            semantics.fraction = fraction
        case .expanded(let isExpanded): semantics.isExpanded = isExpanded
        case .selected(let isSelected): semantics.isSelected = isSelected
        case .current(let isSelected):
            semantics.isSelected = isSelected
            semantics.isCurrent = true
        case .checked(let isChecked):
            semantics.role = .menuitemcheckbox
            semantics.isSelected = isChecked
        case .help(let text): semantics.tooltip = text.string(in: environment)
        case .order(let order): semantics.order = order
        case .rowNumber(let number): semantics.rowNumber = number
        case .heading(let level):
            semantics.role = .heading
            semantics.headingLevel = level == .unspecified ? 2 : UInt8(level.rawValue)
        case .detail(let label, let value):
            guard let value = value?.resolve(in: environment).plainText else { return }
            let detail = "\(label.resolve(in: environment).plainText): \(value)"
            semantics.hint = semantics.hint.map { "\($0), \(detail)" } ?? detail
        }
    }

    var isGroup: Bool {
        switch self {
        case .group, .element: true
        default: false
        }
    }

    var addsTabBar: Bool {
        if case .adding(let traits) = self { return traits.contains(.isTabBar) }
        return false
    }
}

/// A string for assistive technology, or a text that becomes one in its environment.
nonisolated enum AccessibilityText: Equatable {
    case plain(String)
    case text(Text)

    @MainActor
    func string(in environment: TextEnvironment) -> String {
        switch self {
        case .plain(let string): string
        case .text(let text): text.resolve(in: environment).plainText
        }
    }
}

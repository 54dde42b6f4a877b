import Foundation

/// The state of a cell.
@MainActor @preconcurrency
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the list of the cell is edited.
    public var isEditing = false
    /// Whether a finger is on the cell. It is never set.
    public var isHighlighted = false
    /// Whether the cell takes no touches. It is never set.
    public var isDisabled = false
    /// Whether the cell has the focus. It is never set.
    public var isFocused = false
    /// Whether the rows below are shown. It is never set.
    public var isExpanded = false
    /// Whether the swipe actions are shown. It is never set.
    public var isSwiped = false
    /// Whether the cell is a header that stays in view. It is never set.
    public var isPinned = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// The editing mode of the rows of a list.
public enum EditMode: Hashable, Sendable {
    /// Rows cannot be edited; a row is edited for a moment; rows can be edited.
    case inactive, transient, active

    /// Whether rows can be edited: true unless the mode is `inactive`.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether rows are being edited. The page has a mode, and a view may set another one for the views inside.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

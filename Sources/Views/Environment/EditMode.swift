/// Whether the user edits the rows of a list.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    /// Whether rows can be edited.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether rows are being edited; the page keeps one, and a view may keep another for what is
    /// inside.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

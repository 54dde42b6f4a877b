private enum IsInFormKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum RowsAreSelectableKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether controls are in the rows of a form or list. There they show their labels at the leading side.
    var isInForm: Bool {
        get { self[IsInFormKey.self] }
        set { self[IsInFormKey.self] = newValue }
    }

    /// Whether a tap on a row of the list selects it, so that controls in the row leave the rest of it alone.
    var rowsAreSelectable: Bool {
        get { self[RowsAreSelectableKey.self] }
        set { self[RowsAreSelectableKey.self] = newValue }
    }
}

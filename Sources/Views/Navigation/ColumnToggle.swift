/// An action that shows or hides a sidebar or an inspector. Commands read it from the focused values.
nonisolated struct ColumnToggle {
    let run: @MainActor () -> Void
}

private enum SidebarToggleKey: FocusedValueKey { typealias Value = ColumnToggle }
private enum InspectorToggleKey: FocusedValueKey { typealias Value = ColumnToggle }

extension FocusedValues {
    /// Shows or hides the sidebar of the page's split view.
    var sidebarToggle: ColumnToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }

    /// Shows or hides the page's inspector.
    var inspectorToggle: ColumnToggle? {
        get { self[InspectorToggleKey.self] }
        set { self[InspectorToggleKey.self] = newValue }
    }
}

/// Runs after a tap has selected a row of a list, so that a split view can show its next column.
nonisolated struct ListSelectionAction {
    let run: @MainActor () -> Void
}

private enum DidSelectRowKey: EnvironmentKey { static var defaultValue: ListSelectionAction? { nil } }

extension EnvironmentValues {
    /// The action after the selection of a row; nil for none.
    var didSelectRow: ListSelectionAction? {
        get { self[DidSelectRowKey.self] }
        set { self[DidSelectRowKey.self] = newValue }
    }
}

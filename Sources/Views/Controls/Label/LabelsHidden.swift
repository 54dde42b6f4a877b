private enum LabelsAreHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var labelsAreHidden: Bool {
        get { self[LabelsAreHiddenKey.self] }
        set { self[LabelsAreHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls inside, except for assistive technologies.
    public nonisolated __consuming func labelsHidden() -> some View {
        environment(\.labelsAreHidden, true)
    }

    /// Shows or hides the labels of the controls inside. Hidden ones remain for assistive technologies; the automatic visibility is
    /// that of the views around.
    public nonisolated __consuming func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.labelsAreHidden) { isHidden in
            if visibility != .automatic { isHidden = visibility == .hidden }
        }
    }
}

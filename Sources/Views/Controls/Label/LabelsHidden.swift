private enum LabelsAreHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var labelsAreHidden: Bool {
        get { self[LabelsAreHiddenKey.self] }
        set { self[LabelsAreHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls inside, except for assistive technologies.
    public nonisolated func labelsHidden() -> some View {
        environment(\.labelsAreHidden, true)
    }
}

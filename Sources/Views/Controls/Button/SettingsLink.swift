/// A button that opens the settings of the app.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// A button with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

/// The label of a link to the settings, by default.
public struct DefaultSettingsLinkLabel: View {
    nonisolated init() {}

    public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// A button that reads “Settings…”.
    public init() {
        self.init { DefaultSettingsLinkLabel() }
    }
}

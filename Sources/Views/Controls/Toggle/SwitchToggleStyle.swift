/// A switch at the trailing side of the label.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
    let tint: Color?

    /// A style with a switch in the environment's tint.
    public nonisolated init() {
        tint = nil
    }

    /// A style with a switch in a color.
    ///
    /// - Parameter tint: The color of the switch while it is on.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            if let tint {
                SwitchView(isOn: configuration.$isOn, label: AccessibilityLabel.text(in: configuration.label.content))
                    .tint(
                        tint)
            } else {
                SwitchView(isOn: configuration.$isOn, label: AccessibilityLabel.text(in: configuration.label.content))
            }
        }
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch at the trailing side of the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
